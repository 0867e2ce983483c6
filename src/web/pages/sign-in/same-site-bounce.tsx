import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageHead } from '../../page-head.tsx';

/**
 * A page of our own that goes on by itself. Whoever arrives from another site comes without the `user` cookie, which is
 * SameSite Strict; the refresh starts here, on our own page, and the cookie comes with it.
 */
export function SameSiteBounce({ title, path, next }: { title: string; path: string; next: string }) {
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title={title} path={path} index={false} />
      <meta httpEquiv="refresh" content={`0; url=${next}`} />
      <h1>Ověřuji platnost přihlášení...</h1>
      <p className={text.lead}>
        Za okamžik budeš dál. Když se nic neděje, <a href={next}>pokračuj tudy</a>.
      </p>
    </div>
  );
}
