import type { ComponentProps } from 'react';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';

type Props = Pick<ComponentProps<typeof Select>, 'options'> & {
  label: string;
  name: string;
  /** What stands there while nothing is chosen. */
  all: string;
  chosen: string | number | undefined;
};

/** A choice by which a list is narrowed. */
export function FilterSelect({ label, name, all, options, chosen = '' }: Props) {
  return (
    <Field label={label} optional note="">
      {(wiring) => (
        <Select {...wiring} name={name} placeholder={all} options={options} defaultValue={String(chosen)} />
      )}
    </Field>
  );
}
