import { useState } from 'react';
import { Field, type FieldProps } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { askPrice } from '../price-text.ts';

/** An amount of crowns under the name `price`, with what was typed into it; what was probably meant is asked about. */
export function PriceField({
  typed,
  ...field
}: Omit<FieldProps, 'children'> & { typed: string | undefined }) {
  const [amount, setAmount] = useState(typed ?? '');
  const asked = field.error?.length ? askPrice(amount) : undefined;
  return (
    <Field {...field} hint={asked ?? field.hint}>
      {(wiring) => (
        <Input
          {...wiring}
          name="price"
          inputMode="numeric"
          unit="Kč"
          autoComplete="off"
          defaultValue={typed}
          onInput={({ currentTarget }) => setAmount(currentTarget.value)}
        />
      )}
    </Field>
  );
}
