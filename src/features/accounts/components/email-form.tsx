import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type Sent } from '../../../ui/forms/live-form.tsx';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkEmail);
const labels = { email: 'Tvůj e-mail' };

/** The first step of signing in: an address that a PIN is sent to. */
export function EmailForm({
  email,
  hint,
  busy,
  ...sent
}: Sent & {
  email?: string | undefined;
  hint?: ReactNode;
}) {
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.email} id="email" error={wrong.email} hint={hint}>
            {(wiring) => (
              <Input
                {...wiring}
                name="email"
                type="email"
                icon={Mail}
                keys="email"
                autoComplete="email"
                defaultValue={email}
              />
            )}
          </Field>
          <Button size="large" block busy={busy}>
            Poslat PIN
          </Button>
        </>
      )}
    </LiveForm>
  );
}
