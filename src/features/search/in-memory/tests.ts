import { numberFilters } from '../../catalogue/contract.ts';
import type { Area } from '../area.ts';
import type { Condition } from '../conditions.ts';
import type { Columns, Spans, Stock, Terms, Where } from './columns.ts';
import type { KindsOf } from './kinds-of.ts';

/**
 * What a combination misses, as a number that can be summed over a listing's combinations: 0 for nothing,
 * `once` and the number of the condition for one, at least `twice` for more.
 */
export const once = 256;
export const twice = 512;

/** Misses by the code of a combination; nothing where no condition asks of it. */
type Misses = Uint16Array | undefined;

/** The conditions of a search, tested once for every combination. What is not shared is tested for each listing. */
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

export function testsOf(columns: Columns, conditions: readonly Condition[]): Tests {
  const { termKinds, stockKinds, choiceKinds, spanKinds, whereKinds } = columns;
  const terms = new Uint16Array(termKinds.values.length);
  terms[0] = twice;
  const tests: Tests = { terms, stock: undefined, choices: undefined, spans: undefined, where: undefined };
  conditions.forEach((condition, number) => {
    const { key } = condition;
    if (condition.type === 'age') tests.age = { number, since: condition.since };
    else if (condition.type === 'place') {
      const { area } = condition;
      tests.where = missing(tests.where, whereKinds, number, (where: Where) => isIn(area, where));
    } else if (condition.type === 'range') {
      const { min = 0, max = Number.MAX_SAFE_INTEGER } = condition;
      if (key === 'price') tests.price = { number, min, max };
      else {
        const place = numberFilters.findIndex((each) => each === key);
        tests.spans = missing(tests.spans, spanKinds, number, ({ from, to }: Spans) => {
          const end = to[place] ?? -1;
          return end >= 0 && end >= min && (from[place] ?? 0) <= max;
        });
      }
    } else {
      const values = new Set(condition.values);
      if (isTerm(key)) missing(terms, termKinds, number, (each: Terms) => values.has(each[key]));
      else if (isStock(key))
        tests.stock = missing(tests.stock, stockKinds, number, (each: Stock) => values.has(each[key]));
      else {
        const wanted = new Set(condition.values.map((value) => `${key}:${value}`));
        tests.choices = missing(tests.choices, choiceKinds, number, (each: string[]) =>
          each.some((choice) => wanted.has(choice)),
        );
      }
    }
  });
  return tests;
}

const isTerm = (key: string): key is keyof Terms => termKeys.has(key);
const isStock = (key: string): key is keyof Stock => stockKeys.has(key);

function missing<Value>(
  misses: Misses,
  kinds: KindsOf<Value>,
  number: number,
  fits: (value: Value) => boolean,
): Uint16Array {
  const summed = misses ?? new Uint16Array(kinds.values.length);
  kinds.values.forEach((value, code) => {
    if (!fits(value)) summed[code] = Math.min(twice, (summed[code] ?? 0) === 0 ? once + number : twice);
  });
  return summed;
}

/** Whether what shows this municipality, or only its district, lies in an area. */
export function isIn(area: Area, { place, district }: Where): boolean {
  if (area.districts.includes(district)) return true;
  return place === '' ? area.towns.includes(district) : area.places.includes(place);
}
