import type { Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { type Which, addKey } from './db.ts';

/** A new key of a watch for one letter. Keys of earlier letters go on working. */
export async function giveKey({ db, ids, clock }: Platform, watchId: string): Promise<string> {
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), watchId, now: clock.now() });
  return key;
}

/** The watch that a letter's key opens. */
export const byKey = (key: string): Which => ({ keyHash: hashOfSecret(key) });

/** Addresses of a letter's key. */
export const watchPath = (key: string): `/${string}` => `/hlidani/${key}`;
export const signOffPath = (key: string): `/${string}` => `${watchPath(key)}/odhlasit`;
