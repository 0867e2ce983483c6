import { type Refusal, refuse } from '../../contract/errors.ts';
import { sentences } from '../../contract/messages.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Session } from './contract.ts';
import { type OnceProven, findChallenge, takeTry, useChallenge } from './db.ts';
import { type OpenedIn, openSession } from './open-session.ts';
import { refuseClosed } from './policy.ts';
import { proveAddress } from './prove-address.ts';
import { hashOfMailedPin, hashOfSecret, sameHash } from './secrets.ts';
import { tryLastingSecret } from './try-lasting-secret.ts';

type Given = {
  challengeId: string;
  browserKey: string;
  pin: string;
  device?: string | undefined;
  client: string;
};

/** Exchanges a PIN, mailed or lasting, for a token. The first right PIN of an address creates its account. */
export async function signIn(
  platform: Platform,
  { challengeId, browserKey, pin, device, client }: Given,
): Promise<Session | Refusal<'wrong-pin' | 'invalid-verification' | 'account-blocked'>> {
  const askedBy = { id: challengeId, browserHash: hashOfSecret(browserKey) };
  const now = platform.clock.now();
  const asked = await takeTry(platform.db, { ...askedBy, now });
  if (!asked) return refuseClosed(await findChallenge(platform.db, askedBy), now);
  const proof = { id: challengeId, ...asked, openedIn: { device, browserKey } };
  if (sameHash(asked.codeHash, hashOfMailedPin(challengeId, pin))) return finish(platform, proof);
  // A password or an account elsewhere comes true only for whoever reads the mailbox.
  if (asked.onceProven) return refuse('wrong-pin', { fields: { pin: [sentences.wrongPin] } });
  const guess = { email: asked.email, typed: pin, client, browserKey };
  const outcome = await tryLastingSecret(platform, 'pin', guess);
  if (outcome === 'right') return finish(platform, proof);
  // True of every address alike, so it tells nothing of this one.
  const hint = outcome === 'not-taken' || outcome === 'too-many' ? ['Teď platí jen PIN z e-mailu.'] : [];
  return refuse('wrong-pin', { fields: { pin: [sentences.wrongPin, ...hint] } });
}

type Proof = {
  id: string;
  email: string;
  codeHash: string;
  onceProven: OnceProven | undefined;
  openedIn: OpenedIn;
};

function finish(
  platform: Platform,
  proof: Proof,
): Promise<Session | Refusal<'invalid-verification' | 'account-blocked'>> {
  const { id, email, codeHash, onceProven, openedIn } = proof;
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    if (!(await useChallenge(db, { id, codeHash, now }))) return refuse('invalid-verification');
    const advertiser = await proveAddress(platform, db, email, onceProven);
    return openSession(platform, db, advertiser, openedIn);
  });
}
