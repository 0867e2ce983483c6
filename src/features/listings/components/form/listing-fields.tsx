import type { ReactNode } from 'react';
import { ConditionPips } from '../../../../ui/cards/condition-pips.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../../ui/forms/choice-group.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldList, fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { OptionTiles } from '../../../../ui/forms/option-tiles.tsx';
import { Segmented } from '../../../../ui/forms/segmented.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import type { Category, Condition } from '../../../catalogue/contract.ts';
import { PlaceField, type PlaceFieldProps } from '../../../places/components/place-field.tsx';
import { conditionLevel } from '../format-condition.ts';
import { AttributeFields, HandoverField } from './attribute-fields.tsx';
import type { FormPartProps, ListingLimits } from './listing-form-props.ts';
import { PriceFields } from './price-fields.tsx';
import { DemandTitle, OfferTitle } from './title-field.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import styles from './form.module.css';

const isCondition = (id: string): id is Condition => ['new', 'like-new', 'used', 'damaged'].includes(id);

/** Condition options with explanations; wear is shown for used items. */
function ConditionFields({ values, errors, category }: FormPartProps) {
  if (!category.hasCondition) return null;
  return (
    <div className={styles.condition}>
      <ChoiceGroup legend="Stav" id="condition" error={errors.condition}>
        <OptionTiles
          name="condition"
          defaultValue={fieldText(values, 'condition')}
          options={category.conditions.map(({ id, label, line }) => ({
            value: id,
            label,
            line,
            mark: isCondition(id) ? <ConditionPips level={conditionLevel({ condition: id })} /> : undefined,
          }))}
        />
      </ChoiceGroup>
      <div className={styles.whenUsed}>
        <ChoiceGroup legend="Jak moc hrané" id="wear" error={errors.wear}>
          <OptionTiles
            name="wear"
            defaultValue={fieldText(values, 'wear')}
            options={category.wears.map(({ id, label, line }) => ({ value: id, label, line }))}
          />
        </ChoiceGroup>
      </div>
    </div>
  );
}

const choices = [
  { value: 'exact', label: 'Obec' },
  { value: 'district', label: 'Jen okres' },
];

/** Whether the listing shows its municipality, or only the district. */
function PlaceShownField({ values, errors }: Pick<FormPartProps, 'values' | 'errors'>) {
  return (
    <ChoiceGroup
      legend="Jaké místo ukázat"
      id="placeShown"
      hint="Když zvolíš Jen okres, obec neuvidí nikdo."
      error={errors.placeShown}
    >
      <Segmented
        name="placeShown"
        defaultValue={fieldText(values, 'placeShown') || 'district'}
        options={choices}
      />
    </ChoiceGroup>
  );
}

/** Number of pieces at the price above; folded, because most offers have one. */
function QuantityField({ values, errors }: FormPartProps) {
  const open = fieldText(values, 'quantity') !== '' || errors.quantity !== undefined;
  return (
    <details className={styles.more} open={open}>
      <summary>Mám jich víc stejných</summary>
      <Field
        label="Kolik stejných kusů"
        id="quantity"
        optional
        hint="Když jich máš víc, cena je za jeden. Všechny mají společný inzerát a zaberou jednu kartu."
        error={errors.quantity}
      >
        {(wiring) => (
          <Input
            {...wiring}
            name="quantity"
            inputMode="numeric"
            unit="ks"
            autoComplete="off"
            defaultValue={fieldText(values, 'quantity')}
          />
        )}
      </Field>
    </details>
  );
}

type ListingFieldsProps = FormPartProps & {
  limits: ListingLimits;
  /** For the wanted item of a swap. */
  categories: readonly Category[];
  /** The selected category with a way to change it, above the title. */
  categoryPart: ReactNode;
  place: Omit<PlaceFieldProps, 'errors'>;
  /** Link to the advisor for stick measures. */
  advice?: ReactNode;
  /** The usual price, next to the price field. */
  priceNote?: ReactNode;
};

const textsOf = {
  offer: {
    description: 'Jak dlouho hrané, kde jsou stopy, proč jde z domu.',
  },
  demand: {
    description: 'Pro koho to je, na čem ti záleží a co ti vadit nebude.',
  },
};

/** All fields of a listing, for creating and editing. */
export function ListingFields({
  limits,
  categories,
  categoryPart,
  place,
  priceNote,
  ...part
}: ListingFieldsProps) {
  const { kind, values, errors, category } = part;
  const texts = textsOf[kind];
  const panel = classNames(layout.panel, layout.panelLarge);
  return (
    <>
      <section className={panel}>
        {categoryPart}
        {kind === 'offer' && <OfferTitle {...part} limits={limits} />}
      </section>
      <AttributeFields {...part} />
      <section className={panel}>
        <h2 className={styles.heading}>{category.hasCondition ? 'Stav a cena' : 'Cena'}</h2>
        {kind === 'offer' ? (
          <ConditionFields {...part} />
        ) : (
          <div className={styles.condition}>
            <WantedConditionField {...part} />
          </div>
        )}
        <PriceFields {...part} categories={categories} note={priceNote} />
        <HandoverField {...part} />
        {kind === 'offer' && category.hasCondition && <QuantityField {...part} />}
      </section>
      <section className={panel}>
        {kind === 'demand' && <DemandTitle key={category.slug} {...part} limits={limits} />}
        <Field
          label="Popis"
          id="description"
          note={`${limits.descriptionMin}–${limits.descriptionMax} znaků`}
          hint={`${texts.description} Telefon, e-mail ani odkaz nepiš: první inzerát s nimi čeká na kontrolu, bez nich vyjde hned.`}
          error={errors.description}
        >
          {(wiring) => (
            <TextArea
              {...wiring}
              name="description"
              limit={limits.descriptionMax}
              defaultValue={fieldText(values, 'description')}
            />
          )}
        </Field>
        <PlaceField {...place} errors={errors} />
        <PlaceShownField values={values} errors={errors} />
      </section>
    </>
  );
}

/** Conditions that a buyer accepts. */
function WantedConditionField({ values, errors, category }: FormPartProps) {
  if (!category.hasCondition) return null;
  const chosen = fieldList(values, 'wantedConditions');
  return (
    <ChoiceGroup
      legend="Jaký stav ti stačí"
      id="wantedConditions"
      note="když na tom záleží"
      error={errors.wantedConditions}
    >
      {category.conditions.map(({ id, label, line }) => (
        <Checkbox
          key={id}
          name="wantedConditions"
          value={id}
          label={label}
          // The explanation of wear does not apply to a demand.
          line={id === 'used' ? line?.split(';')[0] : line}
          defaultChecked={chosen.includes(id)}
        />
      ))}
    </ChoiceGroup>
  );
}
