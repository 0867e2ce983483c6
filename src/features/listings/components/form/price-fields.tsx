import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import type { Category } from '../../../catalogue/contract.ts';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';
import { SwapFields } from './swap-fields.tsx';

const agreement = { value: 'agreement', label: 'Dohodou' };
const words = {
  offer: {
    legend: 'Cena',
    amount: 'Částka',
    types: [{ value: 'fixed', label: 'Částka' }, agreement, { value: 'free', label: 'Zdarma' }],
  },
  demand: {
    legend: 'Kolik dáš',
    amount: 'Nejvyšší cena',
    types: [{ value: 'fixed', label: 'Nejvýš částka' }, agreement],
  },
};

/** How the price is set, the amount when it is fixed, and what an offer would take in return. */
export function PriceFields({
  kind,
  values,
  errors,
  categories,
}: Omit<FormPartProps, 'category'> & { categories: readonly Category[] }) {
  const { legend, amount, types } = words[kind];
  return (
    <div className={styles.price}>
      <ChoiceGroup legend={legend} id="priceType" error={errors.priceType}>
        <Segmented
          name="priceType"
          defaultValue={fieldText(values, 'priceType') || 'fixed'}
          options={types}
        />
      </ChoiceGroup>
      <div className={styles.whenFixed}>
        <Field label={amount} id="price" error={errors.price}>
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
      {kind === 'offer' && <SwapFields values={values} errors={errors} categories={categories} />}
    </div>
  );
}
