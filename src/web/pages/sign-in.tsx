import { Link, useNavigation } from 'react-router';
import { EmailForm } from '../../features/accounts/components/email-form.tsx';
import { SignInFrame } from '../../features/accounts/components/sign-in-frame.tsx';
import { classNames } from '../../ui/class-names.ts';
import layout from '../../ui/layout/layout.module.css';
import type { Route } from './+types/sign-in';
import { answerMessage, keepTyped } from '../form-answer.ts';
import { fieldText } from '../../ui/forms/form-fields.ts';
import { PageHead } from '../page-head.tsx';
import { userContext } from '../services.ts';
import { readPendingSignIn, safeNext } from '../sign-in-cookie.ts';
import { beginSignIn } from '../sign-in-flow.ts';
import { myListingsUrl, signInPinUrl, signInUrl, signOutUrl } from '../urls.ts';

const nextOf = (url: URL) => safeNext(url.searchParams.get('dal'), myListingsUrl);

export function loader({ request, url, context }: Route.LoaderArgs) {
  return {
    email: readPendingSignIn(request)?.email,
    next: nextOf(url),
    signedInAs: context.get(userContext)?.name,
  };
}

export function action({ request, url, context }: Route.ActionArgs) {
  return beginSignIn({ request, context }, signInPinUrl, nextOf(url));
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepTyped(serverAction);

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  const { signedInAs, next } = loaderData;
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <PageHead title="Přihlášení" path={signInUrl} index={false} />
      <SignInFrame>
        <h1>Přihlas se</h1>
        {signedInAs === undefined ? (
          <p>Nový účet vznikne sám, stačí e-mail.</p>
        ) : (
          <p>
            Teď tu jsi jako {signedInAs}. <Link to={next}>Pokračovat s tímto účtem</Link>, nebo se{' '}
            <Link to={signOutUrl}>odhlásit</Link>.
          </p>
        )}
        <EmailForm
          email={(actionData && fieldText(actionData.values, 'email')) || loaderData.email}
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={busy}
          hint="Pošleme ti jednorázový PIN. Na dalším kroku můžeš zadat i vlastní."
        />
      </SignInFrame>
    </div>
  );
}
