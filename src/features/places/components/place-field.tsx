import { useEffect, useRef, useState } from 'react';
import { fold } from '../../../contract/fold.ts';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import type { ComboOption } from '../../../ui/forms/combobox-state.ts';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import type { FieldErrorMessages } from '../../../ui/forms/form-fields.ts';
import { Select } from '../../../ui/forms/select.tsx';
import { useHydrated } from '../../../ui/hydrated.ts';
import { MapPin } from '../../../ui/icons/drawings.tsx';
import type { District, Place } from '../contract.ts';
import { placeNote } from './format-place.ts';
import styles from './place-field.module.css';
import { placeFor } from './settle-place.ts';

export type PlaceFieldProps = {
  /** The chosen place, or the typed name and district. */
  chosen?: Place | undefined;
  typed: { name: string; districtCode: string };
  districts: readonly District[];
  /** Whether postal codes can be searched for. */
  postcodesKnown: boolean;
  suggest: (text: string, signal?: AbortSignal) => Promise<readonly Place[]>;
  errors: FieldErrorMessages;
};

const optionOf = (place: Place): ComboOption => ({
  value: place.code,
  label: place.name,
  note: placeNote(place),
});

/** Field for a municipality with suggestions while typing; a name that the list lacks is entered with its district. */
export function PlaceField({ chosen, typed, districts, postcodesKnown, suggest, errors }: PlaceFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const found = useRef<readonly Place[]>([]);
  const [place, setPlace] = useState(chosen);
  const [free, setFree] = useState(!chosen && typed.name !== '');
  const [settled, setSettled] = useState(0);
  const alive = useHydrated();

  async function load(text: string, signal?: AbortSignal) {
    found.current = await suggest(text, signal);
    return found.current.map(optionOf);
  }
  /** On blur, a fully typed name is selected automatically when only one municipality has it. */
  async function leave(text: string) {
    if (place || text.trim() === '') return setFree(false);
    const [only, another] = await suggest(text).then(
      (places) => places.filter(({ name }) => fold(name) === fold(text)),
      () => [],
    );
    setPlace(only && !another ? only : undefined);
    setFree(!only || another !== undefined);
    if (only && !another) setSettled((times) => times + 1);
  }
  useEffect(() => {
    if (place !== chosen) announceChange(box.current?.querySelector('input') ?? null);
  }, [place, chosen]);

  const district = (
    <DistrictField
      districts={districts}
      defaultValue={place?.district.code ?? typed.districtCode}
      error={errors.placeDistrict}
    />
  );
  return (
    <div ref={box} className={styles.place}>
      <Field
        label="Obec"
        id="placeName"
        error={errors.placeName}
        hint={
          place
            ? `Okres ${place.district.name}, ${place.region.name}`
            : postcodesKnown
              ? 'Piš název nebo PSČ a vyber z návrhů.'
              : 'Piš název a vyber z návrhů.'
        }
      >
        {(wiring) => (
          <Combobox
            key={settled}
            {...wiring}
            icon={MapPin}
            name="placeName"
            valueName="place"
            defaultText={place?.name ?? typed.name}
            defaultValue={place?.code}
            load={load}
            noneSentence="Tuto obec v seznamu nemáme. Doplň k ní okres."
            onChoose={(option) => {
              setPlace(option && found.current.find(({ code }) => code === option.value));
              if (option) setFree(false);
            }}
            onBlur={(event) => void leave(event.target.value)}
          />
        )}
      </Field>
      {place && <input type="hidden" name="placeFor" value={placeFor(place.name, place.district.code)} />}
      {free || (errors.placeDistrict && !place) ? district : !alive && <noscript>{district}</noscript>}
    </div>
  );
}

/** The district of a place that is not in the list. */
function DistrictField({
  districts,
  defaultValue,
  error,
}: {
  districts: readonly District[];
  defaultValue: string;
  error?: readonly string[] | undefined;
}) {
  return (
    <Field
      label="Okres"
      id="placeDistrict"
      hint="Obcí toho jména může být víc, nebo ji v seznamu nemáme. Okres to rozhodne."
      error={error}
    >
      {(wiring) => (
        <Select
          {...wiring}
          name="placeDistrict"
          defaultValue={defaultValue}
          placeholder="Vyber okres"
          options={districts.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </Field>
  );
}
