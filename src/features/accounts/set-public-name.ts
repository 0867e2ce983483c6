import type { Database } from '../../platform/platform.ts';
import type { AdvertiserAccount } from './contract.ts';
import { findAdvertiser } from './db.ts';
import { shortName } from './rules.ts';
import { renameAdvertiser } from './rename.ts';
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
