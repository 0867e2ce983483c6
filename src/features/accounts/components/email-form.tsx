import Mail from 'lucide-react/icons/mail';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LiveForm, type SubmissionResult } from '../../../ui/forms/live-form.tsx';
import { EmailSuggestion } from './email-suggestion.tsx';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkEmail);
const labels = { email: 'Tvůj e-mail' };

/** First step of signing in: the email address that receives a PIN. */
export function EmailForm({
  email,
  hint,
  busy,
  ownPin = false,
  ...sent
}: SubmissionResult & {
  email?: string | undefined;
  hint?: ReactNode;
  /** Whether to offer continuing without an email, for users with a lasting PIN. */
  ownPin?: boolean;
}) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <LiveForm load={load} labels={labels} {...sent}>
      {(wrong) => (
        <>
          <Field label={labels.email} id="email" error={wrong.email} hint={hint}>
            {(wiring) => (
              <>
                <Input
                  {...wiring}
                  ref={field}
                  name="email"
                  type="email"
                  icon={Mail}
                  keys="email"
                  autoComplete="email"
                  defaultValue={email}
                />
                <EmailSuggestion field={field} />
              </>
            )}
          </Field>
          <Button size="large" block busy={busy}>
            Poslat PIN
          </Button>
          {ownPin && (
            <Button variant="secondary" size="large" block busy={busy} name="intent" value="own-pin">
              Zadat vlastní PIN bez e-mailu
            </Button>
          )}
        </>
      )}
    </LiveForm>
  );
}
