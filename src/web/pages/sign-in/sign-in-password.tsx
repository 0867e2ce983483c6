import Mail from 'lucide-react/icons/mail';
import { Link, useNavigation } from 'react-router';
import { PasswordField } from '../../../features/accounts/components/password-field.tsx';
import { SignInFrame } from '../../../features/accounts/components/sign-in-frame.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { answerMessage, keepInput } from '../../form-answer.ts';
import { objectionLink } from './objection-link.tsx';
import { PageHead } from '../../page-head.tsx';
import type { ClientActionArgs, PageProps, RouteArgs } from '../../router/route-types.ts';
import { readPendingSignIn, safeNext } from '../../sign-in-cookie.ts';
import {
  forgottenUrl,
  myListingsUrl,
  signInPasswordUrl,
  signInUrl,
  withNext,
} from '../../../contract/urls.ts';
import { startSessionWithPassword } from './sign-in-flow.ts';

const nextOf = (url: URL) => safeNext(url.searchParams.get('dal'), myListingsUrl);

export const loader = ({ request, url }: RouteArgs) => ({
  email: readPendingSignIn(request)?.email,
  next: nextOf(url),
});

export function action({ request, url, context }: RouteArgs) {
  return startSessionWithPassword({ request, context }, nextOf(url));
}

export const clientAction = ({ serverAction }: ClientActionArgs<typeof action>) => keepInput(serverAction);

export default function SignInPasswordPage({
  loaderData,
  actionData,
}: PageProps<typeof loader, typeof action | typeof clientAction>) {
  const busy = useNavigation().formMethod === 'POST';
  const { next } = loaderData;
  return (
    <div className={classNames(layout.wrap, layout.section)}>
      <PageHead title="Přihlášení heslem" path={signInPasswordUrl} index={false} />
      <SignInFrame>
        <h1>Přihlas se heslem</h1>
        <p>
          Heslo nemáš? <Link to={withNext(signInUrl, next)}>Přihlas se PINem z e-mailu</Link>.
        </p>
        <PasswordSignInForm
          email={(actionData && fieldText(actionData.values, 'email')) || loaderData.email}
          errors={actionData?.fields}
          message={answerMessage(actionData)}
          busy={busy}
        />
        {objectionLink(actionData?.code)}
        <p>
          <Link to={withNext(forgottenUrl, next)}>Zapomenuté heslo nebo PIN</Link>
        </p>
      </SignInFrame>
    </div>
  );
}

const load = () =>
  import('../../../features/accounts/components/sign-in-checks.ts').then(
    (checks) => checks.checkPasswordSignIn,
  );
const labels = { email: 'Tvůj e-mail', password: 'Heslo' };

/** Form for signing in by email and password. */
function PasswordSignInForm({
  email,
  busy,
  ...sent
}: SubmissionResult & {
  email?: string | undefined;
}) {
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.email} id="email" error={wrong.email}>
            {(wiring) => (
              <Input
                {...wiring}
                name="email"
                type="email"
                icon={Mail}
                keys="email"
                autoComplete="username"
                defaultValue={email}
              />
            )}
          </Field>
          <PasswordField name="password" label={labels.password} errors={wrong} />
          <Button size="large" block busy={busy}>
            Přihlásit se
          </Button>
        </>
      )}
    </LiveForm>
  );
}
