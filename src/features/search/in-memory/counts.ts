import { choiceFilters, numberFilters } from '../../catalogue/contract.ts';
import type { Area } from '../area.ts';
import { ageDays, radiiKm } from '../contract.ts';
import type { CountedRange, Counts, Wanted } from '../engine.ts';
import { histogramOf } from '../facets/histogram.ts';
import { type Columns, noBar } from './columns.ts';
import type { Spans } from './combinations.ts';
import type { Tally } from './tally.ts';

type Values = Map<string, Map<string, number>>;
/** Listings that count for a parameter: exact results, and those that miss only this parameter. */
type Own = (parameter: string) => readonly Tally[];

/**
 * `fitting`: tally of exact results; `missing`: tallies of listings that miss one condition, by parameter.
 */
export function countsOf(
  columns: Columns,
  { attributes, radii }: NonNullable<Wanted['counts']>,
  fitting: Tally,
  missing: ReadonlyMap<string, Tally>,
): Counts {
  const own: Own = (parameter) => {
    const missed = missing.get(parameter);
    return missed ? [fitting, missed] : [fitting];
  };
  const values: Values = new Map();
  addValues(values, columns, attributes, fitting, missing);
  addAges(values, own('age'));
  addRadii(values, columns, radii, own('place'));
  const ranges = new Map<string, CountedRange>([['price', priceOf(own('price'))]]);
  numberFilters.forEach((key, index) => {
    if (attributes.includes(key)) ranges.set(key, spansOf(columns, key, index, own(key)));
  });
  return { total: fitting.count, missing: [...missing.values()].map(({ count }) => count), values, ranges };
}

function add(values: Values, key: string, value: string, count: number): void {
  if (count === 0) return;
  const existing = values.get(key);
  if (existing) existing.set(value, (existing.get(value) ?? 0) + count);
  else values.set(key, new Map([[value, count]]));
}

/** Counts of single-valued facts and places; of attributes only the requested ones. */
function addValues(
  values: Values,
  columns: Columns,
  attributes: readonly string[],
  fitting: Tally,
  missing: ReadonlyMap<string, Tally>,
): void {
  const left = new Set(choiceFilters.filter((key) => !attributes.includes(key)).map(String));
  const sums = sumsOf(columns, fitting);
  const own = new Map([...missing].map(([key, tally]) => [key, sumsOf(columns, tally)]));
  columns.facetValues.all.forEach(({ parameter, key, value }, number) => {
    if (left.has(parameter)) return;
    add(values, key, value, (sums[number] ?? 0) + (own.get(parameter)?.[number] ?? 0));
  });
}

/** Number of listings by facet value number. */
function sumsOf(
  { facetValues, termKinds, stockKinds, choiceKinds, whereKinds }: Columns,
  { terms, stock, choices, where }: Tally,
): Uint32Array {
  const sums = new Uint32Array(facetValues.all.length);
  const addAll = (kinds: readonly { values: readonly number[] }[], counts: Uint32Array | undefined) => {
    for (let code = 0; counts && code < counts.length; code += 1) {
      const count = counts[code] ?? 0;
      if (count === 0) continue;
      for (const number of kinds[code]?.values ?? []) sums[number] = (sums[number] ?? 0) + count;
    }
  };
  addAll(termKinds.values, terms);
  addAll(stockKinds.values, stock);
  addAll(choiceKinds.values, choices);
  addAll(whereKinds.values, where);
  return sums;
}

function addAges(values: Values, tallies: readonly Tally[]): void {
  ageDays.forEach((days, index) => {
    for (const { ages } of tallies) add(values, 'age', String(days), ages?.[index] ?? 0);
  });
}

/** Each listing counts for the smallest radius it is within. */
function addRadii(values: Values, columns: Columns, radii: readonly Area[], tallies: readonly Tally[]): void {
  const counted = new Set<number>();
  radii.forEach((area, radius) => {
    columns.inside(area).forEach((inside, code) => {
      if (inside === 0 || counted.has(code)) return;
      counted.add(code);
      for (const { where } of tallies) add(values, 'radius', String(radiiKm[radius]), where?.[code] ?? 0);
    });
  });
}

function priceOf(tallies: readonly Tally[]): CountedRange {
  const bars = histogramOf('price').starts.map((_, bar) =>
    tallies.reduce((sum, { prices }) => sum + (prices?.bars[bar] ?? 0), 0),
  );
  const priced = tallies.flatMap(({ prices }) => (prices && prices.max >= 0 ? [prices] : []));
  const carried = tallies.reduce(
    (sum, { count, prices }) => sum + (prices ? count - (prices.bars[noBar] ?? 0) : 0),
    0,
  );
  return {
    carried,
    min: priced.length === 0 ? 0 : Math.min(...priced.map(({ min }) => min)),
    max: priced.length === 0 ? 0 : Math.max(...priced.map(({ max }) => max)),
    bars,
  };
}

/** A span counts in every bar it overlaps. */
function spansOf(
  { spanKinds }: Columns,
  key: string,
  index: number,
  tallies: readonly Tally[],
): CountedRange {
  const bars = histogramOf(key).starts.map(() => 0);
  const range = { carried: 0, min: 0, max: 0, bars };
  for (const { spans } of tallies) if (spans) addSpans(range, spanKinds.values, index, spans);
  return range;
}

function addSpans(
  range: CountedRange & { bars: number[] },
  kinds: readonly Spans[],
  index: number,
  counts: Uint32Array,
): void {
  for (let code = 0; code < counts.length; code += 1) {
    const count = counts[code] ?? 0;
    const span = count > 0 ? kinds[code]?.[index] : undefined;
    if (!span) continue;
    const { low, high, lowBar, highBar } = span;
    range.min = range.carried === 0 ? low : Math.min(range.min, low);
    range.max = range.carried === 0 ? high : Math.max(range.max, high);
    range.carried += count;
    for (let bar = lowBar; bar <= highBar; bar += 1) range.bars[bar] = (range.bars[bar] ?? 0) + count;
  }
}
