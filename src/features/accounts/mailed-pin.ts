import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-ledger.ts';
import type { Email } from '../../platform/mail/mail.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { askerOf } from './asker.ts';
import type { Challenge } from './contract.ts';
import { findChallenge, lockChallenge, replaceCode } from './db.ts';
import { pinEmail } from './mail/sign-in-emails.ts';
import { expiryOf, refuseEarlyResend, refuseMorePins } from './policy.ts';
import { hashOfMailedPin, hashOfSecret } from './secrets.ts';
import { challengeView } from './views.ts';

/** A new random PIN: what is stored of it, and the email that carries it. */
type MailedPin = { codeHash: string; sentAt: Date; expiresAt: Date; mail: Email };

export async function generateMailedPin(
  platform: Platform,
  challenge: { id: string; email: string },
): Promise<MailedPin> {
  const pin = platform.ids.pin();
  const sentAt = platform.clock.now();
  const expiresAt = expiryOf(sentAt);
  const mail = await pinEmail(platform.config, { email: challenge.email, pin, sentAt, expiresAt });
  return { codeHash: hashOfMailedPin(challenge.id, pin), sentAt, expiresAt, mail };
}

/** An email that still waits is replaced; one that cannot leave is given up, because its PIN has expired meanwhile. */
export async function queuePinEmail(
  platform: Platform,
  db: Database,
  challengeId: string,
  email: Email,
): Promise<void> {
  await platform.queue.add(db, 'send-email', email, { key: `pin:${challengeId}`, maxAttempts: 25 });
}

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
  const { mail, ...code } = await generateMailedPin(platform, asked);
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
