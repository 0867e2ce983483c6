import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import text from '../../ui/layout/text.module.css';
import type { Route } from './+types/letter-landing';
import { PageHead } from '../page-head.tsx';
import { safeNext } from '../sign-in-cookie.ts';
import { myListingsUrl } from '../urls.ts';

/**
 * Where links of letters land. The `user` cookie is SameSite=Strict and so does not come with a click in a mailbox;
 * the refresh starts on our own page, and the cookie comes with it.
 */
export function loader({ url }: Route.LoaderArgs) {
  return { next: safeNext(url.searchParams.get('dal'), myListingsUrl) };
}

export default function LetterLandingPage({ loaderData: { next } }: Route.ComponentProps) {
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Ověření" path="/moje-inzerce/overeni" index={false} />
      <meta httpEquiv="refresh" content={`0; url=${next}`} />
      <h1>Ověřuji platnost přihlášení...</h1>
      <p className={text.lead}>
        Za okamžik budeš dál. Když se nic neděje, <a href={next}>pokračuj tudy</a>.
      </p>
    </div>
  );
}
