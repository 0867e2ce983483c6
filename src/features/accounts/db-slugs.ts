import type { Database } from '../../platform/platform.ts';

/** Gives an account a new name and address; the old address is kept, so that it can lead to the new one. */
export async function moveSlug(
  db: Database,
  advertiser: { id: string; slug: string },
  next: { publicName: string; slug: string; now: Date },
): Promise<void> {
  await db
    .insertInto('advertiser_old_slugs')
    .values({ slug: advertiser.slug, advertiser_id: advertiser.id, retired_at: next.now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  await db.deleteFrom('advertiser_old_slugs').where('slug', '=', next.slug).execute();
  await db
    .updateTable('advertisers')
    .where('id', '=', advertiser.id)
    .set({ public_name: next.publicName, slug: next.slug })
    .execute();
}
