import { Link, useNavigation } from 'react-router';
import { AccountTerms } from '../../../features/accounts/components/account-terms.tsx';
import { OtherWays } from '../../../features/accounts/components/other-ways.tsx';
import { RegistrationForm } from '../../../features/accounts/components/registration-form.tsx';
import { SignInFrame } from '../../../features/accounts/components/sign-in-frame.tsx';
import { listProviders } from '../../../features/accounts/contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { loadFromApi } from '../../api-client.ts';
import { answerMessage, keepTyped } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import { safeNext } from '../../sign-in-cookie.ts';
import { beginRegistration } from './sign-in-flow.ts';
import {
  accountUrl,
  privacyUrl,
  registerPinUrl,
  registerUrl,
  signInUrl,
  termsUrl,
  withNext,
} from '../../urls.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

const nextOf = (url: URL) => safeNext(url.searchParams.get('dal'), accountUrl);

export async function loader({ context, url }: RouteArgs) {
  return { ...(await loadFromApi(context, listProviders)), next: nextOf(url) };
}

export function action({ request, url, context }: RouteArgs) {
  return beginRegistration({ request, context }, registerPinUrl, nextOf(url));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepTyped(serverAction);

export default function RegisterPage({
  loaderData: { providers, next },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <PageHead
        title="Registrace"
        description="Založ si účet s heslem. Na inzerát ale stačí i samotný e-mail a PIN."
        path={registerUrl}
        index={false}
      />
      <SignInFrame>
        <h1>Založ si účet</h1>
        <p>
          Už ho máš? <Link to={withNext(signInUrl, next)}>Přihlas se</Link>. Bez hesla stačí i PIN z{' '}
          <span className={text.noWrap}>e-mailu</span>.
        </p>
        <RegistrationForm
          values={actionData?.values ?? {}}
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={busy}
        />
        <OtherWays providers={providers} next={next} />
        <AccountTerms termsTo={termsUrl} privacyTo={privacyUrl} />
      </SignInFrame>
    </div>
  );
}
