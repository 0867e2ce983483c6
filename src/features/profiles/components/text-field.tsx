import type { ReactNode } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import type { KeyFilter } from '../../../ui/forms/key-filters.ts';

export type TextFieldProps = {
  name: string;
  label: string;
  error?: readonly string[] | undefined;
  fine?: string | undefined;
  hint?: ReactNode;
  defaultValue: string;
  autoComplete?: string;
  inputMode?: 'numeric';
  keys?: KeyFilter;
};

/** One line of a profile; what must be there depends on who sells, so the server and the check say it. */
export function TextField({ name, label, error, fine, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} id={name} optional note="" error={error} fine={fine} hint={hint}>
      {(wiring) => <Input {...wiring} {...input} name={name} />}
    </Field>
  );
}
