import type { Database } from '../../../platform/platform.ts';
import { albumsWithSamePhoto } from '../../media/index.ts';
import { type ListingState, maxCopies } from '../contract.ts';

/**
 * States whose photos are compared: offered, sold or removed by an admin. Withdrawn listings are not compared.
 */
export const comparedStates = [
  'active',
  'reserved',
  'sold',
  'held',
  'blocked',
] as const satisfies readonly ListingState[];

type Copy = { id: number; title: string; state: ListingState; advertiser: { name: string; slug: string } };

/**
 * Listings of other advertisers that share a photo with this album, oldest first (the likely source). With
 * `since`, only photos added to the album after that count.
 */
export async function findPhotoCopies(db: Database, albumId: string, since?: Date): Promise<Copy[]> {
  const albums = await albumsWithSamePhoto(db, albumId, since);
  if (albums.length === 0) return [];
  const rows = await db
    .selectFrom('listings')
    .innerJoin('advertisers', 'advertisers.id', 'listings.advertiser_id')
    .where('album_id', 'in', albums)
    .where('state', 'in', comparedStates)
    .where('is_demo', '=', false)
    .orderBy('listings.id')
    .limit(maxCopies)
    .select(['listings.id', 'title', 'state', 'public_name', 'advertisers.slug'])
    .execute();
  return rows.map(({ id, title, state, public_name, slug }) => ({
    id,
    title,
    state,
    advertiser: { name: public_name, slug },
  }));
}
