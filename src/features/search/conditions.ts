import { choiceFilters, numberFilters } from '../catalogue/contract.ts';
import { currentBrand, currentOption, leavesOf } from '../catalogue/index.ts';
import type { Area } from './area.ts';
import type { SearchQuery } from './contract.ts';

/** One search parameter as evaluated by the engines; every listing meets or misses it. */
export type Condition =
  /** Met by any of the values. */
  | { type: 'values'; key: string; values: readonly string[] }
  /**
   * Whole CZK for `price`, tenths of the unit for attributes; both ends inclusive. A span meets it when they
   * overlap.
   */
  | { type: 'range'; key: string; min?: number; max?: number }
  | { type: 'place'; key: 'place'; area: Area }
  /** Published since then, in microseconds. */
  | { type: 'age'; key: 'age'; since: number };

const dayMicroseconds = 86_400_000_000;

/** Conditions of a search besides its words; `asOf` is its moment in microseconds. */
export function conditionsOf(search: SearchQuery, area: Area | undefined, asOf: number): Condition[] {
  const leaves = search.category?.flatMap((slug) => leavesOf(slug)).map(({ slug }) => slug);
  const attributes = choiceFilters.map((key) =>
    valuesOf(key, search[key] && [...new Set(search[key].map((value) => currentOption(key, value)))]),
  );
  const numbers = numberFilters.map((key) => rangeOf(key, search[key]));
  return [
    valuesOf('kind', search.kind),
    valuesOf('swap', search.swap),
    valuesOf('category', leaves),
    valuesOf('brand', search.brand?.map(currentBrand)),
    valuesOf('condition', search.condition),
    valuesOf('wear', search.wear),
    rangeOf('price', search.price),
    valuesOf('priceType', search.priceType),
    ...numbers,
    ...attributes,
    valuesOf('photo', search.photo),
    valuesOf('seller', search.seller),
    area && ({ type: 'place', key: 'place', area } as const),
    search.age === undefined
      ? undefined
      : ({ type: 'age', key: 'age', since: asOf - search.age * dayMicroseconds } as const),
  ].filter((condition) => condition !== undefined);
}

function valuesOf(key: string, values: string | readonly string[] | undefined): Condition | undefined {
  return values === undefined ? undefined : { type: 'values', key, values: [values].flat() };
}

/** Factor between a typed number and the stored unit. */
export const unitOf = (key: string): number => (key === 'price' ? 1 : 10);

function rangeOf(key: string, range: { min?: number; max?: number } | undefined): Condition | undefined {
  if (!range) return undefined;
  const { min, max } = range;
  const unit = unitOf(key);
  return {
    type: 'range',
    key,
    ...(min === undefined ? {} : { min: Math.round(min * unit) }),
    ...(max === undefined ? {} : { max: Math.round(max * unit) }),
  };
}
