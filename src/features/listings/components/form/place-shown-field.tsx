import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import type { FormPartProps } from './listing-form-props.ts';

const choices = [
  { value: 'exact', label: 'Obec' },
  { value: 'district', label: 'Jen okres' },
];

/** Whether the listing shows its municipality, or only the district. */
export function PlaceShownField({ values, errors }: Pick<FormPartProps, 'values' | 'errors'>) {
  return (
    <ChoiceGroup
      legend="Jaké místo ukázat"
      id="placeShown"
      hint="Když zvolíš Jen okres, obec neuvidí nikdo."
      error={errors.placeShown}
    >
      <Segmented
        name="placeShown"
        defaultValue={fieldText(values, 'placeShown') || 'district'}
        options={choices}
      />
    </ChoiceGroup>
  );
}
