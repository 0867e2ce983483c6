import type { FieldSentences } from '../../../ui/forms/form-fields.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';

/** One password, hidden; managers are told whether to fill in the one they know or to offer a new one. */
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
  /** A password that is being chosen. */
  fresh?: boolean;
  errors: FieldSentences;
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

/** What the two fields are called. */
export const newPasswordLabels = { password: 'Heslo', passwordAgain: 'Heslo znovu' };

/** The same password twice, so that a slip of the finger locks nobody out. */
export function NewPasswordFields({ errors }: { errors: FieldSentences }) {
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
