import type { Platform } from '../../../platform/platform.ts';
import { mayEdit } from '../policy.ts';
import { holdEdited } from './premoderation.ts';
import { photosLikeThis } from './same-photos.ts';

/**
 * A photo of a listing that is out appears at once, also before the form beside it is saved: where somebody else's
 * listing shows the same one, a person looks at it first (docs/decisions/0130).
 */
export async function checkAddedPhoto(
  platform: Platform,
  { albumId, addedAt }: { albumId: string; addedAt: string },
): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const listing = await db
      .selectFrom('listings')
      .where('album_id', '=', albumId)
      .select(['id', 'slug', 'title', 'kind', 'advertiser_id', 'state'])
      .forUpdate()
      .executeTakeFirst();
    if (!listing || listing.state === 'held' || !mayEdit(listing.state)) return;
    if ((await photosLikeThis(db, albumId, new Date(addedAt))).length === 0) return;
    await holdEdited(platform, db, { ...listing, signals: ['photo'] });
  });
}
