import type { Platform } from '../../platform/platform.ts';
import type { AdvertiserAccount } from './contract.ts';
import { endOtherSessions, updateAdvertiser } from './db.ts';
import { hashLastingPin } from './lasting-pin.ts';
import { accountView } from './views.ts';

type Given = { advertiserId: string; tokenHash: string | undefined; pin: string };

/** Chooses a lasting PIN and ends every other session, in case a stranger is in one of them. */
export async function setLastingPin(
  platform: Platform,
  { advertiserId, tokenHash, pin }: Given,
): Promise<AdvertiserAccount> {
  const lasting_pin_hash = await hashLastingPin(pin, platform.ids.token());
  return platform.db.transaction().execute(async (db) => {
    const advertiser = await updateAdvertiser(db, advertiserId, { lasting_pin_hash });
    await endOtherSessions(db, advertiserId, tokenHash);
    return accountView(advertiser);
  });
}
