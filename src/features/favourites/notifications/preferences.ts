import type { Viewer } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashOfSecret } from '../../accounts/index.ts';
import { ownerOfKey, setNotesWanted } from './db.ts';

export async function setNotes(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  wanted: boolean,
): Promise<{ wanted: boolean }> {
  await setNotesWanted(db, advertiserId, wanted, clock.now());
  return { wanted };
}

/** Turns notifications off for the recipient of the email with this key. */
export async function endNotes(
  { db, clock }: Platform,
  key: string,
): Promise<{ wanted: false } | Refusal<'link-not-valid'>> {
  const owner = await ownerOfKey(db, hashOfSecret(key));
  if (owner === undefined) return refuse('link-not-valid');
  await setNotesWanted(db, owner, false, clock.now());
  return { wanted: false };
}
