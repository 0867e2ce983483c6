import type { Columns } from './columns.ts';

/** How many of some listings have each combination, by its code; what nobody asks for is left out. */
export type Tally = {
  terms?: Uint32Array;
  stock?: Uint32Array;
  choices?: Uint32Array;
  spans?: Uint32Array;
  where?: Uint32Array;
  /** By the place of the days in `ageDays`: published after that bound and not after the one before. */
  ages?: Uint32Array;
  prices?: { carried: number; min: number; max: number; bars: Uint32Array };
};

const termKeys: ReadonlySet<string> = new Set([
  'kind',
  'swap',
  'condition',
  'wear',
  'priceType',
  'photo',
  'seller',
]);
const mostBars = 64;

/** Counts all there is to count, or, for listings that miss the condition of one parameter, what that one needs. */
export function tallyOf(
  columns: Columns,
  places: Uint32Array,
  ageBounds: readonly number[],
  only: string | undefined,
): Tally {
  if (only === undefined) {
    return {
      ...combinations(columns, places),
      ages: agesOf(columns, places, ageBounds),
      prices: pricesOf(columns, places),
    };
  }
  if (termKeys.has(only)) return { terms: tally(columns.terms, columns.termKinds.values.length, places) };
  if (only === 'category' || only === 'brand')
    return { stock: tally(columns.stock, columns.stockKinds.values.length, places) };
  if (only === 'place') return { where: tally(columns.where, columns.whereKinds.values.length, places) };
  if (only === 'price') return { prices: pricesOf(columns, places) };
  if (only === 'age') return { ages: agesOf(columns, places, ageBounds) };
  return {
    choices: tally(columns.choices, columns.choiceKinds.values.length, places),
    spans: tally(columns.spans, columns.spanKinds.values.length, places),
  };
}

/** One walk over the listings for all that is shared; the processor counts the five side by side. */
function combinations(columns: Columns, places: Uint32Array) {
  const { terms, stock, choices, spans, where } = columns;
  const inTerms = new Uint32Array(columns.termKinds.values.length);
  const inStock = new Uint32Array(columns.stockKinds.values.length);
  const inChoices = new Uint32Array(columns.choiceKinds.values.length);
  const inSpans = new Uint32Array(columns.spanKinds.values.length);
  const inWhere = new Uint32Array(columns.whereKinds.values.length);
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const termsCode = terms[place] ?? 0;
    inTerms[termsCode] = (inTerms[termsCode] ?? 0) + 1;
    const stockCode = stock[place] ?? 0;
    inStock[stockCode] = (inStock[stockCode] ?? 0) + 1;
    const choicesCode = choices[place] ?? 0;
    inChoices[choicesCode] = (inChoices[choicesCode] ?? 0) + 1;
    const spansCode = spans[place] ?? 0;
    inSpans[spansCode] = (inSpans[spansCode] ?? 0) + 1;
    const whereCode = where[place] ?? 0;
    inWhere[whereCode] = (inWhere[whereCode] ?? 0) + 1;
  }
  return { terms: inTerms, stock: inStock, choices: inChoices, spans: inSpans, where: inWhere };
}

function tally(column: Uint16Array | Uint32Array, kinds: number, places: Uint32Array): Uint32Array {
  const counts = new Uint32Array(kinds);
  for (let at = 0; at < places.length; at += 1) {
    const code = column[places[at] ?? 0] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

/** Without branches, which the processor could not foresee: each bound that is later counts one. */
function agesOf({ inserted }: Columns, places: Uint32Array, bounds: readonly number[]): Uint32Array {
  const [first = 0, second = 0, third = 0, fourth = 0] = bounds;
  const ages = new Uint32Array(bounds.length + 1);
  for (let at = 0; at < places.length; at += 1) {
    const time = inserted[places[at] ?? 0] ?? 0;
    const age = Number(time < first) + Number(time < second) + Number(time < third) + Number(time < fourth);
    ages[age] = (ages[age] ?? 0) + 1;
  }
  return ages;
}

function pricesOf({ price, priceBar }: Columns, places: Uint32Array): NonNullable<Tally['prices']> {
  const bars = new Uint32Array(mostBars);
  let [carried, min, max] = [0, Number.MAX_SAFE_INTEGER, 0];
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    const kc = price[place] ?? -1;
    if (kc < 0) continue;
    carried += 1;
    if (kc < min) min = kc;
    if (kc > max) max = kc;
    const bar = priceBar[place] ?? 0;
    bars[bar] = (bars[bar] ?? 0) + 1;
  }
  return { carried, min, max, bars };
}
