import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-ledger.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Challenge } from './contract.ts';
import { askerOf } from './asker.ts';
import { findChallenge, lockChallenge, replaceCode } from './db.ts';
import { generateMailedPin, queuePinEmail } from './mailed-pin.ts';
import { refuseEarlyResend, refuseMorePins } from './policy.ts';
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
  const { letter: mail, ...code } = await generateMailedPin(platform, asked);
  return platform.db.transaction().execute(async (db) => {
    // Held, so that of several at once only the first is not too early.
    const current = await lockChallenge(db, askedBy);
    if (!current || current.usedAt) return refuse('invalid-verification');
    const early = refuseEarlyResend(current.sentAt, code.sentAt);
    if (early) return early;
    const asker = await askerOf(db, { email, client, browserKey });
    const refusal = refuseMorePins(await countEmail(db, { kind: 'pin', email, ...asker, now: code.sentAt }));
    if (refusal) return refusal;
    if (!(await replaceCode(db, { id, client, ...code }))) return refuse('invalid-verification');
    await queuePinEmail(platform, db, id, mail);
    return challengeView({ id, email, ...code });
  });
}
