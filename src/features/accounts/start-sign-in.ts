import type { Refusal } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Challenge } from './contract.ts';
import { type OnceProven, addChallenge, countLetters } from './db.ts';
import { drawMailedPin, queuePinLetter } from './mailed-pin.ts';
import { refuseMoreLetters } from './policy.ts';
import { hashOfSecret } from './secrets.ts';
import { challengeView } from './views.ts';

type Asked = { email: string; browserKey: string; client: string; onceProven?: OnceProven };

/** Mails a one-time PIN. Never looks whether the address is known, so it cannot tell. */
export async function startSignIn(
  platform: Platform,
  { email, browserKey, client, onceProven }: Asked,
): Promise<Challenge | Refusal<'too-many-requests'>> {
  const id = platform.ids.uuid();
  const { letter, ...code } = await drawMailedPin(platform, { id, email });
  return platform.db.transaction().execute(async (db) => {
    const refusal = refuseMoreLetters(await countLetters(db, { email, client, now: code.sentAt }));
    if (refusal) return refusal;
    const browserHash = hashOfSecret(browserKey);
    const challenge = { id, email, browserHash, client, onceProven, ...code };
    await addChallenge(db, challenge);
    await queuePinLetter(platform, db, id, letter);
    return challengeView(challenge);
  });
}
