import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Field } from '../../../../ui/forms/field.tsx';
import { fieldText } from '../../../../ui/forms/form-fields.ts';
import { Input } from '../../../../ui/forms/input.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { PlaceField, type PlaceFieldProps } from '../../../places/components/place-field.tsx';
import { AttributeFields } from './attribute-fields.tsx';
import { ConditionFields } from './condition-fields.tsx';
import styles from './form.module.css';
import type { FormPartProps, ListingLimits } from './listing-form-props.ts';
import { PlaceShownField } from './place-shown-field.tsx';
import { PriceFields } from './price-fields.tsx';

export type ListingFieldsProps = FormPartProps & {
  limits: ListingLimits;
  /** The category in words and the way to change it, above the title. */
  categoryPart: ReactNode;
  place: Omit<PlaceFieldProps, 'errors'>;
  /** The name others see now; asked for only in the wizard. */
  publicName?: string | undefined;
};

/** Everything a listing says in words and numbers: the same form when it is new and when it is edited. */
export function ListingFields({ limits, categoryPart, place, publicName, ...part }: ListingFieldsProps) {
  const { values, errors } = part;
  const panel = classNames(layout.panel, layout.panelLarge);
  return (
    <>
      <section className={panel}>
        {categoryPart}
        <Field
          label="Název"
          id="title"
          note={`${limits.titleMin}–${limits.titleMax} znaků`}
          hint="Značka, model a čím je tvůj kus jiný."
          error={errors.title}
        >
          {(wiring) => (
            <Input {...wiring} name="title" defaultValue={fieldText(values, 'title')} autoComplete="off" />
          )}
        </Field>
      </section>
      <AttributeFields {...part} />
      <section className={panel}>
        <h2 className={styles.heading}>{part.category.hasCondition ? 'Stav a cena' : 'Cena'}</h2>
        <ConditionFields {...part} />
        <PriceFields {...part} />
      </section>
      <section className={panel}>
        <Field
          label="Popis"
          id="description"
          note={`${limits.descriptionMin}–${limits.descriptionMax} znaků`}
          hint="Jak dlouho hrané, kde jsou stopy, proč jde z domu."
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
        {publicName !== undefined && (
          <Field
            label="Jak ti máme říkat"
            id="publicName"
            optional
            hint="Uvidí to kupující. Z celého jména ukážeme jen křestní a první písmeno příjmení."
            error={errors.publicName}
          >
            {(wiring) => (
              <Input
                {...wiring}
                name="publicName"
                autoComplete="name"
                defaultValue={fieldText(values, 'publicName') || publicName}
              />
            )}
          </Field>
        )}
      </section>
    </>
  );
}
