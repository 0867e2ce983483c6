import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';

/** A choice that leaves fewer products, each value with how many there are. */
export function Narrow({
  label,
  name,
  of: choices,
  chosen,
}: {
  label: string;
  name: string;
  of: readonly { slug: string; name: string; products: number }[];
  chosen: string | undefined;
}) {
  const options = choices.map((each) => ({ value: each.slug, label: `${each.name} (${each.products})` }));
  return (
    <Field label={label} optional note="">
      {(wiring) => (
        <Select
          {...wiring}
          key={chosen}
          name={name}
          placeholder="Všechny"
          options={options}
          defaultValue={chosen}
        />
      )}
    </Field>
  );
}
