import { useRef, useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Field, type FieldProps } from '../../../ui/forms/field.tsx';
import { writeText } from '../../../ui/forms/form-draft.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { suggestPrice, likelyPrice } from '../price-text.ts';

/**
 * Input named `price` for an amount in CZK; asks back when the refused text probably means another amount, which can be
 * accepted by pressing the question.
 */
export function PriceField({
  typed,
  error,
  ...field
}: Omit<FieldProps, 'children'> & { typed: string | undefined }) {
  const [amount, setAmount] = useState(typed ?? '');
  const [accepted, setAccepted] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  // An error of the server stays until the next submission, although the accepted amount is right.
  const shown = amount === accepted ? undefined : error;
  const asked = shown?.length ? suggestPrice(amount) : undefined;

  function accept() {
    const meant = String(likelyPrice(amount) ?? amount);
    if (!input.current) return;
    setAccepted(meant);
    writeText(input.current, meant);
    input.current.focus();
  }

  return (
    <Field
      {...field}
      error={shown}
      hint={
        asked && hydrated ? (
          <Button type="button" variant="tertiary" size="tap" onClick={accept}>
            {asked}
          </Button>
        ) : (
          (asked ?? field.hint)
        )
      }
    >
      {(wiring) => (
        <Input
          {...wiring}
          ref={input}
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
