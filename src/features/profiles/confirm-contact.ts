import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { sentences } from '../../contract/messages.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { endOtherSessions, hashOfMailedPin, sameHash } from '../accounts/index.ts';
import type { ContactKind, Profile } from './contract.ts';
import { isEmailTaken, lockProfile, moveNewsletter, moveWatches, updateProfile } from './db.ts';
import { type Proof, newestProofs, takeTry, useProof } from './db-proofs.ts';
import { getProfile } from './get-profile.ts';
import { refuseClosed } from './policy.ts';
import { notifyPreviousContact } from './notify-previous-contact.ts';

type Given = { kind: ContactKind; pin: string; tokenHash: string | undefined };

/** Takes a code and marks what it was sent to as proven; a proven new e-mail becomes the one to sign in with. */
export async function confirmContact(
  platform: Platform,
  { advertiserId }: Viewer,
  { kind, pin, tokenHash }: Given,
): Promise<Profile | Refusal<'wrong-pin' | 'invalid-verification' | 'not-found'>> {
  const now = platform.clock.now();
  const proof = (await newestProofs(platform.db, advertiserId)).find((each) => each.kind === kind);
  if (!proof) return refuse('not-found', { message: 'Žádný PIN teď nečeká. Nech si poslat nový.' });
  if (!(await takeTry(platform.db, proof.id, now))) return refuseClosed(proof, now);
  if (!sameHash(proof.codeHash, hashOfMailedPin(proof.id, pin)))
    return refuse('wrong-pin', { fields: { pin: [sentences.wrongPin] } });
  const refusal = await platform.db.transaction().execute(async (db) => {
    if (!(await useProof(db, proof.id, now))) return refuse('invalid-verification');
    return applyProof(platform, db, { advertiserId, tokenHash, proof, now });
  });
  return refusal ?? getProfile(platform, advertiserId);
}

type Applied = { advertiserId: string; tokenHash: string | undefined; proof: Proof; now: Date };

async function applyProof(
  platform: Platform,
  db: Database,
  { advertiserId, tokenHash, proof: { kind, target }, now }: Applied,
): Promise<Refusal<'invalid-verification'> | undefined> {
  const before = await lockProfile(db, advertiserId);
  if (kind === 'email') {
    // Somebody may have opened an account there since the code was sent.
    if (await isEmailTaken(db, target)) return refuse('invalid-verification');
    await updateProfile(db, advertiserId, { email: target, email_verified_at: now });
    await moveWatches(db, before.email, target);
    await moveNewsletter(db, before.email, target);
    await endOtherSessions(db, advertiserId, tokenHash);
    await notifyPreviousContact(platform, db, before, { kind, became: 'changed' });
    return undefined;
  }
  // Changed again since the code was sent.
  if (target !== (kind === 'phone' ? before.phone : before.other_email))
    return refuse('invalid-verification');
  const proven = kind === 'phone' ? { phone_verified_at: now } : { other_email_verified_at: now };
  await updateProfile(db, advertiserId, proven);
  return undefined;
}
