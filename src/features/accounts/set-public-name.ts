import type { Database } from '../../platform/platform.ts';
import type { AdvertiserAccount } from './contract.ts';
import { updateAdvertiser } from './db.ts';
import { shortName } from './public-name.ts';
import { accountView } from './views.ts';

/** Takes a name that has passed `publicName`; a full name is shortened. Works in the caller's transaction. */
export async function setPublicName(
  db: Database,
  advertiserId: string,
  name: string,
): Promise<AdvertiserAccount> {
  return accountView(await updateAdvertiser(db, advertiserId, { public_name: shortName(name) }));
}
