import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { noBrand, otherBrand } from '../catalogue/index.ts';
import { bladeCm, priceOf } from './fit.ts';
import type { ListingFacts } from './listing-facts.ts';
import { tolerances, valuesIn, type Wish, type Wishes } from './wishes.ts';

/**
 * Necessary (not sufficient) SQL conditions for a match, which reduce a hundred thousand listings to a few
 * hundred candidates. As in the final judgement, unstated facts match.
 */
type Bounds = RawBuilder<SqlBool>[];

/** Upper bound of any length (cm), flex (mm) or gear size. */
const largest = 200;

/** Marks of all values in a range, in steps of 1/`parts`, with the range widened by the blade's length. */
function marksWithin(group: string, { min, max }: Wish, { parts = 1, least = 0, most = 0 } = {}): string[] {
  const from = Math.ceil((Math.max(0, min) + least) * parts);
  const to = Math.floor((Math.min(max, largest) + most) * parts);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => `${group}:${from + step}`);
}

const openOr = (stated: string, marks: readonly string[]) =>
  sql<SqlBool>`(not marks @> array[${stated}] or marks && ${marks}::text[])`;

/** Conditions on the offers that a demand may match. */
export function offersWanted(wishes: Wishes): Bounds {
  const { hands, shaft, total, flex, shoe, brands, conditions, maxPrice } = wishes;
  const [least = 0, most = 0] = bladeCm;
  const length = shaft
    ? [...marksWithin('shaft', shaft), ...marksWithin('total', shaft, { least, most })]
    : total && [
        ...marksWithin('total', total),
        ...marksWithin('shaft', total, { least: -most, most: -least }),
      ];
  return [
    sql<SqlBool>`(filter_condition is null or filter_condition = any(${[...conditions]}::text[]))`,
    ...(maxPrice === undefined
      ? []
      : [
          sql<SqlBool>`(price_type = 'free'
            or coalesce(case price_type when 'fixed' then price end, read_price_czk, 0) <= ${maxPrice})`,
        ]),
    ...(hands.length === 0
      ? []
      : [
          openOr(
            'has:hand',
            hands.map((hand) => `hand:${hand}`),
          ),
        ]),
    ...(length ? [openOr('has:length', length)] : []),
    ...(flex ? [openOr('has:flex', marksWithin('flex', flex))] : []),
    ...(shoe ? [openOr('has:shoe', marksWithin('shoe', shoe, { parts: 10 }))] : []),
    // A demand for a brand does not match an offer without one.
    ...(brands.length === 0
      ? []
      : [
          sql<SqlBool>`(brand = any(${[...brands]}::text[]) or marks && ${brands.flatMap((brand) =>
            ['brand', 'line-brand', 'any|brand', 'any|line-brand'].map((group) => `${group}:${brand}`),
          )}::text[])`,
        ]),
  ];
}

/**
 * Conditions on the demands that an offer may match, by their form fields; wishes in their texts are not stored.
 */
export function demandsMet(offer: ListingFacts): Bounds {
  const { brand, condition, marks } = offer;
  const price = priceOf(offer);
  const numbers = (group: string) => valuesIn(marks, group).map(Number);
  const [least = 0, most = 0] = bladeCm;
  const shafts = numbers('shaft');
  const lengths = shafts.length > 0 ? shafts : numbers('total').flatMap((cm) => [cm - least, cm - most]);
  const hands = valuesIn(marks, 'hand');
  const brands = [...marks].flatMap((mark) => /(?:^|[|-])brand:(.*)$/.exec(mark)?.[1] ?? []);
  return [
    sql<SqlBool>`(brand is null or brand = any(${[noBrand, otherBrand, ...(brand ? [brand] : []), ...brands]}::text[]))`,
    ...(condition === undefined
      ? []
      : [sql<SqlBool>`(wanted_conditions is null or ${condition} = any(wanted_conditions))`]),
    ...(price === undefined
      ? []
      : [sql<SqlBool>`(price_type <> 'fixed' or price is null or price >= ${price})`]),
    ...(hands.length === 0
      ? []
      : [sql<SqlBool>`(not attributes ? 'hand' or attributes -> 'hand' ?| ${[...hands]}::text[])`]),
    ...rangeBounds('shaftLengthCm', tolerances.length, lengths),
    ...rangeBounds('flexMm', tolerances.flex, numbers('flex')),
    ...rangeBounds(
      'shoeSizeEu',
      tolerances.shoe,
      numbers('shoe').map((tenths) => tenths / 10),
    ),
  ];
}

/** Demands whose range contains one of the values, or whose single number is within the tolerance. */
function rangeBounds(key: string, tolerance: number, values: readonly number[]): Bounds {
  if (values.length === 0) return [];
  const end = (name: 'min' | 'max') => sql`(attributes #>> ${[key, name]}::text[])::numeric`;
  return [
    sql<SqlBool>`coalesce(${end('min')} <= ${Math.max(...values) + tolerance}::numeric, true)`,
    sql<SqlBool>`coalesce(${end('max')} >= ${Math.min(...values) - tolerance}::numeric, true)`,
  ];
}
