import { useState } from 'react';
import { Field, type FieldProps } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { suggestPrice } from '../price-text.ts';

/** Input named `price` for an amount in CZK; asks back when the text probably means another amount. */
export function PriceField({
  typed,
  ...field
}: Omit<FieldProps, 'children'> & { typed: string | undefined }) {
  const [amount, setAmount] = useState(typed ?? '');
  const asked = field.error?.length ? suggestPrice(amount) : undefined;
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
