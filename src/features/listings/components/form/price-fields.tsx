import type { ReactNode } from 'react';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import type { Category } from '../../../catalogue/contract.ts';
import { handLabels } from '../hand-labels.ts';
import { PriceField } from '../price-field.tsx';
import type { FormPartProps } from './listing-form-props.ts';
import styles from './form.module.css';

const agreement = { value: 'agreement', label: 'Dohodou' };
const texts = {
  offer: {
    legend: 'Cena',
    amount: 'Částka',
    types: [{ value: 'fixed', label: 'Částka' }, agreement, { value: 'free', label: 'Zdarma' }],
  },
  demand: {
    legend: 'Kolik dáš',
    amount: 'Nejvyšší cena',
    types: [{ value: 'fixed', label: 'Nejvýš' }, agreement],
  },
};

/** Price type, the amount of a fixed price, and what an offer would accept in a swap. */
export function PriceFields({
  kind,
  values,
  errors,
  categories,
  note,
}: Omit<FormPartProps, 'category'> & { categories: readonly Category[]; note: ReactNode }) {
  const { legend, amount, types } = texts[kind];
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
        <PriceField label={amount} id="price" error={errors.price} typed={fieldText(values, 'price')} />
      </div>
      {note}
      {kind === 'offer' && <SwapFields values={values} errors={errors} categories={categories} />}
    </div>
  );
}

/** Whether a swap is possible and for what: as free text and, optionally, in terms of the catalogue. */
function SwapFields({
  values,
  errors,
  categories,
}: Pick<FormPartProps, 'values' | 'errors'> & { categories: readonly Category[] }) {
  return (
    <>
      <Switch name="swap" label={<b>Možná výměna</b>} defaultChecked={fieldText(values, 'swap') === 'on'} />
      <div className={styles.whenSwap}>
        <Field
          label="Za co vyměníš"
          id="swapWants"
          hint="Třeba levou 100–101 cm, flex 27. Zkusíme najít i výměnu ve třech nebo ve čtyřech."
          error={errors.swapWants}
        >
          {(wiring) => <Input {...wiring} name="swapWants" defaultValue={fieldText(values, 'swapWants')} />}
        </Field>
        <div className={styles.swapWish}>
          <Field label="Kategorie" id="swapCategory" optional error={errors.swapCategory}>
            {(wiring) => (
              <Select
                {...wiring}
                name="swapCategory"
                defaultValue={fieldText(values, 'swapCategory')}
                placeholder="Nezáleží"
                options={categories.map(({ slug, name, parent }) => ({
                  value: slug,
                  label: parent ? `\u2003${name}` : name,
                }))}
              />
            )}
          </Field>
          <Field label="Velikost" id="swapSize" optional error={errors.swapSize}>
            {(wiring) => (
              <Input
                {...wiring}
                name="swapSize"
                autoComplete="off"
                placeholder="100 cm, EU 43, L…"
                defaultValue={fieldText(values, 'swapSize')}
              />
            )}
          </Field>
          <Field label="Strana" id="swapHand" optional error={errors.swapHand}>
            {(wiring) => (
              <Select
                {...wiring}
                name="swapHand"
                defaultValue={fieldText(values, 'swapHand')}
                placeholder="Nezáleží"
                options={Object.entries(handLabels).map(([value, label]) => ({ value, label }))}
              />
            )}
          </Field>
        </div>
      </div>
    </>
  );
}
