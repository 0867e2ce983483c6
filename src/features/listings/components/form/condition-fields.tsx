import { ConditionPips } from '../../../../ui/cards/condition-pips.tsx';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { OptionTiles } from '../../../../ui/forms/option-tiles.tsx';
import type { Condition } from '../../../catalogue/contract.ts';
import { conditionLevel } from '../format-condition.ts';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';

const isCondition = (id: string): id is Condition => ['new', 'like-new', 'used', 'damaged'].includes(id);

/** Condition, each with a line of what it means; the wear shows once the thing is used. */
export function ConditionFields({ values, errors, category }: FormPartProps) {
  if (!category.hasCondition) return null;
  return (
    <div className={styles.condition}>
      <ChoiceGroup legend="Stav" id="condition" error={errors.condition}>
        <OptionTiles
          name="condition"
          defaultValue={fieldText(values, 'condition')}
          options={category.conditions.map(({ id, label, line }) => ({
            value: id,
            label,
            line,
            mark: isCondition(id) ? <ConditionPips level={conditionLevel({ condition: id })} /> : undefined,
          }))}
        />
      </ChoiceGroup>
      <div className={styles.whenUsed}>
        <ChoiceGroup legend="Jak moc hrané" id="wear" error={errors.wear}>
          <OptionTiles
            name="wear"
            defaultValue={fieldText(values, 'wear')}
            options={category.wears.map(({ id, label, line }) => ({ value: id, label, line }))}
          />
        </ChoiceGroup>
      </div>
    </div>
  );
}
