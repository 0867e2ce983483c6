import type { Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { addKey } from './db-keys.ts';

type Place = Pick<Platform, 'db' | 'ids' | 'clock'>;

/** A new key for one email; `wording` only where the email asks. Keys of earlier emails go on working. */
export async function giveKey(
  { db, ids, clock }: Place,
  subscriberId: string,
  wording: string | null = null,
): Promise<string> {
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), subscriberId, wording, now: clock.now() });
  return key;
}

/** Addresses that emails carry. */
export const confirmPath = (key: string): `/${string}` => `/newsletters/${key}/confirm`;
export const unsubscribePath = (key: string): `/${string}` => `/newsletters/${key}/sign-out`;
/** For whoever has no email at hand. */
export const requestUnsubscribePath = '/newsletters/sign-out';
