import type { ComponentProps } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';

type Props = Pick<ComponentProps<typeof Select>, 'options'> & {
  label: string;
  name: string;
  /** The option shown when no value is chosen. */
  all: string;
  chosen: string | number | undefined;
};

/** A select field that filters a list. */
export function FilterSelect({ label, name, all, options, chosen = '' }: Props) {
  return (
    <Field label={label} optional note="">
      {(wiring) => (
        <Select {...wiring} name={name} placeholder={all} options={options} defaultValue={String(chosen)} />
      )}
    </Field>
  );
}
