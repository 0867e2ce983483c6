import { Form } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { PinInput } from '../../../ui/forms/pin-input.tsx';
import { useLiveForm } from '../../../ui/forms/use-live-form.ts';
import layout from '../../../ui/layout/layout.module.css';

const load = () => import('./profile-checks.ts').then((checks) => checks.checkCode);

/** Six digits from a letter or a short message. */
export function CodeForm({
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
    <Form method="post" className={layout.stack} {...live.formProps}>
      {message && <Alert severity="error">{message}</Alert>}
      <Field label="PIN" id="pin" error={live.errors.pin} hint="Šest číslic, platí 15 minut.">
        {(wiring) => <PinInput {...wiring} name="pin" />}
      </Field>
      <Button size="large" busy={busy}>
        Ověřit
      </Button>
    </Form>
  );
}
