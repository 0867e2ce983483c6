import { numberFilters } from '../../catalogue/contract.ts';
import type { Condition } from '../conditions.ts';
import type { Columns } from './columns.ts';
import type { Choices, Spans, Stock, Terms } from './combinations.ts';

/**
 * What a combination misses, as a number that can be added over a listing's combinations: 0 for nothing, `once`
 * plus the condition's index for one, at least `twice` for more.
 */
export const once = 256;
export const twice = 512;

/** Misses by combination code; undefined when no condition concerns this column. */
type Misses = Uint16Array | undefined;

/** Conditions of a search, evaluated once per combination; the others are evaluated per listing. */
export type Tests = {
  terms: Uint16Array;
  stock: Misses;
  choices: Misses;
  spans: Misses;
  where: Misses;
  price?: { number: number; min: number; max: number };
  age?: { number: number; since: number };
};

const termKeys = new Set<string>(['kind', 'swap', 'condition', 'wear', 'priceType', 'photo', 'seller']);
const stockKeys = new Set<string>(['category', 'brand']);

export function testsOf(columns: Columns, conditions: readonly Condition[], further: boolean): Tests {
  const { termKinds, stockKinds, choiceKinds, spanKinds } = columns;
  const terms = new Uint16Array(termKinds.values.length);
  if (!further) missing(terms, termKinds.values, 0, (each) => !each.further, twice);
  terms[0] = twice;
  const tests: Tests = { terms, stock: undefined, choices: undefined, spans: undefined, where: undefined };
  conditions.forEach((condition, number) => {
    const { key } = condition;
    if (condition.type === 'age') tests.age = { number, since: condition.since };
    else if (condition.type === 'place') {
      tests.where = missing(
        tests.where,
        [...columns.inside(condition.area)],
        number,
        (inside) => inside === 1,
      );
    } else if (condition.type === 'range') {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = condition;
      if (key === 'price') tests.price = { number, min, max };
      else {
        const index = numberFilters.findIndex((each) => each === key);
        tests.spans = missing(tests.spans, spanKinds.values, number, (spans: Spans) => {
          const span = spans[index];
          return span !== undefined && span.high >= min && span.low <= max;
        });
      }
    } else {
      const values = new Set(condition.values);
      if (isTerm(key)) missing(terms, termKinds.values, number, (each: Terms) => values.has(each[key]));
      else if (isStock(key))
        tests.stock = missing(tests.stock, stockKinds.values, number, (each: Stock) => values.has(each[key]));
      else {
        const wanted = new Set(condition.values.map((value) => `${key}:${value}`));
        tests.choices = missing(tests.choices, choiceKinds.values, number, ({ all }: Choices) =>
          all.some((choice) => wanted.has(choice)),
        );
      }
    }
  });
  return tests;
}

export const isTerm = (key: string): key is Exclude<keyof Terms, 'values' | 'further'> => termKeys.has(key);
export const isStock = (key: string): key is Exclude<keyof Stock, 'values'> => stockKeys.has(key);

function missing<Value>(
  misses: Misses,
  kinds: readonly Value[],
  number: number,
  fits: (value: Value) => boolean,
  cost = once + number,
): Uint16Array {
  const summed = misses ?? new Uint16Array(kinds.length);
  kinds.forEach((value, code) => {
    if (!fits(value)) summed[code] = (summed[code] ?? 0) === 0 ? cost : twice;
  });
  return summed;
}
