import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { isLiveListing } from './db-live.ts';

/** Two lines on the card of a demand. */
const excerptLength = 160;

/** Whether another municipality has the same name as the one the listing shows. */
const hasNamesake = sql<boolean>`(place_exact and exists (
  select from places where places.name = place_name and places.code is distinct from place_code))`;

/** The same check for a listing that is not stored yet. */
export async function nameIsShared(
  db: Database,
  {
    place_exact,
    place_name,
    place_code,
  }: { place_exact: boolean; place_name: string; place_code: string | null },
): Promise<boolean> {
  if (!place_exact) return false;
  const other = await db
    .selectFrom('places')
    .select('code')
    .where('name', '=', place_name)
    .where('code', 'is distinct from', place_code)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Columns of a card; callers add conditions and order. */
export function selectCards(db: Database) {
  return db
    .selectFrom('listings')
    .select([
      'listings.id',
      'reference',
      'album_id',
      'kind',
      'state',
      'category_id',
      'title',
      'listings.slug',
      'brand',
      'condition',
      'wear',
      'attributes',
      'price_type',
      'price',
      'quantity',
      'pieces_sold',
      'swap',
      'place_name',
      'listings.district_code',
      'place_exact',
      'topped_until',
      'inserted',
    ])
    .select(sql<string>`left(description, ${excerptLength})`.as('excerpt'))
    .select(hasNamesake.as('has_namesake'));
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

/** Columns of a card plus those that only the listing's own page shows. */
export function selectDetails(db: Database) {
  return selectCards(db).select([
    'advertiser_id',
    'description',
    'brand_text',
    'model',
    'swap_wants',
    'swap_category',
    'swap_size',
    'swap_hand',
    'wanted_conditions',
    'product_lines',
    'place_code',
    'block_reason',
    'version',
    'changed',
    'updated',
    'expires_at',
  ]);
}

export type DetailRow = Awaited<ReturnType<ReturnType<typeof selectDetails>['execute']>>[number];

/** The public place of a listing in any state. */
export async function placeOfListing(
  db: Database,
  id: number,
): Promise<Pick<DetailRow, 'place_exact' | 'place_code' | 'district_code'> | undefined> {
  return db
    .selectFrom('listings')
    .select(['place_exact', 'place_code', 'district_code'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findDetail(db: Database, id: number): Promise<DetailRow | undefined> {
  return selectDetails(db).where('listings.id', '=', id).executeTakeFirst();
}

export async function findOwn(
  db: Database,
  id: number,
  advertiserId: string,
): Promise<DetailRow | undefined> {
  return selectDetails(db)
    .where('listings.id', '=', id)
    .where('advertiser_id', '=', advertiserId)
    .executeTakeFirst();
}

/** Advertiser ids by listing id. */
export async function ownersOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'advertiser_id'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, advertiser_id }) => [id, advertiser_id]));
}

/** Rows of the live listings among these, in no particular order. */
export async function liveRows(db: Database, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  return selectCards(db).where('listings.id', 'in', ids).where(isLiveListing).execute();
}

/** Only the columns needed to compare two listings: many rows are read to show a few. */
function selectComparables(db: Database) {
  return db
    .selectFrom('listings')
    .select(['id', 'advertiser_id', 'kind', 'category_id', 'brand', 'price', 'attributes', 'inserted']);
}

export type ComparableRow = Awaited<ReturnType<ReturnType<typeof selectComparables>['execute']>>[number];

export async function findComparable(db: Database, id: number): Promise<ComparableRow | undefined> {
  return selectComparables(db).where('id', '=', id).executeTakeFirst();
}

/** Live listings of some categories, newest first. */
export async function newestComparables(
  db: Database,
  { kind, categoryIds, atMost }: { kind: 'offer' | 'demand'; categoryIds: readonly number[]; atMost: number },
): Promise<ComparableRow[]> {
  return selectComparables(db)
    .where(isLiveListing)
    .where('kind', '=', kind)
    .where('category_id', 'in', categoryIds)
    .orderBy('inserted', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute();
}
