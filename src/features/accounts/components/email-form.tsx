import Mail from 'lucide-react/icons/mail';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkEmail);

/** The first step of signing in: an address that a PIN is sent to. */
export function EmailForm({
  email,
  errors,
  message,
  busy,
  hint,
}: {
  email?: string | undefined;
  errors?: FieldSentences | undefined;
  message?: string | undefined;
  busy: boolean;
  hint?: ReactNode;
}) {
  const live = useLiveForm({ load, serverErrors: errors });
  return (
    <Form method="post" className={styles.form} {...live.formProps}>
      {message && <Alert severity="error">{message}</Alert>}
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      <Field label="Tvůj e-mail" id="email" error={live.errors.email} hint={hint}>
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
    </Form>
  );
}
