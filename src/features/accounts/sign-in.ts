import { type Refusal, refuse } from '../../contract/errors.ts';
import { sentences } from '../../contract/messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Session, sessionSeconds } from './contract.ts';
import { addSession, findChallenge, takeTry, updateAdvertiser, useChallenge } from './db.ts';
import { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
import { later, refuseClosed } from './policy.ts';
import { hashOfMailedPin, hashOfSecret, sameHash } from './secrets.ts';
import { tryLastingPin } from './try-lasting-pin.ts';
import { accountView } from './views.ts';

type Given = { challengeId: string; browserKey: string; pin: string };

/** Exchanges a PIN, mailed or lasting, for a token. The first right PIN of an address creates its account. */
export async function signIn(
  platform: Platform,
  { challengeId, browserKey, pin }: Given,
): Promise<Session | Refusal<'wrong-pin' | 'invalid-verification'>> {
  const askedBy = { id: challengeId, browserHash: hashOfSecret(browserKey) };
  const now = platform.clock.now();
  const asked = await takeTry(platform.db, { ...askedBy, now });
  if (!asked) return refuseClosed(await findChallenge(platform.db, askedBy), now);
  const proof = { id: challengeId, ...asked };
  if (sameHash(asked.codeHash, hashOfMailedPin(challengeId, pin))) return openSession(platform, proof);
  const outcome = await tryLastingPin(platform, asked.email, pin);
  if (outcome === 'right') return openSession(platform, proof);
  // True of every address alike, so it tells nothing of this one.
  const hint = outcome === 'not-taken' ? ['Teď platí jen PIN z e-mailu.'] : [];
  return refuse('wrong-pin', { fields: { pin: [sentences.wrongPin, ...hint] } });
}

type Proof = { id: string; email: string; codeHash: string };

function openSession(
  platform: Platform,
  { id, email, codeHash }: Proof,
): Promise<Session | Refusal<'invalid-verification'>> {
  const now = platform.clock.now();
  const token = platform.ids.token();
  const expiresAt = later(now, sessionSeconds * 1000);
  return platform.db.transaction().execute(async (db) => {
    if (!(await useChallenge(db, { id, codeHash, now }))) return refuse('invalid-verification');
    const found = await findOrCreateAdvertiser(db, platform, { email, verified: true });
    const advertiser = found.email_verified_at
      ? found
      : await updateAdvertiser(db, found.id, { email_verified_at: now });
    await addSession(db, { tokenHash: hashOfSecret(token), advertiserId: advertiser.id, now, expiresAt });
    return { token, expiresAt: expiresAt.toISOString(), advertiser: accountView(advertiser) };
  });
}
