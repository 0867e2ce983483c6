import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import { NewPasswordFields } from './password-field.tsx';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkPassword);

/** Chooses a password, typed twice. */
export function PasswordForm({
  errors,
  message,
  busy,
}: {
  errors?: FieldSentences | undefined;
  message?: string | undefined;
  busy: boolean;
}) {
  const live = useLiveForm({ load, serverErrors: errors });
  return (
    <Form method="post" className={styles.form} {...live.formProps}>
      {message && <Alert severity="error">{message}</Alert>}
      <ErrorSummary errors={live.summary} attempt={live.attempt} />
      <NewPasswordFields errors={live.errors} />
      <Button name="intent" value="password" variant="secondary" busy={busy}>
        Nastavit heslo
      </Button>
    </Form>
  );
}
