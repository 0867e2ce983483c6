import { FacetGroup } from '../../../ui/disclosure/facet-group.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { Select, type SelectOption } from '../../../ui/forms/select.tsx';
import type { SearchState } from '../address.ts';
import { radii } from './choices.ts';
import { usePlaceNames } from './place-names.ts';

const radiusOptions = radii.map((km) => ({ value: km, label: `a ${km}\u00a0km okolo` }));

export type PlaceFilterProps = {
  search: SearchState;
  regions: readonly SelectOption[];
  placeName: string;
  error: readonly string[] | undefined;
};

/** A municipality with its surroundings, or a whole region; what is typed is understood by the server. */
export function PlaceFilter({ search, regions, placeName, error }: PlaceFilterProps) {
  const { names, look } = usePlaceNames();
  const region = regions.some(({ value }) => value === search.place?.[0]) ? search.place?.[0] : undefined;
  return (
    <FacetGroup name="Lokalita" open={search.place !== undefined || error !== undefined}>
      <Field label="Obec" id="placeName" optional note="" error={error}>
        {(wiring) => (
          <Input
            {...wiring}
            name="placeName"
            defaultValue={placeName}
            list="place-names"
            autoComplete="off"
            maxLength={100}
            onChange={(event) => look(event.target.value)}
          />
        )}
      </Field>
      <datalist id="place-names">
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Field label="Okolí" optional note="">
        {(wiring) => (
          <Select
            {...wiring}
            name="radius"
            placeholder="jen tahle obec"
            options={radiusOptions}
            defaultValue={search.radius?.[0] ?? ''}
          />
        )}
      </Field>
      <Field label="Nebo celý kraj" optional note="">
        {(wiring) => (
          <Select
            {...wiring}
            name="region"
            placeholder="Celá ČR"
            options={regions}
            defaultValue={region ?? ''}
          />
        )}
      </Field>
    </FacetGroup>
  );
}
