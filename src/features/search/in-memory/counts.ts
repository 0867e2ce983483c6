import { choiceFilters, numberFilters } from '../../catalogue/contract.ts';
import type { Area } from '../area.ts';
import type { Condition } from '../conditions.ts';
import { ageDays, radiiKm } from '../contract.ts';
import { type Ask, type CountedRange, type Counts, type Wanted, singleKeys } from '../engine.ts';
import { barOf, histogramOf } from '../facets/histogram.ts';
import type { Columns } from './columns.ts';
import { type Tally, tallyOf } from './tally.ts';
import { isIn } from './tests.ts';

type Values = Map<string, Map<string, number>>;
/** The listings that count for a parameter: those that fit everything, and those that miss it alone. */
type Own = (key: string) => readonly Tally[];

/** `groups[0]`: the places that fit; `groups[n]`: those that miss only the condition n - 1. */
export function countsOf(
  columns: Columns,
  { conditions, asOf }: Pick<Ask, 'conditions' | 'asOf'>,
  { attributes, radii }: NonNullable<Wanted['counts']>,
  groups: readonly Uint32Array[],
): Counts {
  const bounds = ageDays.map((days) => asOf - days * 86_400_000_000);
  const tallies = groups.map((places, number) =>
    tallyOf(columns, places, bounds, number === 0 ? undefined : conditions[number - 1]?.key),
  );
  const own: Own = (key) => {
    const missed = tallies[conditions.findIndex((condition) => condition.key === key) + 1];
    const [all] = tallies;
    if (!all) return [];
    return missed && missed !== all ? [all, missed] : [all];
  };
  const values: Values = new Map();
  for (const key of singleKeys) addSingle(values, columns, key, own(key));
  addChoices(values, columns, attributes, own, conditions);
  addAges(values, own('age'));
  addRadii(values, columns, radii, own('place'));
  const ranges = new Map<string, CountedRange>([['price', priceOf(own('price'))]]);
  numberFilters.forEach((key, place) => {
    if (attributes.includes(key)) ranges.set(key, spansOf(columns, key, place, own(key)));
  });
  const [fitting, ...missing] = groups;
  return { total: fitting?.length ?? 0, missing: missing.map((places) => places.length), values, ranges };
}

function add(values: Values, key: string, value: string, count: number): void {
  if (count === 0) return;
  const known = values.get(key);
  if (known) known.set(value, (known.get(value) ?? 0) + count);
  else values.set(key, new Map([[value, count]]));
}

/** The counted combinations of some listings with how many have each. */
function* counted<Value>(kinds: readonly Value[], counts: readonly (Uint32Array | undefined)[]) {
  for (const each of counts) {
    if (!each) continue;
    for (let code = 0; code < each.length; code += 1) {
      const value = kinds[code];
      const count = each[code] ?? 0;
      if (count > 0 && value !== undefined) yield [value, count] as const;
    }
  }
}

function addSingle(
  values: Values,
  columns: Columns,
  key: (typeof singleKeys)[number],
  tallies: readonly Tally[],
): void {
  if (key === 'category' || key === 'brand') {
    const counts = tallies.map(({ stock }) => stock);
    for (const [kind, count] of counted(columns.stockKinds.values, counts)) {
      if (kind[key] !== '') add(values, key, kind[key], count);
    }
  } else if (key === 'place') {
    const counts = tallies.map(({ where }) => where);
    for (const [{ district }, count] of counted(columns.whereKinds.values, counts))
      add(values, key, district, count);
  } else {
    const counts = tallies.map(({ terms }) => terms);
    for (const [kind, count] of counted(columns.termKinds.values, counts)) {
      if (kind[key] !== '') add(values, key, kind[key], count);
    }
  }
}

function addChoices(
  values: Values,
  columns: Columns,
  attributes: readonly string[],
  own: Own,
  conditions: readonly Condition[],
): void {
  const wanted = new Set(attributes.filter((key) => choiceFilters.some((each) => each === key)));
  const chosen = new Set(conditions.map(({ key }) => key).filter((key) => wanted.has(key)));
  const sum = (tallies: readonly Tally[], isAsked: (key: string) => boolean) => {
    const counts = tallies.map(({ choices }) => choices);
    for (const [kind, count] of counted(columns.choiceKinds.values, counts)) {
      for (const choice of kind) {
        const end = choice.indexOf(':');
        const key = end < 0 ? choice : choice.slice(0, end);
        if (!isAsked(key)) continue;
        if (end < 0) add(values, 'carried', key, count);
        else add(values, key, choice.slice(end + 1), count);
      }
    }
  };
  sum(own(''), (key) => wanted.has(key) && !chosen.has(key));
  for (const key of chosen) sum(own(key), (each) => each === key);
}

function addAges(values: Values, tallies: readonly Tally[]): void {
  ageDays.forEach((days, place) => {
    for (const { ages } of tallies) add(values, 'age', String(days), ages?.[place] ?? 0);
  });
}

function addRadii(values: Values, columns: Columns, radii: readonly Area[], tallies: readonly Tally[]): void {
  if (radii.length === 0) return;
  const within = columns.whereKinds.values.map((where) => radii.findIndex((area) => isIn(area, where)));
  const counts = tallies.map(({ where }) => where);
  for (const [radius, count] of counted(within, counts)) {
    if (radius >= 0) add(values, 'radius', String(radiiKm[radius]), count);
  }
}

function priceOf(tallies: readonly Tally[]): CountedRange {
  const bars = histogramOf('price').starts.map((_, bar) =>
    tallies.reduce((sum, { prices }) => sum + (prices?.bars[bar] ?? 0), 0),
  );
  const priced = tallies.flatMap(({ prices }) => (prices && prices.carried > 0 ? [prices] : []));
  return {
    carried: priced.reduce((sum, { carried }) => sum + carried, 0),
    min: priced.length === 0 ? 0 : Math.min(...priced.map(({ min }) => min)),
    max: priced.length === 0 ? 0 : Math.max(...priced.map(({ max }) => max)),
    bars,
  };
}

/** A span counts in every bar it reaches. */
function spansOf(columns: Columns, key: string, place: number, tallies: readonly Tally[]): CountedRange {
  const histogram = histogramOf(key);
  const bars = histogram.starts.map(() => 0);
  const range = { carried: 0, min: 0, max: 0, bars };
  const counts = tallies.map(({ spans }) => spans);
  for (const [{ from, to }, count] of counted(columns.spanKinds.values, counts)) {
    const [low = -1, high = -1] = [from[place], to[place]];
    if (high < 0) continue;
    range.min = range.carried === 0 ? low : Math.min(range.min, low);
    range.max = range.carried === 0 ? high : Math.max(range.max, high);
    range.carried += count;
    for (let bar = barOf(histogram, low); bar <= barOf(histogram, high); bar += 1) {
      bars[bar] = (bars[bar] ?? 0) + count;
    }
  }
  return range;
}
