import { useState } from 'react';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { BrandChoice } from './brand-choice.tsx';
import type { FormPartProps } from './listing-form-props.ts';

/** The brand from the category's list, or one's own, and the model with the brand's lines to pick from. */
export function BrandFields(props: FormPartProps) {
  const { kind, values, errors, category } = props;
  const [slug, setSlug] = useState(fieldText(values, 'brand'));
  const lines = category.brands.find((brand) => brand.slug === slug)?.lines ?? [];
  const needed = kind === 'offer' && category.requiresBrand;
  return (
    <>
      <BrandChoice {...props} optional={!needed} onBrand={setSlug} />
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
