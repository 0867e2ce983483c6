import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import { comparedStates } from './same-photos.ts';

/**
 * Whether any other listing of the advertiser has ever been public. Removed listings do not count, nor do
 * listings withdrawn before their review.
 */
export async function hasBeenInLists(
  db: Database,
  advertiserId: string,
  besides: number | undefined,
): Promise<boolean> {
  const query = db
    .selectFrom('listings')
    .leftJoin('listing_holds', 'listing_holds.listing_id', 'listings.id')
    .where('advertiser_id', '=', advertiserId)
    .where('state', '<>', 'blocked')
    .where(sql<boolean>`(signals is null or signals = '{}' or edited)`)
    .select('listings.id')
    .limit(1);
  const other = besides === undefined ? query : query.where('listings.id', '<>', besides);
  return (await other.executeTakeFirst()) !== undefined;
}

/** Shorter descriptions coincide by chance; the index on the column has the same limit. */
const longFrom = 120;

/** Whether another advertiser's listing has the same long description. Demo listings do not count. */
export async function findSameText(
  db: Database,
  advertiserId: string,
  description: string,
): Promise<boolean> {
  if (description.length < longFrom) return false;
  const listing = await db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'listings.advertiser_id')
    .where(sql<boolean>`char_length(description) >= 120`)
    .where(sql<boolean>`description_key(description) = description_key(${description})`)
    .where('advertiser_id', '<>', advertiserId)
    .where('state', 'in', comparedStates)
    .where('is_demo', '=', false)
    .select('listings.id')
    .limit(1)
    .executeTakeFirst();
  return listing !== undefined;
}

/** Recent prices (CZK) of others for the same model in a similar condition, offered or sold. */
export async function pricesOfModel(
  db: Database,
  of: { advertiserId: string; categoryId: number; lines: readonly string[]; likeNew: boolean },
): Promise<number[]> {
  if (of.lines.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'listings.advertiser_id')
    .where(sql<boolean>`product_lines && ${of.lines}::text[]`)
    .where('kind', '=', 'offer')
    .where('category_id', '=', of.categoryId)
    .where('condition', 'in', of.likeNew ? ['new', 'like-new'] : ['used'])
    .where('state', 'in', ['active', 'reserved', 'sold'])
    .where('advertiser_id', '<>', of.advertiserId)
    .where('is_demo', '=', false)
    .where('price', 'is not', null)
    .orderBy('listings.id', 'desc')
    .limit(100)
    .select('price')
    .execute();
  return rows.flatMap(({ price }) => price ?? []);
}

/** How many of these accounts have a listing in any state. */
export async function countPublishing(db: Database, advertiserIds: readonly string[]): Promise<number> {
  if (advertiserIds.length === 0) return 0;
  const { count } = await db
    .selectFrom('listings')
    .where('advertiser_id', 'in', advertiserIds)
    .select(sql<number>`(count(distinct advertiser_id))::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Records that the operator is being notified of a subject; returns whether there was no such notice within the
 * last day.
 */
export async function recordOperatorNotice(db: Database, subject: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into operator_notices (subject, sent_at) values (${subject}, ${now})
    on conflict (subject) do update set sent_at = excluded.sent_at
    where operator_notices.sent_at <= ${now}::timestamptz - interval '24 hours'
    returning subject`.execute(db);
  return rows.length > 0;
}
