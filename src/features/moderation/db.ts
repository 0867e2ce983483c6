import { type SqlBool, sql } from 'kysely';
import { wordPatterns } from '../../platform/database/word-patterns.ts';
import type { Database } from '../../platform/platform.ts';
import type { BlockSource } from '../blocking/contract.ts';
import type { ListingState } from '../listings/contract.ts';
import { selectCards } from '../listings/index.ts';

export type Removal = { reason: string; rule: string; source: BlockSource; removedAt: Date };
/** The state a blocked listing is restored to. */
export type StateBefore = Exclude<ListingState, 'blocked'>;

const selectManaged = (db: Database) =>
  selectCards(db)
    .innerJoin('advertisers', 'advertisers.id', 'listings.advertiser_id')
    .leftJoin('listing_removals as removal', 'removal.listing_id', 'listings.id')
    .select([
      'version',
      'description',
      'brand_text',
      'model',
      'swap_wants',
      'listings.created',
      'expires_at',
      'public_name',
      'blocked_at',
    ])
    .select(['advertisers.slug as advertiser_slug', 'is_trader'])
    .select(['removal.reason', 'removal.rule', 'removal.source', 'removal.removed_at']);

export type ManagedRow = Awaited<ReturnType<ReturnType<typeof selectManaged>['execute']>>[number];

export async function findManaged(db: Database, id: number): Promise<ManagedRow | undefined> {
  return selectManaged(db).where('listings.id', '=', id).executeTakeFirst();
}

/** In no particular order. */
export async function managedByIds(db: Database, ids: readonly number[]): Promise<ManagedRow[]> {
  return ids.length === 0 ? [] : selectManaged(db).where('listings.id', 'in', ids).execute();
}

type Wanted = {
  q: string | undefined;
  state: ListingState | undefined;
  before: number | undefined;
  atMost: number;
};

/** Most recently created first. */
export async function pageOfManaged(
  db: Database,
  { q, state, before, atMost }: Wanted,
): Promise<ManagedRow[]> {
  let query = selectManaged(db).orderBy('listings.id', 'desc').limit(atMost);
  if (state) query = query.where('listings.state', '=', state);
  if (before) query = query.where('listings.id', '<', before);
  if (q) query = query.where(matches(q));
  return query.execute();
}

/**
 * A number, with or without #, is a listing id; anything else is an advertiser's email or slug, or words of the
 * title in any order, ignoring diacritics.
 */
function matches(q: string) {
  const [, number] = /^#?\s*(\d{1,9})$/.exec(q) ?? [];
  if (number !== undefined) return sql<SqlBool>`listings.id = ${Number(number)}`;
  const words = wordPatterns(q).map((word) => sql`title ~ ${word}`);
  const whole = q.toLowerCase();
  return sql<SqlBool>`(email = ${whole} or advertisers.slug = ${whole} or (${sql.join([sql`true`, ...words], sql` and `)}))`;
}

export async function ownerOf(
  db: Database,
  id: number,
): Promise<
  | { advertiserId: string; title: string; slug: string; albumId: string | null; state: ListingState }
  | undefined
> {
  return db
    .selectFrom('listings')
    .where('id', '=', id)
    .select(['advertiser_id as advertiserId', 'title', 'slug', 'album_id as albumId', 'state'])
    .executeTakeFirst();
}

export async function findRemoval(db: Database, listingId: number) {
  return db
    .selectFrom('listing_removals')
    .where('listing_id', '=', listingId)
    .select(['reason', 'rule', 'removed_at as removedAt'])
    .select(sql<StateBefore>`state_before`.as('stateBefore'))
    .executeTakeFirst();
}

export async function addRemoval(
  db: Database,
  listingId: number,
  { stateBefore, removedAt, ...why }: Removal & { stateBefore: StateBefore },
): Promise<void> {
  await db
    .insertInto('listing_removals')
    .values({ ...why, listing_id: listingId, state_before: stateBefore, removed_at: removedAt })
    .execute();
}

export async function dropRemoval(db: Database, listingId: number): Promise<void> {
  await db.deleteFrom('listing_removals').where('listing_id', '=', listingId).execute();
}

/** Marks a removed listing as not held, for its restoration; returns whether it had been held. */
export async function clearHold(db: Database, listingId: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('listing_removals')
    .where('listing_id', '=', listingId)
    .where('state_before', '=', 'held')
    .set({ state_before: 'resting' })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
