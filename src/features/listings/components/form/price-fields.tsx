import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';

const priceTypes = [
  { value: 'fixed', label: 'Částka' },
  { value: 'agreement', label: 'Dohodou' },
  { value: 'free', label: 'Zdarma' },
];

/** How the price is set, the amount when it is fixed, and what would be taken in return. */
export function PriceFields({ values, errors }: Omit<FormPartProps, 'category'>) {
  return (
    <div className={styles.price}>
      <ChoiceGroup legend="Cena" id="priceType" error={errors.priceType}>
        <Segmented
          name="priceType"
          defaultValue={fieldText(values, 'priceType') || 'fixed'}
          options={priceTypes}
        />
      </ChoiceGroup>
      <div className={styles.whenFixed}>
        <Field label="Částka" id="price" error={errors.price}>
          {(wiring) => (
            <Input
              {...wiring}
              name="price"
              unit="Kč"
              keys="money"
              inputMode="numeric"
              autoComplete="off"
              defaultValue={fieldText(values, 'price')}
            />
          )}
        </Field>
      </div>
      <Switch name="swap" label={<b>Možná výměna</b>} defaultChecked={fieldText(values, 'swap') === 'on'} />
      <div className={styles.whenSwap}>
        <Field
          label="Za co vyměníš"
          id="swapWants"
          hint="Třeba levou 100–101 cm, flex 27."
          error={errors.swapWants}
        >
          {(wiring) => <Input {...wiring} name="swapWants" defaultValue={fieldText(values, 'swapWants')} />}
        </Field>
      </div>
    </div>
  );
}
