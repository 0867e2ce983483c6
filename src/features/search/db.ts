import { type ExpressionBuilder, type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { selectCards } from '../listings/index.ts';
import type { Area } from './area.ts';
import type { SearchQuery } from './contract.ts';
import { type SortKey, timeOf } from './db-sort.ts';

/** Which living listings a search means. */
export type Filter = Pick<
  SearchQuery,
  'kind' | 'brand' | 'condition' | 'wear' | 'price' | 'priceType' | 'swap'
> & {
  /** Leaves; nothing for all. */
  categoryIds?: number[];
  /** A `tsquery`. */
  text?: string;
  area?: Area;
  /** Microseconds; what was published later is left out. */
  asOf: number;
};

// The two states are written out, so that the planner sees that the partial indexes serve.
const living = sql<SqlBool>`listings.state in ('active', 'reserved')`;

export async function countMatches(db: Database, filter: Filter): Promise<number> {
  const { total } = await db
    .selectFrom('listings')
    .where(matching(filter))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export type Page = { filter: Filter; keys: SortKey[]; after?: number[]; atMost: number };

/** Cards in the order of the keys, each with its sort values; from behind the listing whose values are `after`. */
export async function pageOfMatches(db: Database, { filter, keys, after, atMost }: Page) {
  let query = selectCards(db)
    .where(matching(filter))
    .select(sql<number[]>`json_build_array(${sql.join(keys.map(({ number }) => number))})`.as('sortValues'));
  if (after) query = query.where(behind(keys, after));
  for (const { value, descending } of keys) query = query.orderBy(value, descending ? 'desc' : 'asc');
  return query.limit(atMost).execute();
}

/** Topped listings of a search, those topped last first. */
export async function toppedMatches(db: Database, filter: Filter, now: Date, atMost: number) {
  return selectCards(db)
    .where(matching(filter))
    .where('topped_until', '>', now)
    .orderBy('topped_until', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(atMost)
    .execute();
}

/** Living listings of each kind and category that has any. */
export async function countByCategory(
  db: Database,
): Promise<{ kind: Kind; category_id: number; count: number }[]> {
  return db
    .selectFrom('listings')
    .where(living)
    .groupBy(['kind', 'category_id'])
    .select(({ fn }) => ['kind', 'category_id', fn.countAll<number>().as('count')])
    .execute();
}

function matching(filter: Filter) {
  return (is: ExpressionBuilder<Tables, 'listings'>) => {
    const all: Expression<SqlBool>[] = [living, is('inserted', '<=', timeOf(filter.asOf))];
    if (filter.text) all.push(sql<SqlBool>`search_text @@ ${filter.text}::tsquery`);
    if (filter.kind) all.push(is('kind', '=', filter.kind));
    if (filter.categoryIds) all.push(is('category_id', '=', anyOf(filter.categoryIds, 'integer')));
    if (filter.brand) all.push(is('brand', '=', anyOf(filter.brand, 'text')));
    if (filter.condition) all.push(is('condition', 'in', filter.condition));
    if (filter.wear) all.push(is('wear', 'in', filter.wear));
    if (filter.priceType) all.push(is('price_type', 'in', filter.priceType));
    if (filter.swap) all.push(is('swap', '=', true));
    if (filter.price) all.push(inRange(is, filter.price));
    if (filter.area) all.push(inArea(is, filter.area));
    return is.and(all);
  };
}

/** Unlike `in`, fits an empty list too. */
function anyOf<T>(values: T[], type: 'integer' | 'text'): RawBuilder<T> {
  return sql<T>`any(${values}::${sql.raw(type)}[])`;
}

/** Both ends belong. What is free costs 0 Kč; what is „dohodou“ has no price and lies in no range. */
function inRange(
  is: ExpressionBuilder<Tables, 'listings'>,
  { min = 0, max }: { min?: number; max?: number },
) {
  const priced = max === undefined ? is('price', '>=', min) : is.between('price', min, max);
  return min > 0 ? priced : is.or([priced, is('price_type', '=', 'free')]);
}

function inArea(is: ExpressionBuilder<Tables, 'listings'>, { districts, places, towns }: Area) {
  const hidden = is.or([is('place_exact', '=', false), is('place_code', 'is', null)]);
  return is.or([
    is('listings.district_code', '=', anyOf(districts, 'text')),
    is.and([is('place_exact', '=', true), is('place_code', '=', anyOf(places, 'text'))]),
    is.and([hidden, is('listings.district_code', '=', anyOf(towns, 'text'))]),
  ]);
}

/** Lexicographically behind a listing; the bound on each key before the others lets an index start there. */
function behind(keys: SortKey[], [at = 0, ...later]: number[]): RawBuilder<SqlBool> {
  const [key, ...rest] = keys;
  if (!key) return sql<SqlBool>`false`;
  const bound = key.bound(at);
  const beyond = key.descending ? sql`${key.value} < ${bound}` : sql`${key.value} > ${bound}`;
  if (rest.length === 0) return sql<SqlBool>`(${beyond})`;
  const from = key.descending ? sql`${key.value} <= ${bound}` : sql`${key.value} >= ${bound}`;
  return sql<SqlBool>`(${from} and (${beyond} or ${behind(rest, later)}))`;
}
