import type { Database } from '../../platform/platform.ts';
import { type AdvertiserAccount, publicName as publicNameRule } from './contract.ts';
import { type Advertiser, findAdvertiser } from './db.ts';
import { isGivenName, nameInConversation, shortName, shownName, slugOfName } from './rules.ts';
import { accountView } from './views.ts';

/** Takes a name that has passed `publicName`; a full name is shortened, the present one stays. Works in the caller's transaction. */
export async function setPublicName(
  db: Database,
  advertiserId: string,
  name: string,
  now: Date,
): Promise<AdvertiserAccount> {
  const before = await findAdvertiser(db, { id: advertiserId });
  if (before) await renameAdvertiser(db, before, shownName(name, before.public_name), now);
  const after = await findAdvertiser(db, { id: advertiserId });
  if (!after) throw new Error(`No advertiser ${advertiserId}`);
  return accountView(after);
}

/**
 * The name beside what somebody writes signed in. As they typed it, it also becomes the public name of an account that
 * has chosen none, where it may be public. Works in the caller's transaction.
 */
export async function signAs(db: Database, advertiserId: string, typed: string, now: Date): Promise<string> {
  const advertiser = await findAdvertiser(db, { id: advertiserId });
  if (!advertiser) return typed;
  const allowed = publicNameRule.safeParse(shortName(typed));
  if (!isGivenName(advertiser.public_name) && allowed.success)
    await renameAdvertiser(db, advertiser, allowed.data, now);
  return nameInConversation(typed, advertiser.public_name);
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
