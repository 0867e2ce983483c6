import { useState } from 'react';
import { counted } from '../../../contract/czech.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldList, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { ChevronDown } from '../../../ui/icons/drawings.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import layout from '../../../ui/layout/layout.module.css';
import type { Choice } from '../../catalogue/contract.ts';
import { descriptionLength, type FormValues } from '../../listings/contract.ts';
import { PlaceField, type PlaceFieldProps } from '../../places/components/place-field.tsx';
import styles from './shared-facts.module.css';

export type SharedFactsProps = {
  values: FormValues;
  handovers: readonly Choice[];
  states: readonly Choice[];
  place: Omit<PlaceFieldProps, 'errors'>;
  /** Which of the required facts some row lacks. */
  lacking: { place: boolean; description: boolean };
};

/** Facts entered once for all rows that have no value of their own; folded into one line of what they are. */
export function SharedFacts(props: SharedFactsProps) {
  const { values, handovers, states, place } = props;
  // A typed municipality that is not resolved yet needs its district; later it must not fold while being filled in.
  const [opened] = useState(props.lacking.place && fieldText(values, 'placeName') !== '');
  // The place field reports a change whenever its prop changes; this would send its own saved value again.
  const [begun] = useState(place);
  const value = (name: string) => fieldText(values, name);
  const condition = value('condition') === 'used' ? `used/${value('wear')}` : value('condition');
  return (
    <details className={classNames(layout.panel, styles.panel)} open={opened}>
      <summary>
        <b>Všem řádkům:</b>
        {factsOf(props).map(({ label, fact, required }) => {
          const addition = required ? `Chybí ${label.toLowerCase()}` : `+ ${label}`;
          return (
            <span
              key={label}
              className={classNames(styles.fact, fact ? styles.filled : required && styles.lacking)}
            >
              {fact ? `${label}: ${fact}` : addition}
            </span>
          );
        })}
        <Icon of={ChevronDown} />
      </summary>
      <input type="hidden" name="shared" value="1" />
      <div className={styles.fields}>
        <div>
          <PlaceField {...begun} errors={{}} />
          <ChoiceGroup legend="Jaké místo ukázat" id="placeShown">
            <Segmented
              name="placeShown"
              defaultValue={value('placeShown') || 'district'}
              options={[
                { value: 'exact', label: 'Obec' },
                { value: 'district', label: 'Jen okres' },
              ]}
            />
          </ChoiceGroup>
          <ChoiceGroup legend="Předání" id="handover" note="nepovinné">
            {handovers.map(({ id, label }) => (
              <Checkbox
                key={id}
                name="attributes.handover"
                value={id}
                label={label}
                defaultChecked={fieldList(values, 'attributes.handover').includes(id)}
              />
            ))}
          </ChoiceGroup>
        </div>
        <div>
          <Field
            label="Popis"
            id="description"
            hint="Třeba odkud věci jsou a proč jdou z domu. Řádek může mít vlastní."
          >
            {(wiring) => (
              <TextArea
                {...wiring}
                name="description"
                limit={descriptionLength.max}
                defaultValue={value('description')}
              />
            )}
          </Field>
          <Field
            label="Sleva při odběru víc kusů"
            id="discount"
            optional
            hint="Připojí se na konec každého popisu."
          >
            {(wiring) => (
              <Input {...wiring} name="discount" defaultValue={value('discount')} maxLength={300} />
            )}
          </Field>
          <Field
            label="Stav"
            id="state"
            optional
            hint="Platí, kde řádek stav nemá. U použitých doplní, jak moc."
          >
            {(wiring) => (
              <Select
                {...wiring}
                name="state"
                defaultValue={condition}
                placeholder="Každý řádek má svůj"
                options={states.map(({ id, label }) => ({ value: id, label }))}
              />
            )}
          </Field>
          <Field
            label="Jak ti máme říkat"
            id="publicName"
            optional
            hint="U všech inzerátů účtu. Název klubu si zvol v profilu, zůstane celý."
          >
            {(wiring) => (
              <Input {...wiring} name="publicName" autoComplete="name" defaultValue={value('publicName')} />
            )}
          </Field>
        </div>
      </div>
    </details>
  );
}

/** The shared facts with their values; `required` are those without which some row cannot be published. */
function factsOf({ values, handovers, states, place, lacking }: SharedFactsProps) {
  const value = (name: string) => fieldText(values, name);
  const handed = handovers.filter(({ id }) => fieldList(values, 'attributes.handover').includes(id));
  const state = [value('condition'), value('wear')].filter(Boolean).join('/');
  return [
    {
      label: 'Obec',
      fact: (place.chosen?.name ?? value('placeName')) || (lacking.place ? '' : 'podle řádků'),
      required: lacking.place,
    },
    {
      label: 'Předání',
      fact:
        handed.length > 2
          ? counted(handed.length, ['způsob', 'způsoby', 'způsobů'])
          : handed.map(({ label }) => label).join(', '),
    },
    { label: 'Popis', fact: value('description'), required: lacking.description },
    { label: 'Sleva při odběru víc kusů', fact: value('discount') },
    { label: 'Stav', fact: states.find(({ id }) => id === state)?.label },
  ];
}
