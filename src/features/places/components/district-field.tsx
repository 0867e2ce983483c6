import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { District } from '../contract.ts';

/** The district of a place typed by hand. */
export function DistrictField({
  districts,
  defaultValue,
  error,
}: {
  districts: readonly District[];
  defaultValue: string;
  error?: readonly string[] | undefined;
}) {
  return (
    <Field
      label="Okres"
      id="placeDistrict"
      hint="Obcí toho jména může být víc, nebo ji v seznamu nemáme. Okres to rozhodne."
      error={error}
    >
      {(wiring) => (
        <Select
          {...wiring}
          name="placeDistrict"
          defaultValue={defaultValue}
          placeholder="Vyber okres"
          options={districts.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </Field>
  );
}
