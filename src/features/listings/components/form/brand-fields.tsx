import { useState } from 'react';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';

/** The brand from the category's list, or one's own, and the model with the brand's lines to pick from. */
export function BrandFields({ kind, values, errors, category }: FormPartProps) {
  const needed = kind === 'offer' && category.requiresBrand;
  const [slug, setSlug] = useState(fieldText(values, 'brand'));
  const lines = category.brands.find((brand) => brand.slug === slug)?.lines ?? [];
  return (
    <>
      <div className={styles.brand}>
        <Field
          label="Značka"
          id="brand"
          optional={!needed}
          note={kind === 'demand' ? '' : undefined}
          error={errors.brand}
        >
          {(wiring) => (
            <Select
              {...wiring}
              name="brand"
              defaultValue={fieldText(values, 'brand')}
              placeholder="Vyber značku"
              options={category.brands.map((brand) => ({ value: brand.slug, label: brand.name }))}
              onChange={(event) => setSlug(event.target.value)}
            />
          )}
        </Field>
        <div className={styles.whenOtherBrand}>
          <Field label="Jaká značka" id="brandText" error={errors.brandText}>
            {(wiring) => <Input {...wiring} name="brandText" defaultValue={fieldText(values, 'brandText')} />}
          </Field>
        </div>
      </div>
      <Field label="Model" id="model" optional note={kind === 'demand' ? '' : undefined} error={errors.model}>
        {(wiring) => (
          <>
            <Input
              {...wiring}
              name="model"
              defaultValue={fieldText(values, 'model')}
              list={lines.length > 0 ? 'model-lines' : undefined}
              autoComplete="off"
            />
            <datalist id="model-lines">
              {lines.map((line) => (
                <option key={line} value={line}>
                  {line}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
    </>
  );
}
