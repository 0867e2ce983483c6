import { type FormEvent, type RefObject } from 'react';
import { Form } from 'react-router';
import type { Choice } from '../../catalogue/contract.ts';
import { ConditionPips } from '../../../ui/cards/condition-pips.tsx';
import { FacetGroup } from '../../../ui/disclosure/facet-group.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import { conditionLabels, conditionLevel, wearLabels } from '../../listings/components/condition-words.ts';
import { conditions, wears } from './choices.ts';
import type { SearchState } from '../address.ts';
import { PlaceFilter } from './place-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

export type FilterChoices = {
  categories: readonly SelectOption[];
  brands: readonly Choice[];
  regions: readonly SelectOption[];
};

export type FilterFormProps = {
  id: string;
  /** Where a plain form is sent; the page then moves to the tidy address. */
  action: string;
  search: SearchState;
  choices: FilterChoices;
  /** The municipality being looked around in, as it was typed or chosen. */
  placeName: string;
  errors: Readonly<Record<string, readonly string[]>>;
  formProps: { ref: RefObject<HTMLFormElement | null>; onSubmit: (event: FormEvent) => void };
};

const kinds = [
  { value: '', label: 'Vše' },
  { value: 'offer', label: 'Nabídky' },
  { value: 'demand', label: 'Poptávky' },
];

/** All filters of the search as one plain GET form; controls outside join it by its `id`. */
export function FilterForm({ id, action, search, choices, placeName, errors, formProps }: FilterFormProps) {
  const chosen = (name: keyof SearchState, value: string) => search[name]?.includes(value) ?? false;
  return (
    <Form id={id} action={action} noValidate {...formProps}>
      <FacetGroup name="Co hledáš" open>
        <ChoiceGroup legend="Druh inzerátu" optional note="">
          <Segmented name="kind" options={kinds} defaultValue={search.kind?.[0] ?? ''} />
        </ChoiceGroup>
        <Field label="Kategorie" optional note="">
          {(wiring) => (
            <Select
              {...wiring}
              name="category"
              placeholder="Všechny kategorie"
              options={choices.categories}
              defaultValue={search.category?.[0] ?? ''}
            />
          )}
        </Field>
      </FacetGroup>
      <PriceFilter search={search} error={errors.price} />
      <FacetGroup name="Stav" open>
        {conditions.map((condition) => (
          <Checkbox
            key={condition}
            dense
            name="condition"
            value={condition}
            defaultChecked={chosen('condition', condition)}
            label={
              <>
                <ConditionPips level={conditionLevel({ condition })} />
                {`\u2002${conditionLabels[condition]}`}
              </>
            }
          />
        ))}
      </FacetGroup>
      <FacetGroup name="Opotřebení" open={search.wear !== undefined}>
        {wears.map((wear) => (
          <Checkbox
            key={wear}
            dense
            name="wear"
            value={wear}
            defaultChecked={chosen('wear', wear)}
            label={wearLabels[wear]}
          />
        ))}
      </FacetGroup>
      <FacetGroup name="Značka" open={search.brand !== undefined}>
        {choices.brands.map((brand) => (
          <Checkbox
            key={brand.id}
            dense
            name="brand"
            value={brand.id}
            defaultChecked={chosen('brand', brand.id)}
            label={brand.label}
          />
        ))}
      </FacetGroup>
      <PlaceFilter search={search} regions={choices.regions} placeName={placeName} error={errors.placeName} />
    </Form>
  );
}
