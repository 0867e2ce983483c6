import { Form } from 'react-router';
import { conditionLabels } from '../../../features/listings/components/condition-words.ts';
import { conditions } from '../../../features/search/components/choices.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { searchUrl } from '../../urls.ts';
import styles from './gear-picker.module.css';

/** The quickest questions of somebody who knows what they are after: a thing, its condition, the most to pay. */
export function GearPicker({ categories }: { categories: readonly { slug: string; name: string }[] }) {
  return (
    <Form action={searchUrl} className={styles.picker} aria-labelledby="vyber">
      <h2 id="vyber">Najdi si výbavu</h2>
      <input type="hidden" name="kind" value="offer" />
      <Field label="Co sháníš" optional note="">
        {(wiring) => (
          <Select
            {...wiring}
            name="category"
            placeholder="Cokoli"
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        )}
      </Field>
      <div className={layout.pair}>
        <Field label="Stav" optional note="">
          {(wiring) => (
            <Select
              {...wiring}
              name="condition"
              placeholder="Jakýkoli"
              options={conditions.map((condition) => ({
                value: condition,
                label: conditionLabels[condition],
              }))}
            />
          )}
        </Field>
        <Field label="Cena do" optional note="">
          {(wiring) => (
            <Input {...wiring} name="priceMax" inputMode="numeric" keys="money" unit="Kč" maxLength={12} />
          )}
        </Field>
      </div>
      <Button block>Ukázat nabídky</Button>
    </Form>
  );
}
