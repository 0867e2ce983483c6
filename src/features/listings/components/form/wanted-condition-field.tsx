import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { fieldList } from '../../../../ui/forms/form-fields.ts';
import type { FormPartProps } from './listing-form-props.ts';

/** Which conditions somebody who looks for gear would take. */
export function WantedConditionField({ values, errors, category }: FormPartProps) {
  if (!category.hasCondition) return null;
  const chosen = fieldList(values, 'wantedConditions');
  return (
    <ChoiceGroup
      legend="Jaký stav ti stačí"
      id="wantedConditions"
      note="když na tom záleží"
      error={errors.wantedConditions}
    >
      {category.conditions.map(({ id, label, line }) => (
        <Checkbox
          key={id}
          name="wantedConditions"
          value={id}
          label={label}
          // How worn a used thing may be is not asked for here.
          line={id === 'used' ? line?.split(';')[0] : line}
          defaultChecked={chosen.includes(id)}
        />
      ))}
    </ChoiceGroup>
  );
}
