import type { SelectOption } from '../../../ui/forms/select.tsx';
import { radii } from './choices.ts';
import type { ValuesFacet } from './filter-groups.ts';

/** How far around to look, with what each would find where that is known. */
export function radiusOptions(counted: ValuesFacet | undefined): SelectOption[] {
  return radii.map((km) => {
    const count = counted?.options.find(({ value }) => value === km)?.count;
    const words = count === undefined ? '' : ` (${count.toLocaleString('cs-CZ')})`;
    return { value: km, label: `a ${km}\u00a0km okolo${words}` };
  });
}

/** Regions, each with its districts under it. */
export function areaOptions({ options }: ValuesFacet): SelectOption[] {
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
