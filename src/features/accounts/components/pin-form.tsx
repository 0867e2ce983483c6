import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { PinInput } from '../../../ui/forms/pin-input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import styles from './sign-in.module.css';

const load = () => import('./sign-in-checks.ts').then((checks) => checks.checkPin);

/** The second step: one field for the mailed or the lasting PIN. */
export function PinForm({
  errors,
  message,
  advice,
  busy,
  label,
  validMinutes,
  pin,
}: {
  errors?: FieldSentences | undefined;
  message?: string | undefined;
  /** What to do about it. */
  advice?: string | undefined;
  busy: boolean;
  /** What the button does, e.g. `Ověřit a pokračovat`. */
  label: string;
  /** How long a mailed PIN holds. */
  validMinutes: number;
  pin?: string | undefined;
}) {
  const live = useLiveForm({ load, serverErrors: errors });
  return (
    <Form method="post" className={styles.form} {...live.formProps}>
      {message && (
        <Alert severity="error" title={message}>
          {advice}
        </Alert>
      )}
      <Field
        label="PIN"
        id="pin"
        error={live.errors.pin}
        hint={`PIN z e-mailu platí ${validMinutes} minut. Máš vlastní PIN? Napiš ten.`}
      >
        {(wiring) => <PinInput {...wiring} name="pin" defaultValue={pin} />}
      </Field>
      <Button size="large" block busy={busy}>
        {label}
      </Button>
    </Form>
  );
}
