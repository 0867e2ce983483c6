import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Challenge } from './contract.ts';
import { countLetters, findChallenge, replaceCode } from './db.ts';
import { drawMailedPin, queuePinLetter } from './mailed-pin.ts';
import { refuseEarlyResend, refuseMoreLetters } from './policy.ts';
import { hashOfSecret } from './secrets.ts';
import { challengeView } from './views.ts';

type Asked = { challengeId: string; browserKey: string; client: string };

/** Mails a new PIN for the same challenge; the one before stops working, and there are five tries again. */
export async function resendPin(
  platform: Platform,
  { challengeId, browserKey, client }: Asked,
): Promise<Challenge | Refusal<'invalid-verification' | 'resend-too-soon' | 'too-many-requests'>> {
  const askedBy = { id: challengeId, browserHash: hashOfSecret(browserKey) };
  const asked = await findChallenge(platform.db, askedBy);
  if (!asked || asked.usedAt) return refuse('invalid-verification');
  const { id, email } = asked;
  const { letter, ...code } = await drawMailedPin(platform, asked);
  return platform.db.transaction().execute(async (db) => {
    const sent = await countLetters(db, { email, client, now: code.sentAt });
    // Read again: whoever counted before us may have sent one just now.
    const current = await findChallenge(db, askedBy);
    if (!current) return refuse('invalid-verification');
    const refusal = refuseEarlyResend(current.sentAt, code.sentAt) ?? refuseMoreLetters(sent);
    if (refusal) return refusal;
    if (!(await replaceCode(db, { id, client, ...code }))) return refuse('invalid-verification');
    await queuePinLetter(platform, db, id, letter);
    return challengeView({ id, email, ...code });
  });
}
