import type { ReactNode } from 'react';
import type { FieldErrors } from '../../../contract/errors.ts';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import type { ComboOption } from '../../../ui/forms/combobox-state.ts';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Segmented } from '../../../ui/forms/segmented.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { MapPin } from '../../../ui/icons/drawings.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { placeNote } from '../../places/components/format-place.ts';
import type { Place } from '../../places/contract.ts';
import { radii } from '../../search/components/choices.ts';
import type { KitFields as Asked } from '../address.ts';
import { type Piece, piecesOf, defaultRadiusKm } from '../rules.ts';
import { pieceLabels } from './piece-labels.ts';
import styles from './kits.module.css';

const hands = [
  { value: 'left', label: 'Levá' },
  { value: 'right', label: 'Pravá' },
  { value: 'straight', label: 'Rovná' },
  { value: '', label: 'Nevím' },
];

const wantOptions = [
  { value: 'wanted', label: 'Chci' },
  { value: 'optional', label: 'Když zbyde' },
  { value: 'owned', label: 'Mám' },
];

type Props = Asked & {
  errors: FieldErrors;
  placeName: string;
  /** Links to choose from when a typed place name is ambiguous. */
  meant: ReactNode;
  suggest: (text: string, signal?: AbortSignal) => Promise<readonly Place[]>;
};

/** Form fields: the player, the budget, the place, and the pieces of the kit. */
export function KitFields({ who, fields, chosen, errors, placeName, meant, suggest }: Props) {
  const number = (name: 'height' | 'age' | 'shoe' | 'budget', label: string, unit: string) => (
    <Field
      label={label}
      id={name}
      optional={name === 'budget' || name === 'age' || (name === 'shoe' && who !== 'adult')}
      note={name === 'age' ? 'nebo výška' : undefined}
      error={errors[name]}
    >
      {(wiring) => (
        <Input
          {...wiring}
          name={name}
          unit={unit}
          inputMode={name === 'shoe' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          defaultValue={fields[name]}
        />
      )}
    </Field>
  );
  return (
    <>
      <div className={styles.measures}>
        {number('height', 'Výška', 'cm')}
        {who !== 'adult' && number('age', 'Věk', 'let')}
        {number('shoe', 'Boty', 'EU')}
        {number('budget', 'Rozpočet', 'Kč')}
      </div>
      {who !== 'goalie' && (
        <ChoiceGroup legend="Která ruka je na holi dole?" id="hand" error={errors['hand']}>
          <Segmented name="hand" options={hands} defaultValue={fields.hand ?? ''} />
        </ChoiceGroup>
      )}
      <div className={styles.place}>
        <Where fields={fields} placeName={placeName} error={errors['placeName']} suggest={suggest} />
        <Field label="Okolí" optional note="">
          {(wiring) => (
            <Select
              {...wiring}
              name="radius"
              options={radii.map((km) => ({ value: km, label: `do\u00a0${km}\u00a0km` }))}
              defaultValue={fields.radius ?? String(defaultRadiusKm)}
            />
          )}
        </Field>
      </div>
      {meant}
      <Checkbox
        name="post"
        value="yes"
        defaultChecked={fields.post === 'yes'}
        label="Může přijít poštou"
        line="i odjinud, když prodejce posílá"
      />
      <div className={layout.stackSmall}>
        <h3>Co do výbavy patří</h3>
        {piecesOf(who).map((piece) => (
          <PieceChoice key={piece} piece={piece} chosen={chosen[piece]} />
        ))}
      </div>
    </>
  );
}

function PieceChoice({ piece, chosen }: { piece: Piece; chosen: string | undefined }) {
  return (
    <fieldset className={styles.choice}>
      <legend>{pieceLabels[piece]}</legend>
      <Segmented name={piece} options={wantOptions} defaultValue={chosen ?? 'owned'} />
    </fieldset>
  );
}

const optionOf = (place: Place): ComboOption => ({
  value: place.code,
  label: place.name,
  note: placeNote(place),
});

function Where({
  fields,
  placeName,
  error,
  suggest,
}: Pick<Props, 'fields' | 'placeName' | 'suggest'> & { error: readonly string[] | undefined }) {
  return (
    <Field label="Obec" id="placeName" optional note="nepovinné" error={error}>
      {(wiring) => (
        <Combobox
          {...wiring}
          icon={MapPin}
          name="placeName"
          valueName="place"
          placeholder="Celá ČR"
          maxLength={100}
          defaultText={placeName}
          defaultValue={placeName === '' ? '' : fields.place}
          load={async (text, signal) => (await suggest(text, signal)).map(optionOf)}
        />
      )}
    </Field>
  );
}
