import { useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { fieldList, fieldText } from '../../../ui/forms/form-fields.ts';
import { Input } from '../../../ui/forms/input.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import layout from '../../../ui/layout/layout.module.css';
import text from '../../../ui/layout/text.module.css';
import type { Choice } from '../../catalogue/contract.ts';
import { descriptionLength, type FormValues } from '../../listings/contract.ts';
import { PlaceField, type PlaceFieldProps } from '../../places/components/place-field.tsx';
import styles from './batch.module.css';

export type SharedFactsProps = {
  values: FormValues;
  handovers: readonly Choice[];
  states: readonly Choice[];
  place: Omit<PlaceFieldProps, 'errors'>;
  /** Initially open when most rows lack a shared fact. */
  open: boolean;
};

/** Facts entered once for all rows that have no value of their own. */
export function SharedFacts({ values, handovers, states, place, open }: SharedFactsProps) {
  // It must not collapse while the user is filling it in.
  const [opened] = useState(open);
  // The place field reports a change whenever its prop changes; this would send its own saved value again.
  const [begun] = useState(place);
  const value = (name: string) => fieldText(values, name);
  const condition = value('condition') === 'used' ? `used/${value('wear')}` : value('condition');
  return (
    <details className={classNames(layout.panel, styles.shared)} open={opened}>
      <summary>
        <b>Všem řádkům</b> <span className={text.muted}>{summaryOf(values, place.chosen?.name)}</span>
      </summary>
      <input type="hidden" name="shared" value="1" />
      <div className={styles.sharedFields}>
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

function summaryOf(values: FormValues, place: string | undefined): string {
  const facts = [
    place ?? fieldText(values, 'placeName'),
    fieldList(values, 'attributes.handover').some(Boolean) && 'předání',
    fieldText(values, 'description') && 'popis',
    fieldText(values, 'discount') && 'sleva',
    fieldText(values, 'condition') && 'stav',
  ];
  return facts.filter(Boolean).join('\u00a0· ') || 'místo, předání, popis, sleva';
}
