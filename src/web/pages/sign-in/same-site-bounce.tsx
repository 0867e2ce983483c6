import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageHead } from '../../page-head.tsx';

/**
 * A page that immediately refreshes. A visitor arriving from another site comes without the `user` cookie
 * (SameSite=Strict); the refresh originates from our own page, so the cookie is sent.
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
