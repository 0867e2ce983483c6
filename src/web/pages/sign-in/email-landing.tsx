import { Link } from 'react-router';
import { pin } from '../../../features/accounts/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { keepInput } from '../../form-answer.ts';
import { SameSiteBounce } from './same-site-bounce.tsx';
import { PageHead } from '../../page-head.tsx';
import { PinStep } from './pin-step.tsx';
import { userContext } from '../../services.ts';
import { readPendingSignIn, safeNext } from '../../sign-in-cookie.ts';
import { finishSignIn, loadPendingSignIn } from './sign-in-flow.ts';
import {
  accountUrl,
  emailLandingUrl,
  myListingsUrl,
  signInPinUrl,
  signInUrl,
} from '../../../contract/urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const readPin = (url: URL) => pin.safeParse(url.searchParams.get('pin')).data;

/**
 * Landing page of links in emails. A plain link redirects to its page. One with a PIN needs the cookie of the
 * pending sign-in: the browser that requested it can submit the PIN by one button; any other only displays it
 * for copying.
 */
export function loader({ request, url, context }: RouteArgs) {
  const code = readPin(url);
  if (code === undefined) return { next: safeNext(url.searchParams.get('dal'), myListingsUrl) };
  if (!url.searchParams.has('odtud')) return { next: `${emailLandingUrl}?pin=${code}&odtud` };
  const pending = readPendingSignIn(request) ? loadPendingSignIn(request, signInUrl) : undefined;
  return { code, pending, signedIn: context.get(userContext) !== undefined };
}

export function action({ request, context }: RouteArgs) {
  return finishSignIn({ request, context }, signInUrl, signInPinUrl);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export const headers = () => ({ 'cache-control': 'private, no-store' });

export default function EmailLandingPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  if (loaderData.next !== undefined)
    return <SameSiteBounce title="Ověření" path={emailLandingUrl} next={loaderData.next} />;
  const { code, pending, signedIn } = loaderData;
  return (
    <div className={classNames(layout.wrap, layout.narrow, layout.section, layout.stack)}>
      <PageHead title="Ověření" path={emailLandingUrl} index={false} />
      {pending ? (
        <>
          <h1>Potvrď přihlášení</h1>
          <PinStep
            pending={pending}
            answer={actionData}
            emailUrl={signInUrl}
            label="Přihlásit se"
            pin={code}
          />
        </>
      ) : (
        <>
          <h1>Tvůj PIN</h1>
          <p className={text.code}>{code}</p>
          {signedIn ? (
            <p>
              V tomto prohlížeči už přihlášení máš. <Link to={accountUrl}>Pokračovat do účtu</Link>
            </p>
          ) : (
            <p>Opiš ho do prohlížeče, ve kterém se přihlašuješ. Tady tě z bezpečnosti nepřihlásí.</p>
          )}
        </>
      )}
    </div>
  );
}
