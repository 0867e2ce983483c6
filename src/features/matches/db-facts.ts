import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { neitherStopped } from '../conversations/index.ts';
import { shownPoint } from '../places/index.ts';
import { factsOf, type ListingFacts } from './listing-facts.ts';

function selectFacts(db: Database) {
  return db
    .selectFrom('listings')
    .leftJoin('places', (join) =>
      join.onRef('places.code', '=', 'listings.place_code').on('listings.place_exact', '=', true),
    )
    .select([
      'listings.id',
      'advertiser_id',
      'kind',
      'category_id',
      'title',
      'description',
      'brand',
      'attributes',
      'wanted_conditions',
      'filter_condition',
      'price_type',
      'price',
      'read_price_czk',
      'marks',
      'filter_choices',
      'filter_from',
      'filter_to',
      'inserted',
      'listings.district_code',
      'places.lat',
      'places.lon',
    ])
    .where(sql<SqlBool>`state = 'active'`);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectFacts>['execute']>>[number];

const located = (row: Row): ListingFacts => factsOf(row, shownPoint(row));

/** An active listing, optionally restricted to this advertiser. */
export async function activeFacts(
  db: Database,
  id: number,
  advertiserId?: string,
): Promise<ListingFacts | undefined> {
  const query = selectFacts(db).where('listings.id', '=', id);
  const row = await (
    advertiserId === undefined ? query : query.where('advertiser_id', '=', advertiserId)
  ).executeTakeFirst();
  return row && located(row);
}

/** Facts of the active listings among these. */
export async function factsOfActive(db: Database, ids: readonly number[]): Promise<ListingFacts[]> {
  if (ids.length === 0) return [];
  return (await selectFacts(db).where('listings.id', 'in', ids).execute()).map(located);
}

/** Which listings of the other kind may match. */
export type Candidates = {
  /** Category ids; in categories other than its own, only listings of these things. */
  categories: readonly number[];
  things: readonly string[];
  /** Necessary conditions of a match. */
  bounds: readonly RawBuilder<SqlBool>[];
  /** At most this many of the newest are evaluated. */
  atMost: number;
};

/**
 * Active listings of the other kind that may match; excludes pairs of advertisers of whom one has blocked the
 * other.
 */
export async function candidatesFor(
  db: Database,
  own: ListingFacts,
  { categories, things, bounds, atMost }: Candidates,
): Promise<ListingFacts[]> {
  const marks = [
    ...things.flatMap((thing) => [`thing:${thing}`, `several:${thing}`, `lot:${thing}`]),
    ...(things.includes('goalie-set') ? setMarks : []),
  ];
  const rows = await selectFacts(db)
    .where('kind', '=', own.kind === 'demand' ? 'offer' : 'demand')
    .where('advertiser_id', '<>', own.advertiserId)
    .where(sql<SqlBool>`category_id = any(${[...new Set([own.categoryId, ...categories])]}::integer[])`)
    .where(sql<SqlBool>`(category_id = ${own.categoryId} or marks && ${marks}::text[])`)
    .where(sql<SqlBool>`${sql.join([...bounds], sql` and `)}`)
    .where(neitherStopped(own.advertiserId))
    .orderBy('inserted', 'desc')
    .orderBy('listings.id', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(located);
}

/** A lot of at least three pieces of goalkeeper gear counts as a set. */
const setMarks = Array.from({ length: 10 }, (_, index) => `lot-goalie:${index + 3}`);
