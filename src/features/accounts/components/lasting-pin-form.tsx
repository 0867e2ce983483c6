import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkLastingPin);
const fields = [
  { name: 'pin', label: 'PIN' },
  { name: 'pinAgain', label: 'PIN znovu' },
];

/** Chooses a lasting PIN, typed twice. */
export function LastingPinForm({
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
      <div className={styles.pins}>
        {fields.map(({ name, label }) => (
          <div key={name}>
            <Field label={label} id={name} error={live.errors[name]}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name={name}
                  type="password"
                  inputMode="numeric"
                  autoComplete="new-password"
                  keys="positiveInteger"
                />
              )}
            </Field>
          </div>
        ))}
      </div>
      <Button name="intent" value="lasting-pin" variant="secondary" busy={busy}>
        Nastavit PIN
      </Button>
    </Form>
  );
}
