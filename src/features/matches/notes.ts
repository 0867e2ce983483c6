import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { type MatchNotes, type NoteKind, noteKinds } from './contract.ts';
import { emailOfKey, kindsOff, setOff } from './db-matches.ts';

export async function getMatchNotes(
  { db }: Pick<Platform, 'db'>,
  { advertiserId }: Viewer,
): Promise<MatchNotes> {
  const off = await kindsOff(db, advertiserId);
  return { offers: !off.has('offers'), demands: !off.has('demands') };
}

export async function setMatchNotes(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  wanted: MatchNotes,
): Promise<MatchNotes> {
  await db.transaction().execute(async (trx) => {
    for (const kind of noteKinds) await setOff(trx, advertiserId, kind, wanted[kind] ? null : clock.now());
  });
  return wanted;
}

/** Unsubscribes the recipient of the email with this key from its kind. */
export async function endMatchNotes(
  { db, clock }: Platform,
  key: string,
): Promise<{ ended: NoteKind } | Refusal<'link-not-valid'>> {
  const email = await emailOfKey(db, hashOfSecret(key));
  if (!email) return refuse('link-not-valid');
  await setOff(db, email.advertiserId, email.kind, clock.now());
  return { ended: email.kind };
}
