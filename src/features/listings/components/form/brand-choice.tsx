import { useState } from 'react';
import { fold } from '../../../../contract/fold.ts';
import { Combobox } from '../../../../ui/forms/combobox.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { Select } from '../../../../ui/forms/select.tsx';
import { useHydrated } from '../../../../ui/hydrated.ts';
import type { Brand } from '../../../catalogue/contract.ts';
import styles from './form.module.css';
import type { FormPartProps } from './listing-form-props.ts';

const other = 'jina';

type Props = FormPartProps & { optional: boolean; onBrand: (slug: string) => void };

/** A combobox of brands that accepts other names as typed. Before hydration it is a native select. */
export function BrandChoice(props: Props) {
  const alive = useHydrated();
  const { values } = props;
  // The selection made before hydration.
  const [plain, setPlain] = useState<string>();
  if (alive) return <BrandByTyping {...props} slug={plain ?? fieldText(values, 'brand')} />;
  return <BrandFromList {...props} onRendered={setPlain} />;
}

function BrandByTyping({
  kind,
  values,
  errors,
  category,
  optional,
  onBrand,
  slug,
}: Props & { slug: string }) {
  const brands = category.brands.filter((brand) => brand.slug !== other);
  const [text, setText] = useState(
    slug === other ? fieldText(values, 'brandText') : (nameOf(brands, slug) ?? ''),
  );
  const chosen = slugOf(brands, text);
  function take(typed: string) {
    setText(typed);
    onBrand(slugOf(brands, typed));
  }
  return (
    <div>
      <Field
        label="Značka"
        id="brand"
        optional={optional}
        note={kind === 'demand' ? '' : undefined}
        hint={chosen === other ? 'Tuto značku v seznamu nemáme, vezmeme ji, jak je napsaná.' : undefined}
        error={errors.brand ?? errors.brandText}
      >
        {(wiring) => (
          <Combobox
            {...wiring}
            name="brandName"
            data-field="brand"
            defaultText={text}
            shortest={0}
            load={(typed) => Promise.resolve(offered(brands, typed))}
            noneSentence="Takovou v seznamu nemáme, vezmeme ji, jak je napsaná."
            onChoose={(option) => option && take(option.label)}
            onInput={(event) => take(event.currentTarget.value)}
          />
        )}
      </Field>
      <input type="hidden" name="brand" value={chosen} />
      {chosen === other && <input type="hidden" name="brandText" value={text.trim()} />}
    </div>
  );
}

function BrandFromList({
  kind,
  values,
  errors,
  category,
  optional,
  onBrand,
  onRendered,
}: Props & { onRendered: (slug: string) => void }) {
  return (
    <div className={styles.brand}>
      <Field
        label="Značka"
        id="brand"
        optional={optional}
        note={kind === 'demand' ? '' : undefined}
        error={errors.brand}
      >
        {(wiring) => (
          <Select
            {...wiring}
            ref={(select) => {
              if (select) onRendered(select.value);
            }}
            name="brand"
            defaultValue={fieldText(values, 'brand')}
            placeholder="Vyber značku"
            options={category.brands.map((brand) => ({ value: brand.slug, label: brand.name }))}
            onChange={(event) => onBrand(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.whenOtherBrand}>
        <Field label="Jaká značka" id="brandText" error={errors.brandText}>
          {(wiring) => <Input {...wiring} name="brandText" defaultValue={fieldText(values, 'brandText')} />}
        </Field>
      </div>
    </div>
  );
}

const nameOf = (brands: readonly Brand[], slug: string) => brands.find((brand) => brand.slug === slug)?.name;

/** Slug of the brand with exactly this name, „jina“ for any other text, empty for empty text. */
function slugOf(brands: readonly Brand[], text: string): string {
  const typed = fold(text.trim());
  if (typed === '') return '';
  return brands.find(({ name }) => fold(name) === typed)?.slug ?? other;
}

/** Matches at the beginning of the name come before matches inside it. */
function offered(brands: readonly Brand[], text: string) {
  const typed = fold(text);
  const rank = ({ name }: Brand) => (fold(name).startsWith(typed) ? 0 : 1);
  return brands
    .filter(({ name }) => fold(name).includes(typed))
    .toSorted((one, another) => rank(one) - rank(another))
    .map(({ slug, name }) => ({ value: slug, label: name }));
}
