import { useCallback, useRef } from 'react';
import chip from '../../../ui/cards/chip.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { announceChange } from '../../../ui/forms/announce-change.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { LazySuggestions } from '../../../ui/forms/lazy-suggestions.tsx';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import type { LoadSuggestions, Suggestion } from '../../../ui/forms/suggestion-state.ts';
import { MapPin } from '../../../ui/icons/drawings.tsx';
import input from '../../../ui/forms/input.module.css';
import text from '../../../ui/layout/text.module.css';
import { PageLink } from '../../../ui/navigation/page-link.tsx';
import { formatPlace, placeNote } from '../../places/components/format-place.ts';
import type { Place } from '../../places/contract.ts';
import type { SearchState } from '../address.ts';
import { radii as allRadii } from './choices.ts';
import type { ValuesFacet } from './filter-groups.ts';
import styles from './filters.module.css';

export type PlaceFilterProps = {
  search: SearchState;
  /** The selected or typed municipality; empty for none or for a whole region. */
  placeName: string;
  /** The place understood from the words; empty for none. */
  placeInWords: string;
  /** Why the typed place was not applied. */
  error: readonly string[] | undefined;
  /** Candidates for the typed text, with the URL that selects each. */
  meant: readonly { label: string; to: string }[];
  areas: ValuesFacet | undefined;
  /** Result counts by radius. */
  radii: ValuesFacet | undefined;
  suggest: (text: string, signal?: AbortSignal) => Promise<readonly Place[]>;
};

/** A municipality with a radius, or a whole region or district; typed text is resolved by the server. */
export function PlaceFilter({
  search,
  placeName,
  placeInWords,
  error,
  meant,
  areas,
  radii,
  suggest,
}: PlaceFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const known = useRef<readonly Place[]>([]);

  const load: LoadSuggestions = useCallback(
    async (typed, signal) => {
      known.current = await suggest(typed, signal);
      const items = known.current.map((place) => ({
        label: place.name,
        note: placeNote(place),
        to: place.code,
      }));
      return items.length > 0 ? [{ label: 'Obce', items }] : [];
    },
    [suggest],
  );
  function choose({ to }: Suggestion) {
    const place = known.current.find((each) => each.code === to);
    if (!place || !field.current || !code.current) return;
    field.current.value = formatPlace(place);
    code.current.value = place.code;
    announceChange(code.current);
  }

  return (
    <div>
      <div className={styles.around}>
        <Field label="Obec" id="placeName" optional note="" error={error}>
          {(wiring) => (
            <div className={styles.place}>
              <Input
                {...wiring}
                ref={field}
                name="placeName"
                defaultValue={placeName}
                icon={MapPin}
                placeholder={placeInWords || 'Třeba Brno'}
                autoComplete="off"
                maxLength={100}
                // Editing the text discards the selected code.
                onInput={() => code.current && (code.current.value = '')}
              />
              <LazySuggestions field={field} load={load} shortest={2} onChoose={choose} />
              <input
                ref={code}
                type="hidden"
                name="place"
                defaultValue={placeName === '' ? '' : (search.place?.[0] ?? '')}
              />
            </div>
          )}
        </Field>
        <RadiusChips counted={radii} chosen={search.radius?.[0] ?? ''} />
      </div>
      <PlaceQuestion meant={meant} />
      {areas && <AreaField areas={areas} />}
    </div>
  );
}

/** A whole region or district; folded until selected, because most people search around a municipality. */
function AreaField({ areas }: { areas: ValuesFacet }) {
  const chosen = areas.options.find((option) => option.chosen)?.value;
  return (
    <details className={styles.more} open={chosen !== undefined}>
      <summary>Celý kraj či okres</summary>
      <Field label="Kraj či okres" optional note="">
        {(wiring) => (
          <Select
            {...wiring}
            name="region"
            placeholder="Celá ČR"
            options={areaOptions(areas)}
            defaultValue={chosen ?? ''}
          />
        )}
      </Field>
    </details>
  );
}

/** Disambiguation of a typed name by links. */
function PlaceQuestion({ meant }: { meant: readonly { label: string; to: string }[] }) {
  if (meant.length === 0) return null;
  return (
    <ul className={styles.meant} aria-label="Která obec to je">
      {meant.map(({ label, to }) => (
        <li key={to}>
          <PageLink to={to} keepScroll>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** Usual radii, with an unusual one from the query, such as 30 km, inserted in order. */
const radiiWith = (chosen: string): string[] =>
  [...new Set([...allRadii, ...(chosen === '' ? [] : [chosen])])].toSorted((a, b) => Number(a) - Number(b));

/** The choice of a radius with result counts where known; not rendered without a place. */
function RadiusChips({ counted, chosen }: { counted: ValuesFacet | undefined; chosen: string }) {
  return (
    <fieldset className={styles.radii}>
      <legend className={text.hidden}>Okolí</legend>
      {['', ...radiiWith(chosen)].map((km) => {
        const count = km === '' ? undefined : counted?.options.find(({ value }) => value === km)?.count;
        return (
          <label key={km} className={classNames(chip.chip, styles.radius)}>
            <input
              type="radio"
              name="radius"
              value={km}
              defaultChecked={km === chosen}
              className={input.overTile}
            />
            {km === '' ? 'jen tady' : `+\u00a0${km}\u00a0km`}
            {count !== undefined && <small> {count.toLocaleString('cs-CZ')}</small>}
          </label>
        );
      })}
    </fieldset>
  );
}

/** Regions, each followed by its districts. */
function areaOptions({ options }: ValuesFacet): SelectOption[] {
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
