import { numberFilters } from '../../catalogue/contract.ts';
import type { Condition } from '../conditions.ts';
import type { Facet, Understood } from '../contract.ts';
import type { CountedRange, Counts } from '../engine.ts';
import { offeredAttributes } from './attributes.ts';
import { barOf, histogramOf } from './histogram.ts';
import {
  type CountOf,
  type Option,
  ageOptions,
  attributeOptions,
  brandOptions,
  categoryOptions,
  conditionOptions,
  countOfCategory,
  countOfPlace,
  kindOptions,
  placeOptions,
  priceTypeOptions,
  radiusOptions,
  sellerOptions,
  wearOptions,
} from './options.ts';

type ValuesFacet = Extract<Facet, { type: 'values' }>;
type RangeFacet = Extract<Facet, { type: 'range' }>;

/** Parts of a search not contained in conditions, for marking options as selected. */
export type Chosen = {
  readonly category: readonly string[];
  readonly place?: string | undefined;
  readonly region?: string | undefined;
  readonly radius?: number | undefined;
  readonly age?: number | undefined;
  /** Interpretations of the words. */
  readonly words?: readonly Pick<Understood, 'key' | 'value'>[] | undefined;
};

/**
 * Facets of a search in display order. They stay whatever is selected, even those that would give no results,
 * because moving filters are hard to use; omitted only where there is nothing to narrow.
 */
export function facetsOf(conditions: readonly Condition[], counts: Counts, chosen: Chosen): Facet[] {
  const on = (key: string) => valuesOf(conditions, key);
  const values = (key: string) => counts.values.get(key) ?? new Map<string, number>();
  const count =
    (key: string): CountOf =>
    (value) =>
      values(key).get(value) ?? 0;
  const named = (chosen.words ?? []).filter(({ key }) => key !== 'word');
  const stay =
    counts.total > 0 ||
    named.length > 0 ||
    conditions.some(({ key }) => key !== 'category' && key !== 'kind');
  /** Whether the facet is informative: not all results have the same value. */
  const tells = (key: string, options: Option[], of: CountOf) => {
    const place = conditions.findIndex((each) => each.key === (key === 'radius' ? 'place' : key));
    const size = counts.total + (counts.missing[place] ?? 0);
    return options.some(({ value }) => of(value) > 0 && of(value) < size);
  };
  const facet = (
    key: string,
    label: string,
    several: boolean,
    options: Option[],
    of = count(key),
    set = on(key),
  ) =>
    set.length > 0 || (elsewhere.has(key) ? tells(key, options, of) : stay && options.length > 0)
      ? choice({ key, label, several }, options, of, set)
      : undefined;
  const span = (head: Omit<Head, 'several'>) =>
    stay ? range(head, conditions, counts.ranges.get(head.key)) : undefined;
  const upTo = (key: string, options: Option[]): CountOf => {
    const totals = runningTotals(options, count(key));
    return (value) => totals.get(value) ?? 0;
  };
  const leaves = on('category');
  const within = upTo('radius', radiusOptions());
  const ofCategory = countOfCategory(count('category'));
  return [
    facet('kind', 'Druh inzerátu', false, kindOptions),
    facet(
      'category',
      'Kategorie',
      true,
      categoryOptions(ofCategory, chosen.category),
      ofCategory,
      chosen.category,
    ),
    ...offeredAttributes(conditions, counts, named).map((definition) =>
      numberFilters.some((key) => key === definition.key)
        ? span(definition)
        : facet(
            definition.key,
            definition.label,
            true,
            attributeOptions(definition, values(definition.key), on(definition.key)),
          ),
    ),
    span({ key: 'price', label: 'Cena', unit: 'Kč' }),
    facet('priceType', 'Způsob ceny', true, priceTypeOptions),
    facet('swap', 'Výměna', false, [{ value: 'yes', label: 'Možná výměna' }]),
    facet('condition', 'Stav', true, conditionOptions()),
    facet('wear', 'Opotřebení', true, wearOptions()),
    facet('brand', 'Značka', true, brandOptions(leaves, count('brand'), on('brand'))),
    facet(
      'place',
      'Kraj a okres',
      false,
      placeOptions(chosen.region),
      countOfPlace(count('place')),
      given(chosen.place),
    ),
    facet(
      'radius',
      'Okolí',
      false,
      radiusOptions(chosen.radius),
      // One that was said in words is asked right now: it finds what the search finds.
      (km) => (Number(km) === chosen.radius ? counts.total : within(km)),
      given(chosen.radius),
    ),
    facet('seller', 'Inzerent', false, sellerOptions),
    facet('photo', 'Fotky', false, [{ value: 'yes', label: 'S fotkou' }]),
    facet('age', 'Stáří inzerátu', false, ageOptions, upTo('age', ageOptions), given(chosen.age)),
  ].filter((each) => each !== undefined);
}

/** Tabs and radius chips are shown regardless of counts. */
const elsewhere = new Set(['kind', 'radius']);

type Head = {
  key: string;
  label: string;
  several: boolean;
  unit?: string | undefined;
  step?: number | undefined;
};

function choice(
  head: Pick<Head, 'key' | 'label' | 'several'>,
  options: Option[],
  count: CountOf,
  chosen: readonly string[],
): ValuesFacet {
  return {
    type: 'values',
    ...head,
    options: options.map((option) => ({
      ...option,
      count: count(option.value),
      chosen: chosen.includes(option.value),
    })),
  };
}

/** With fewer than two non-empty bars the whole scale is shown. */
function range(
  { key, label, unit, step = 1 }: Omit<Head, 'several'>,
  conditions: readonly Condition[],
  counted: CountedRange | undefined,
): RangeFacet {
  const condition = conditions.find((each) => each.key === key);
  const asked = condition?.type === 'range' ? condition : undefined;
  const spread = counted && counted.carried > 0 ? counted : undefined;
  const histogram = histogramOf(key);
  const { starts, end, step: smallest } = histogram;
  const shown = (value: number) => (key === 'price' ? value : value / 10);
  const bars = starts.map((start, place) => ({
    min: shown(start),
    max: shown(Math.max(start, (starts[place + 1] ?? end + smallest) - smallest)),
    count: spread?.bars[place] ?? 0,
  }));
  const counts = bars.flatMap(({ count }, place) => (count > 0 ? [place] : []));
  // A selected end stays on the scale even if all listings are beyond it.
  const chosen = [asked?.min, asked?.max].flatMap((bound) =>
    bound === undefined ? [] : barOf(histogram, bound),
  );
  const reached = new Set([...counts, ...chosen]);
  const inSight = counts.length > 0 && reached.size > 1 ? [...reached] : bars.map((_, bar) => bar);
  return {
    type: 'range',
    key,
    label,
    ...(unit === undefined ? {} : { unit }),
    step,
    min: shown(spread?.min ?? asked?.min ?? asked?.max ?? starts[0] ?? 0),
    max: shown(spread?.max ?? asked?.max ?? asked?.min ?? end),
    histogram: bars.slice(Math.min(...inSight), Math.max(...inSight) + 1),
    ...(asked ? { chosen: endsOf(asked, shown) } : {}),
  };
}

function endsOf({ min, max }: { min?: number; max?: number }, shown: (value: number) => number) {
  return {
    ...(min === undefined ? {} : { min: shown(min) }),
    ...(max === undefined ? {} : { max: shown(max) }),
  };
}

/** Cumulative counts: what is within 5 km is within 10 km too. */
function runningTotals(options: Option[], count: CountOf): Map<string, number> {
  let sum = 0;
  return new Map(options.map(({ value }) => [value, (sum += count(value))]));
}

function valuesOf(conditions: readonly Condition[], key: string): readonly string[] {
  const condition = conditions.find((each) => each.key === key);
  return condition?.type === 'values' ? condition.values : [];
}

const given = (value: string | number | undefined) => (value === undefined ? [] : [String(value)]);
