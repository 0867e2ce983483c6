import Mail from 'lucide-react/icons/mail';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';
import { PasswordField } from './password-field.tsx';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkPasswordSignIn);
const labels = { email: 'Tvůj e-mail', password: 'Heslo' };

/** Signs in by an address and its password, in one step. */
export function PasswordSignInForm({
  email,
  busy,
  ...sent
}: Sent & {
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
