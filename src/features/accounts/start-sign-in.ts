import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-ledger.ts';
import type { Platform } from '../../platform/platform.ts';
import { askerOf } from './asker.ts';
import type { Challenge } from './contract.ts';
import { type OnceProven, addChallenge, countUnmailed } from './db.ts';
import { generateMailedPin, queuePinEmail } from './mailed-pin.ts';
import { expiryOf, refuseMorePins, unmailedOfClient } from './policy.ts';
import { hashOfMailedPin, hashOfSecret } from './secrets.ts';
import { challengeView } from './views.ts';

type Asked = { email: string; browserKey: string; client: string; onceProven?: OnceProven };
type Answer = Promise<Challenge | Refusal<'too-many-requests'>>;

/** Mails a one-time PIN. Never checks whether the address has an account, so it cannot reveal it. */
export async function startSignIn(platform: Platform, asked: Asked): Answer {
  const { email, browserKey, client, onceProven } = asked;
  const id = platform.ids.uuid();
  const { mail, ...code } = await generateMailedPin(platform, { id, email });
  return platform.db.transaction().execute(async (db) => {
    const asker = await askerOf(db, asked);
    const refusal = refuseMorePins(await countEmail(db, { kind: 'pin', email, ...asker, now: code.sentAt }));
    if (refusal) return refusal;
    const browserHash = hashOfSecret(browserKey);
    const challenge = { id, email, browserHash, client, onceProven, ...code };
    await addChallenge(db, challenge);
    await queuePinEmail(platform, db, id, mail);
    return challengeView(challenge);
  });
}

/** A challenge for typing the lasting PIN: nothing is mailed, so nobody can have used the emails up. */
export async function startWithoutEmail(platform: Platform, asked: Asked): Answer {
  const { email, browserKey, client } = asked;
  const id = platform.ids.uuid();
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    const { perHour, since } = unmailedOfClient(now);
    if ((await countUnmailed(db, client, since)) >= perHour) return refuse('too-many-requests');
    const challenge = {
      id,
      email,
      browserHash: hashOfSecret(browserKey),
      client,
      letters: 0,
      // The hash of a secret that nobody receives and that is no PIN.
      codeHash: hashOfMailedPin(id, platform.ids.token()),
      sentAt: now,
      expiresAt: expiryOf(now),
    };
    await addChallenge(db, challenge);
    return challengeView(challenge);
  });
}
