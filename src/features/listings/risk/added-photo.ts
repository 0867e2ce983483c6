import type { Platform } from '../../../platform/platform.ts';
import { mayEdit } from '../policy.ts';
import { holdEdited } from './premoderation.ts';
import { findPhotoCopies } from './same-photos.ts';

/**
 * A photo added to a public listing appears at once, even before the form is saved. If someone else's listing
 * has the same photo, the listing is held for review first (docs/decisions/0130).
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
    if ((await findPhotoCopies(db, albumId, new Date(addedAt))).length === 0) return;
    await holdEdited(platform, db, { ...listing, signals: ['photo'] });
  });
}
