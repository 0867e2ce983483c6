import { type RawBuilder, sql } from 'kysely';
import { numberFilters } from '../../catalogue/contract.ts';
import { categoryById, storedPositions } from '../../catalogue/index.ts';
import type { Database } from '../../../platform/platform.ts';
import type { Area } from '../area.ts';
import { ageDays, radiiKm } from '../contract.ts';
import { type EngineQuery, type CountedRange, type Counts, type Wanted, singleKeys } from '../engine.ts';
import { histogramOf } from '../facets/histogram.ts';
import { fits, inArea, priceOf, singleValues } from './db-conditions.ts';
import { answers, scoredListings } from './db-matching.ts';
import { timeOf } from './db-sort.ts';

type Row = { key: string; value: string | null; count: number; low: number | null; high: number | null };

/**
 * Counts of every parameter by one statement: each listing that matches the words is kept with the single
 * condition it misses, if any, and then counts for that parameter only; those that miss two count nowhere.
 */
export async function countsOf(
  db: Database,
  ask: EngineQuery,
  { attributes, radii }: NonNullable<Wanted['counts']>,
): Promise<Counts> {
  const { conditions, asOf } = ask;
  const missed = conditions.map(
    (condition, place) => sql`case when not ${fits(condition)} then ${sql.lit(place + 1)} end`,
  );
  const columns = singleKeys.map((key) => sql`${singleValues[key]} as ${sql.ref(key)}`);
  const days = ageDays.map(
    (day) => sql`when inserted >= ${timeOf(asOf - day * 86_400_000_000)} then ${String(day)}`,
  );
  const own = (key: string) => ownRows(conditions.findIndex((condition) => condition.key === key) + 1);
  const numbers = numberFilters.filter((key) => attributes.includes(key));
  const parts = [
    sql`select '' as key, missed[1]::text as value, count(*) as count, null::integer as low, null::integer as high
      from base group by missed[1]`,
    ...singleKeys.map((key) => grouped(key, sql.ref(key), own(key))),
    grouped('age', sql`age`, own('age')),
    ...(radii.length > 0 ? [grouped('radius', sql`radius`, own('place'))] : []),
    ...rangeOf('price', sql`price_czk`, sql`price_czk`, own('price')),
    ...numbers.flatMap((key) => {
      const at = sql.lit(storedPositions[key] ?? 0);
      const from = sql`nullif(filter_from[${at}], -1)`;
      return rangeOf(key, from, sql`filter_to[${at}]`, own(key));
    }),
    ...choiceCounts(ask, attributes),
  ];
  const { rows } = await sql<Row>`
    with base as materialized (
      select * from (
        select ${sql.join(columns)}, ${priceOf} as price_czk, filter_choices, filter_from, filter_to,
          case ${sql.join(days, sql` `)} end as age, ${radiusOf(radii)} as radius,
          array_remove(array[${sql.join(missed)}]::integer[], null) as missed
        from ${scoredListings(ask)} where ${answers(ask)}
      ) as tested where cardinality(missed) <= 1
    )
    ${sql.join(parts, sql` union all `)}`.execute(db);
  return gathered(rows, conditions.length, attributes);
}

/** Listings that meet all conditions, or miss only the one with this number. */
function ownRows(number: number): RawBuilder<boolean> {
  return number === 0 ? sql`missed = '{}'` : sql`(missed = '{}' or missed[1] = ${sql.lit(number)})`;
}

function grouped(key: string, value: RawBuilder<unknown>, rows: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`select ${key}, ${value}::text, count(*), null, null from base where ${rows} and ${value} is not null group by ${value}`;
}

/** Count, minimum and maximum, then each bar; a span counts in every bar it overlaps. */
function rangeOf(
  key: string,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
  rows: RawBuilder<boolean>,
): RawBuilder<unknown>[] {
  const { starts } = histogramOf(key);
  const bar = (value: RawBuilder<unknown>) =>
    sql`greatest(1, width_bucket(${value}, ${[...starts]}::integer[]))`;
  return [
    sql`select ${key}, null, count(${from}), min(${from}), max(${to}) from base where ${rows} and ${from} is not null`,
    sql`select ${key}, bar::text, count(*), null, null
      from base cross join lateral generate_series(${bar(from)}, ${bar(to)}) as bar
      where ${rows} and ${from} is not null group by bar`,
  ];
}

function choiceCounts({ conditions }: EngineQuery, attributes: readonly string[]): RawBuilder<unknown>[] {
  const chosen = conditions.flatMap(({ type, key }, place) =>
    type === 'values' && attributes.includes(key) ? [{ key, number: place + 1 }] : [],
  );
  const free = attributes.filter((key) => !chosen.some((each) => each.key === key));
  const counted = (keys: readonly string[], rows: RawBuilder<boolean>) =>
    sql`select 'choice', choice, count(*), null::integer, null::integer from base cross join lateral unnest(filter_choices) as choice
      where ${rows} and split_part(choice, ':', 1) = any(${[...keys]}::text[]) group by choice`;
  return [
    ...(free.length > 0 ? [counted(free, ownRows(0))] : []),
    ...chosen.map(({ key, number }) => counted([key], ownRows(number))),
  ];
}

/** The smallest radius that contains the listing; radii are nested. */
function radiusOf(radii: readonly Area[]): RawBuilder<string | null> {
  if (radii.length === 0) return sql`null`;
  const cases = radii.map((area, place) => sql`when ${inArea(area)} then ${String(radiiKm[place])}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

function gathered(rows: readonly Row[], conditions: number, attributes: readonly string[]): Counts {
  const missing = Array.from({ length: conditions }, () => 0);
  const values = new Map<string, Map<string, number>>();
  const ranges = new Map<string, CountedRange & { bars: number[] }>();
  let total = 0;
  const add = (key: string, value: string, count: number) => {
    const counts = values.get(key) ?? new Map<string, number>();
    values.set(key, counts.set(value, count));
  };
  for (const { key, value, count, low, high } of rows) {
    if (key === '' && value === null) total = count;
    else if (key === '') missing[Number(value) - 1] = count;
    else if (key === 'price' || numberFilters.some((each) => each === key)) {
      const range = ranges.get(key) ?? {
        carried: 0,
        min: 0,
        max: 0,
        bars: histogramOf(key).starts.map(() => 0),
      };
      if (value !== null) range.bars[Number(value) - 1] = count;
      else Object.assign(range, { carried: count, min: low ?? 0, max: high ?? 0 });
      ranges.set(key, range);
    } else if (key === 'choice') {
      const [attribute = '', ...rest] = (value ?? '').split(':');
      if (rest.length === 0) add('carried', attribute, count);
      else if (attributes.includes(attribute)) add(attribute, rest.join(':'), count);
    } else if (key === 'category') add(key, categoryById(Number(value))?.slug ?? '', count);
    else add(key, value ?? '', count);
  }
  return { total, missing, values, ranges };
}
