import type { Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { type Which, addKey } from './db.ts';

/** A new key of a watch for one email. Keys of earlier emails go on working. */
export async function giveKey({ db, ids, clock }: Platform, watchId: string): Promise<string> {
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), watchId, now: clock.now() });
  return key;
}

/** The watch that an email's key opens. */
export const byKey = (key: string): Which => ({ keyHash: hashOfSecret(key) });
