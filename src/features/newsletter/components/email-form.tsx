import { useNavigation } from 'react-router';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { SentForm } from '../../../ui/forms/sent-form.tsx';

export type EmailFormProps = {
  label: string;
  button: string;
  /** The previously typed address, when the form is shown again. */
  email: string | undefined;
  errors: FieldErrorMessages | undefined;
};

/** Form with one email field and one button. */
export function EmailForm({ label, button, email, errors }: EmailFormProps) {
  const busy = useNavigation().formMethod === 'POST';
  return (
    <SentForm errors={errors}>
      <Field label={label} id="email" error={errors?.['email']}>
        {(wiring) => (
          <Input {...wiring} name="email" type="email" autoComplete="email" defaultValue={email} />
        )}
      </Field>
      <Button busy={busy}>{button}</Button>
    </SentForm>
  );
}
