import { blockBits } from './listing-block.ts';
import type { Columns } from './columns.ts';
import { isStock, isTerm } from './condition-tests.ts';

/** How many of some listings have each combination, by its code; what nobody asks for is left out. */
export type Tally = {
  /** How many listings were counted. */
  count: number;
  terms?: Uint32Array | undefined;
  stock?: Uint32Array | undefined;
  choices?: Uint32Array | undefined;
  spans?: Uint32Array | undefined;
  where?: Uint32Array | undefined;
  /** By the index of the days in `ageDays`: published after that bound and not after the one before. */
  ages?: Uint32Array | undefined;
  prices?: Prices | undefined;
};

type Prices = { min: number; max: number; bars: Uint32Array };

const maxBars = 64;

/** Counts all there is to count, or, for listings that miss the condition of one parameter, what that one needs. */
export function emptyTally(columns: Columns, bounds: readonly number[], only?: string): Tally {
  const { termKinds, stockKinds, choiceKinds, spanKinds, whereKinds } = columns;
  const all = only === undefined;
  const term = all || isTerm(only);
  const stock = all || isStock(only);
  const [place, price, age] = ['place', 'price', 'age'].map((key) => all || only === key);
  const attribute = all || !(term || stock || place || price || age);
  const buffer = (wanted: boolean | undefined, kinds: number) =>
    wanted ? new Uint32Array(kinds) : undefined;
  const bars = buffer(price, maxBars);
  return {
    count: 0,
    terms: buffer(term, termKinds.values.length),
    stock: buffer(stock, stockKinds.values.length),
    choices: buffer(attribute, choiceKinds.values.length),
    spans: buffer(attribute, spanKinds.values.length),
    where: buffer(place, whereKinds.values.length),
    ages: buffer(age, bounds.length + 1),
    prices: bars && { min: Number.MAX_SAFE_INTEGER, max: -1, bars },
  };
}

/** Counts some listings of the block that begins at `start`. */
export function tally(
  into: Tally,
  columns: Columns,
  bounds: readonly number[],
  ordinals: Uint32Array,
  count: number,
  start: number,
): void {
  into.count += count;
  if (count === 0) return;
  if (into.terms) addShort(into.terms, columns.terms, ordinals, count);
  if (into.stock) addShort(into.stock, columns.stock, ordinals, count);
  if (into.where) addShort(into.where, columns.where, ordinals, count);
  if (into.choices) addLong(into.choices, columns.choices, ordinals, count);
  if (into.spans) addLong(into.spans, columns.spans, ordinals, count);
  if (into.ages) addAges(into.ages, columns, bounds, ordinals, count, start);
  if (into.prices) addPrices(into.prices, columns, ordinals, count, start);
}

/** Columns with two bytes and with four have loops of their own, which are compiled for them alone. */
function addShort(counts: Uint32Array, codes: Uint16Array, ordinals: Uint32Array, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const code = codes[ordinals[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

function addLong(counts: Uint32Array, codes: Uint32Array, ordinals: Uint32Array, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const code = codes[ordinals[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
}

/** Most blocks were published between two bounds, so that their listings need not be looked at. */
function addAges(
  ages: Uint32Array,
  columns: Columns,
  bounds: readonly number[],
  ordinals: Uint32Array,
  count: number,
  start: number,
): void {
  const oldest = ageOf(columns.oldestIn(start), bounds);
  if (oldest === ageOf(columns.newestIn(start), bounds)) {
    ages[oldest] = (ages[oldest] ?? 0) + count;
    return;
  }
  const { inserted } = columns;
  const [first = 0, second = 0, third = 0, fourth = 0] = bounds;
  for (let at = 0; at < count; at += 1) {
    const time = inserted[ordinals[at] ?? 0] ?? 0;
    // Without branches, which the processor could not foresee: each bound that is later counts one.
    const age = Number(time < first) + Number(time < second) + Number(time < third) + Number(time < fourth);
    ages[age] = (ages[age] ?? 0) + 1;
  }
}

/** How many of the bounds are later. */
function ageOf(time: number, bounds: readonly number[]): number {
  return bounds.filter((bound) => time < bound).length;
}

function addPrices(
  prices: Prices,
  { price, priceBar, pricesIn }: Columns,
  ordinals: Uint32Array,
  count: number,
  start: number,
): void {
  const { bars } = prices;
  for (let at = 0; at < count; at += 1) {
    const bar = priceBar[ordinals[at] ?? 0] ?? 0;
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  const { cheapest = 0, dearest = 0 } = pricesIn[start >>> blockBits] ?? {};
  if (cheapest >= prices.min && dearest <= prices.max) return;
  for (let at = 0; at < count; at += 1) {
    const kc = price[ordinals[at] ?? 0] ?? -1;
    if (kc > prices.max) prices.max = kc;
    if (kc >= 0 && kc < prices.min) prices.min = kc;
  }
}
