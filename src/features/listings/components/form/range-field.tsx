import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import type { AttributeDefinition } from '../../../catalogue/contract.ts';
import { attributeField } from '../../../catalogue/rules.ts';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';

const ends = [
  { end: 'min', label: 'Od' },
  { end: 'max', label: 'Do' },
] as const;

/** From what to what a wished number may be; either end may stay open. */
export function RangeField({
  definition: { key, label, unit, type, help },
  values,
  errors,
}: Pick<FormPartProps, 'values' | 'errors'> & { definition: AttributeDefinition }) {
  const name = attributeField(key);
  return (
    <ChoiceGroup legend={label} id={name} hint={help} error={errors[name]}>
      <div className={styles.range}>
        {ends.map(({ end, label: word }) => {
          const id = attributeField(key, end);
          return (
            <Field key={end} label={word} id={id} optional note="" error={errors[id]}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name={id}
                  unit={unit}
                  inputMode={type === 'int' ? 'numeric' : 'decimal'}
                  autoComplete="off"
                  defaultValue={fieldText(values, id)}
                />
              )}
            </Field>
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
