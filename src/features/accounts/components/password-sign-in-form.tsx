import Mail from 'lucide-react/icons/mail';
import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import { PasswordField } from './password-field.tsx';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkPasswordSignIn);

/** Signs in by an address and its password, in one step. */
export function PasswordSignInForm({
  email,
  errors,
  message,
  busy,
}: {
  email?: string | undefined;
  errors?: FieldSentences | undefined;
  message?: string | undefined;
  busy: boolean;
}) {
  const live = useLiveForm({ load, serverErrors: errors });
  return (
    <Form method="post" className={styles.form} {...live.formProps}>
      {message && <Alert severity="error">{message}</Alert>}
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      <Field label="Tvůj e-mail" id="email" error={live.errors.email}>
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
      <PasswordField name="password" label="Heslo" errors={live.errors} />
      <Button size="large" block busy={busy}>
        Přihlásit se
      </Button>
    </Form>
  );
}
