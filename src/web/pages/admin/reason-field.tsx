import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';

type Props = { errors: readonly string[] | undefined; value?: string | undefined };

/** Why an admin does something; it is recorded in the admin log. */
export function ReasonField({ errors, value }: Props) {
  return (
    <Field label="Důvod" hint="Zapíše se do deníku." error={errors}>
      {(wiring) => <Input {...wiring} name="reason" defaultValue={value} />}
    </Field>
  );
}
