import type { Database } from '../../platform/platform.ts';
import type { Advertiser } from './db.ts';
import { moveSlug } from './db-slugs.ts';
import { slugOfName } from './rules.ts';

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
