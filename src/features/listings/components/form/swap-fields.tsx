import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { Switch } from '../../../../ui/forms/switch.tsx';
import type { Category } from '../../../catalogue/contract.ts';
import { handLabels } from '../hand-labels.ts';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';

/** Whether a swap is possible and for what: in words, and by the catalogue as far as the seller cares. */
export function SwapFields({
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
          hint="Třeba levou 100–101 cm, flex 27."
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
