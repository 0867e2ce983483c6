import { useEffect, useRef, useState } from 'react';
import { placeWords } from '../../places/components/place-words.ts';
import type { Place } from '../../places/contract.ts';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { announceChange } from '../../../ui/forms/live-form-dom.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { SearchState } from '../address.ts';
import { radii as allRadii } from './choices.ts';
import type { ValuesFacet } from './filter-groups.ts';
import { PlaceQuestion } from './place-question.tsx';

export type PlaceFilterProps = {
  search: SearchState;
  /** The municipality being looked around in, as it was chosen or typed; empty for none and for a whole region. */
  placeName: string;
  /** Why the typed place was not used. */
  error: readonly string[] | undefined;
  /** Municipalities that the typed text may mean, with the address that chooses each. */
  meant: readonly { label: string; to: string }[];
  areas: ValuesFacet | undefined;
  /** How many a wider look around would find. */
  radii: ValuesFacet | undefined;
  suggest: (text: string, signal?: AbortSignal) => Promise<readonly Place[]>;
};

/** A municipality with its surroundings, or a whole region or district; what is only typed is understood by the server. */
export function PlaceFilter({ search, placeName, error, meant, areas, radii, suggest }: PlaceFilterProps) {
  const code = placeName === '' ? '' : (search.place?.[0] ?? '');
  const field = useRef<HTMLDivElement>(null);
  const held = useRef(code);
  const [drawn, redraw] = useState(0);
  const [chosen, setChosen] = useState(code);
  const [emptied, setEmptied] = useState(false);

  // A place taken off elsewhere leaves the field; one chosen in it must not be drawn anew, or the focus would go.
  useEffect(() => {
    if (held.current === code) return;
    held.current = code;
    setEmptied(false);
    redraw((times) => times + 1);
  }, [code]);
  useEffect(() => {
    if (chosen !== '' && chosen !== code) announceChange(hiddenOf(field.current));
    // Only a choice speaks; the address that follows it is no choice.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [chosen]);

  const clear = () => {
    held.current = '';
    setChosen('');
    setEmptied(true);
    redraw((times) => times + 1);
  };
  return (
    <div ref={field}>
      <Field label="Obec" id="placeName" optional note="" error={error}>
        {(wiring) => (
          <Combobox
            key={drawn}
            {...wiring}
            name="placeName"
            valueName="place"
            defaultText={emptied ? '' : placeName}
            defaultValue={emptied ? '' : code}
            placeholder="Třeba Brno"
            maxLength={100}
            load={async (text, signal) =>
              (await suggest(text, signal)).map((place) => ({
                value: place.code,
                label: place.name,
                note: place.postcode ?? `okres ${place.district.name}`,
                text: placeWords(place),
              }))
            }
            onChoose={(option) => {
              if (option) held.current = option.value;
              setChosen(option?.value ?? '');
            }}
            noneSentence="Takovou obec neznáme"
          />
        )}
      </Field>
      <PlaceQuestion meant={meant} />
      <Field label="Okolí" optional note="">
        {(wiring) => (
          <Select
            {...wiring}
            name="radius"
            placeholder="jen tahle obec"
            options={radiusOptions(radii)}
            defaultValue={search.radius?.[0] ?? ''}
          />
        )}
      </Field>
      {areas && (
        <Field label="Nebo celý kraj či okres" optional note="">
          {(wiring) => (
            <Select
              {...wiring}
              name="region"
              placeholder="Celá ČR"
              onChange={(event) => event.target.value !== '' && clear()}
              options={areaOptions(areas)}
              defaultValue={areas.options.find((option) => option.chosen)?.value ?? ''}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function radiusOptions(counted: ValuesFacet | undefined) {
  return allRadii.map((km) => {
    const count = counted?.options.find(({ value }) => value === km)?.count;
    const words = count === undefined ? '' : ` (${count.toLocaleString('cs-CZ')})`;
    return { value: km, label: `a ${km}\u00a0km okolo${words}` };
  });
}

/** Regions, each with its districts under it. */
function areaOptions({ options }: ValuesFacet) {
  const regions = options.filter(({ parent }) => parent === undefined);
  return regions.flatMap((region) => [
    optionOf(region, ''),
    ...options.filter(({ parent }) => parent === region.value).map((each) => optionOf(each, '\u2003')),
  ]);
}

function optionOf({ value, label, count, chosen }: ValuesFacet['options'][number], indent: string) {
  return {
    value,
    label: `${indent}${label} (${count.toLocaleString('cs-CZ')})`,
    disabled: count === 0 && !chosen,
  };
}

function hiddenOf(box: HTMLElement | null): HTMLInputElement | null {
  return box?.querySelector<HTMLInputElement>('input[name="place"]') ?? null;
}
