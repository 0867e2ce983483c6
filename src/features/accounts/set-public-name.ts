import type { Database } from '../../platform/platform.ts';
import type { AdvertiserAccount } from './contract.ts';
import { type Advertiser, findAdvertiser } from './db.ts';
import { shortName, slugOfName } from './rules.ts';
import { accountView } from './views.ts';

/** Takes a name that has passed `publicName`; a full name is shortened. Works in the caller's transaction. */
export async function setPublicName(
  db: Database,
  advertiserId: string,
  name: string,
  now: Date,
): Promise<AdvertiserAccount> {
  const before = await findAdvertiser(db, { id: advertiserId });
  if (before) await renameAdvertiser(db, before, shortName(name), now);
  const after = await findAdvertiser(db, { id: advertiserId });
  if (!after) throw new Error(`No advertiser ${advertiserId}`);
  return accountView(after);
}

/** Changes the name others see, and the public page's address with it. Works in the caller's transaction. */
export async function renameAdvertiser(
  db: Database,
  advertiser: Pick<Advertiser, 'id' | 'public_name' | 'slug'>,
  publicName: string,
  now: Date,
): Promise<void> {
  if (publicName === advertiser.public_name) return;
  const digits = /\d+$/.exec(advertiser.slug)?.[0] ?? advertiser.slug;
  await moveSlug(db, advertiser, { publicName, slug: slugOfName(publicName, digits), now });
}

/** Gives an account a new name and address; the old address is kept, so that it can lead to the new one. */
async function moveSlug(
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
