import { Field, type FieldProps } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';

/** An amount of crowns under the name `price`, with what was typed into it. */
export function PriceField({
  typed,
  ...field
}: Omit<FieldProps, 'children'> & { typed: string | undefined }) {
  return (
    <Field {...field}>
      {(wiring) => (
        <Input
          {...wiring}
          name="price"
          inputMode="numeric"
          unit="Kč"
          autoComplete="off"
          defaultValue={typed}
        />
      )}
    </Field>
  );
}
