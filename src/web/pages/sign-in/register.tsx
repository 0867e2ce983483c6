import Mail from 'lucide-react/icons/mail';
import { Link, useNavigation } from 'react-router';
import { AccountTerms } from '../../../features/accounts/components/account-terms.tsx';
import { ProviderLinks } from '../../../features/accounts/components/provider-links.tsx';
import {
  NewPasswordFields,
  newPasswordLabels,
} from '../../../features/accounts/components/password-field.tsx';
import { SignInFrame } from '../../../features/accounts/components/sign-in-frame.tsx';
import { listProviders } from '../../../features/accounts/contract.ts';
import { emailPrivacy } from '../../../features/accounts/components/email-privacy.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText, type FormFields } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import { loadFromApi } from '../../api-client.ts';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { PageHead } from '../../page-head.tsx';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { safeNext } from '../../sign-in-cookie.ts';
import {
  accountUrl,
  privacyUrl,
  registerPinUrl,
  registerUrl,
  signInUrl,
  termsUrl,
  withNext,
} from '../../../contract/urls.ts';
import { startRegistrationFlow } from './sign-in-flow.ts';

const nextOf = (url: URL) => safeNext(url.searchParams.get('dal'), accountUrl);

export async function loader({ context, url }: RouteArgs) {
  return { ...(await loadFromApi(context, listProviders)), next: nextOf(url) };
}

export function action({ request, url, context }: RouteArgs) {
  return startRegistrationFlow({ request, context }, registerPinUrl, nextOf(url));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

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
        <ProviderLinks providers={providers} next={next} />
        <AccountTerms termsTo={termsUrl} privacyTo={privacyUrl} />
      </SignInFrame>
    </div>
  );
}

const load = () =>
  import('../../../features/accounts/components/sign-in-checks.ts').then(
    (checks) => checks.checkRegistration,
  );
const labels = { email: 'Tvůj e-mail', name: 'Jméno', ...newPasswordLabels };

/** Email, password and an optional name. Passwords are never sent back to the page. */
function RegistrationForm({
  values,
  busy,
  ...sent
}: SubmissionResult & {
  values: FormFields;
}) {
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.email} id="email" error={wrong.email} hint={emailPrivacy}>
            {(wiring) => (
              <Input
                {...wiring}
                name="email"
                type="email"
                icon={Mail}
                keys="email"
                autoComplete="username"
                defaultValue={fieldText(values, 'email')}
              />
            )}
          </Field>
          <Field
            label={labels.name}
            id="name"
            optional
            error={wrong.name}
            hint="Z celého jména ukážeme křestní a první písmeno příjmení."
          >
            {(wiring) => (
              <Input {...wiring} name="name" autoComplete="name" defaultValue={fieldText(values, 'name')} />
            )}
          </Field>
          <NewPasswordFields errors={wrong} />
          <Button size="large" block busy={busy}>
            Založit účet
          </Button>
        </>
      )}
    </LiveForm>
  );
}
