import { Link, redirect, useNavigation } from 'react-router';
import { AccountTerms } from '../../../features/accounts/components/account-terms.tsx';
import { EmailForm } from '../../../features/accounts/components/email-form.tsx';
import { ProviderLinks } from '../../../features/accounts/components/provider-links.tsx';
import { currentSession, listProviders } from '../../../features/accounts/contract.ts';
import { emailPrivacy } from '../../../features/accounts/components/email-privacy.ts';
import { currentDraft } from '../../../features/listings/contract.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { userContext } from '../../services.ts';
import { useNotice } from '../../notice.ts';
import { readPendingSignIn, safeNext } from '../../sign-in-cookie.ts';
import { startSignInFlow } from '../sign-in/sign-in-flow.ts';
import { signedOutNotice } from '../../../contract/signed-out.ts';
import {
  addOfferUrl,
  privacyUrl,
  severalSignInUrl,
  severalUrl,
  signInPasswordUrl,
  stepOfDraft,
  termsUrl,
  wizardUrls,
  withNext,
} from '../../../contract/urls.ts';
import { unfinishedAsked } from './check-asked.ts';
import { KindChoice } from './kind-choice.tsx';
import { kindOfAddress } from './kind-of-address.ts';
import { wishQuery } from './wish-query.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { wizardTexts } from './wizard-texts.ts';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';

export const handle = { bottomBar: false };

export async function loader({ request, url, context }: RouteArgs) {
  const kind = kindOfAddress(url);
  const wishes = wishQuery(url.searchParams);
  const user = context.get(userContext);
  // Signed-in users skip this step, unless they want to use another account.
  const next = safeNext(url.searchParams.get('dal'), wizardUrls[kind].email + wishes);
  if (user && !url.searchParams.has('jiny')) {
    if (url.searchParams.has('dal')) throw redirect(next);
    const { draft } = await loadFromApi(context, currentDraft, { query: { kind } });
    const { details } = wizardUrls[kind];
    if (wishes || !draft) throw redirect(details + wishes);
    throw redirect(`${stepOfDraft(details, draft.id)}&${unfinishedAsked}`);
  }
  const email = readPendingSignIn(request)?.email;
  const { providers } = await loadFromApi(context, listProviders);
  const account = user && (await loadFromApi(context, currentSession)).publicName;
  return { kind, next, email, providers, account };
}

export function action({ request, context, url }: RouteArgs) {
  const urls = wizardUrls[kindOfAddress(url)];
  const next = safeNext(url.searchParams.get('dal'), urls.email + wishQuery(url.searchParams));
  return startSignInFlow({ request, context }, urls.pin, next);
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function AddListingEmailPage({
  loaderData: { kind, next, email, providers, account },
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formMethod === 'POST';
  const [notice, closeNotice] = useNotice();
  const several = next === severalUrl;
  const severalTo = account ? severalUrl : severalSignInUrl;
  return (
    <WizardFrame
      kind={kind}
      step={0}
      path={wizardUrls[kind].email}
      index
      title={several ? 'Vložit víc věcí najednou' : wizardTexts[kind].emailTitle}
      lead={
        several
          ? `Začni e-mailem. Hned po zadání PINu se otevře tabulka, do které vložíš všechno najednou. ${emailPrivacy}`
          : `Stačí e-\u2060mail, zprávy chodí přes bazar. ${emailPrivacy}`
      }
      hasSteps={!several}
      before={!several && <KindChoice kind={kind} severalTo={severalTo} />}
    >
      {notice === signedOutNotice && (
        <Alert severity="warn" title="Přihlášení skončilo" onClose={closeNotice}>
          {wizardTexts[kind].kept} Po přihlášení budeš pokračovat na stejném místě.
        </Alert>
      )}
      <div className={classNames(layout.panel, layout.panelLarge, layout.stack)}>
        <EmailForm
          email={(actionData && fieldText(actionData.values, 'email')) || email}
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={busy}
          hint="Pošleme ti na něj PIN. Účet tím vznikne sám."
        />
        <ProviderLinks providers={providers} next={next} />
        <AccountTerms termsTo={termsUrl} privacyTo={privacyUrl} />
        <p className={text.small}>
          Máš heslo? <Link to={withNext(signInPasswordUrl, next)}>Přihlas se heslem</Link>.
        </p>
      </div>
      {several && (
        <p className={text.small}>
          Máš jen jednu věc? <Link to={addOfferUrl}>Přidej nabídku</Link>.
        </p>
      )}
      {account && (
        <p className={text.small}>
          <Link to={next}>Zpět k účtu {account}</Link>
        </p>
      )}
    </WizardFrame>
  );
}
