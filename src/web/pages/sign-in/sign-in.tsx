import { Link, useNavigation } from 'react-router';
import { withFullStop } from '../../../contract/czech.ts';
import { AccountTerms } from '../../../features/accounts/components/account-terms.tsx';
import { EmailForm } from '../../../features/accounts/components/email-form.tsx';
import { ProviderLinks } from '../../../features/accounts/components/provider-links.tsx';
import { SignInFrame } from '../../../features/accounts/components/sign-in-frame.tsx';
import styles from '../../../features/accounts/components/provider-links.module.css';
import { currentSession, listProviders } from '../../../features/accounts/contract.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import layout from '../../../ui/layout/layout.module.css';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { advertiserToFollow } from '../../following.ts';
import { useNotice } from '../../notice.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { PageHead } from '../../page-head.tsx';
import { userContext } from '../../services.ts';
import { readPendingSignIn, safeNext } from '../../sign-in-cookie.ts';
import { startSignInFlow } from './sign-in-flow.ts';
import {
  forgottenUrl,
  myListingsUrl,
  privacyUrl,
  registerUrl,
  signInPasswordUrl,
  signInPinUrl,
  signInUrl,
  signOutUrl,
  termsUrl,
  withNext,
} from '../../../contract/urls.ts';

const nextOf = (url: URL) => safeNext(url.searchParams.get('dal'), myListingsUrl);

export async function loader({ request, url, context }: RouteArgs) {
  const account = context.get(userContext) && (await loadFromApi(context, currentSession));
  const again = account !== undefined && url.searchParams.has('znovu');
  return {
    ...(await loadFromApi(context, listProviders)),
    email: again ? account.email : readPendingSignIn(request)?.email,
    next: nextOf(url),
    signedInAs: account?.publicName,
    again,
    toFollow: (await advertiserToFollow(context, new URL(nextOf(url), url)))?.name,
  };
}

export function action({ request, url, context }: RouteArgs) {
  return startSignInFlow({ request, context }, signInPinUrl, nextOf(url));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function SignInPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const { signedInAs, again, next, providers, toFollow } = loaderData;
  const busy = useNavigation().formMethod === 'POST';
  const [notice, closeNotice] = useNotice();
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <PageHead
        title="Přihlášení"
        description="Přihlas se e-mailem a PINem, heslem nebo jinou službou a spravuj svoje inzeráty, zprávy a hlídaná hledání."
        path={signInUrl}
        index={false}
      />
      <SignInFrame>
        <h1>Přihlas se</h1>
        {signedInAs === undefined ? (
          <p>
            {toFollow && `${withFullStop(`Přihlas se a budeš sledovat inzerenta ${toFollow}`)} `}
            Nový účet vznikne sám, stačí e-&#8288;mail.
          </p>
        ) : again ? (
          <p>Jako {signedInAs} už tu jsi, jen už delší dobu. Pro jistotu potvrď, že jsi to ty.</p>
        ) : (
          <p>
            Jako {signedInAs} už tu jsi. <Link to={next}>Pokračovat s tímto účtem</Link>, nebo se{' '}
            <Link to={signOutUrl}>odhlásit</Link>.
          </p>
        )}
        {notice === 'sluzba-mlci' && (
          <Alert severity="error" onClose={closeNotice}>
            Přihlašovací služba neodpověděla. Zkus to znovu, nebo se přihlas e-mailem.
          </Alert>
        )}
        <EmailForm
          email={(actionData && fieldText(actionData.values, 'email')) || loaderData.email}
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={busy}
          ownPin={actionData?.code === 'too-many-requests'}
          hint="Pošleme ti jednorázový PIN. Na dalším kroku můžeš zadat i vlastní."
        />
        {signedInAs === undefined && <AccountTerms termsTo={termsUrl} privacyTo={privacyUrl} />}
        <ProviderLinks providers={providers} next={next} />
        <ul className={styles.moreWays}>
          <li>
            <Link to={withNext(signInPasswordUrl, next)}>Přihlásit se heslem</Link>
          </li>
          <li>
            <Link to={withNext(registerUrl, next)}>Založit účet s heslem</Link>
          </li>
          <li>
            <Link to={forgottenUrl}>Zapomenuté heslo nebo PIN</Link>
          </li>
        </ul>
      </SignInFrame>
    </div>
  );
}
