import { blockBits } from './listing-block.ts';
import type { Columns } from './columns.ts';
import { isStock, isTerm } from './condition-tests.ts';

/** Number of listings by combination code in each column; unused columns are undefined. */
export type Tally = {
  /** Number of listings counted. */
  count: number;
  terms?: Uint32Array | undefined;
  stock?: Uint32Array | undefined;
  choices?: Uint32Array | undefined;
  spans?: Uint32Array | undefined;
  where?: Uint32Array | undefined;
  /** By index in `ageDays`: published after that bound but not after the previous one. */
  ages?: Uint32Array | undefined;
  prices?: Prices | undefined;
};

type Prices = { min: number; max: number; bars: Uint32Array };

const maxBars = 64;

/** Creates a tally of all columns, or only of those needed for one parameter. */
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

/** Counts some listings of the block that starts at `start`. */
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

/** Separate functions for 16-bit and 32-bit columns, so that each is compiled monomorphically. */
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

/** Most blocks were published between two bounds, so their listings need not be read. */
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
    // Branchless: adds one for each later bound.
    const age = Number(time < first) + Number(time < second) + Number(time < third) + Number(time < fourth);
    ages[age] = (ages[age] ?? 0) + 1;
  }
}

/** Number of bounds later than the time. */
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
