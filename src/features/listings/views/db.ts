import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import { isLiveListing } from '../db-live.ts';

/** A view of a listing; `viewerId` when the visitor is signed in. */
export type View = { listingId: number; viewerId: string | undefined };

/**
 * Adds views to the sums of a day by one statement, except those by the advertiser and those of ended listings.
 */
export async function addViews(db: Database, day: string, views: readonly View[]): Promise<void> {
  await sql`
    insert into listing_views (listing_id, day, visitors)
    select listings.id, ${day}::date, count(*)
    from unnest(${views.map(({ listingId }) => listingId)}::integer[],
                ${views.map(({ viewerId }) => viewerId ?? null)}::uuid[]) as seen (listing_id, viewer_id)
    join listings on listings.id = seen.listing_id
    where listings.advertiser_id is distinct from seen.viewer_id and ${isLiveListing}
    group by listings.id
    order by listings.id
    on conflict (listing_id, day) do update set visitors = listing_views.visitors + excluded.visitors`.execute(
    db,
  );
}

/** Total number of visitors by listing; listings without any are omitted. */
export async function countViews(db: Database, listingIds: readonly number[]): Promise<Map<number, number>> {
  if (listingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('listing_views')
    .where('listing_id', 'in', listingIds)
    .groupBy('listing_id')
    .select(['listing_id', sql<number>`sum(visitors)::integer`.as('visitors')])
    .execute();
  return new Map(rows.map(({ listing_id, visitors }) => [listing_id, visitors]));
}
