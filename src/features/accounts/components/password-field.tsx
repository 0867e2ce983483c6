import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';

/** A password input; `autocomplete` lets password managers fill in the current one or offer a new one. */
export function PasswordField({
  name,
  label,
  hint,
  fresh = false,
  errors,
}: {
  name: string;
  label: string;
  hint?: string;
  /** Whether a new password is being chosen. */
  fresh?: boolean;
  errors: FieldErrorMessages;
}) {
  return (
    <Field label={label} id={name} error={errors[name]} hint={hint}>
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          type="password"
          autoComplete={fresh ? 'new-password' : 'current-password'}
        />
      )}
    </Field>
  );
}

/** Labels of the two fields. */
export const newPasswordLabels = { password: 'Heslo', passwordAgain: 'Heslo znovu' };

/** Asks for a new password twice, so that a typo cannot lock the user out. */
export function NewPasswordFields({ errors }: { errors: FieldErrorMessages }) {
  return (
    <>
      <PasswordField
        name="password"
        label={newPasswordLabels.password}
        hint="Aspoň 10 znaků, malé i velké písmeno."
        fresh
        errors={errors}
      />
      <PasswordField name="passwordAgain" label={newPasswordLabels.passwordAgain} fresh errors={errors} />
    </>
  );
}
