import type { Email } from '../../platform/mail/mail.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { pinEmail } from './mail/pin-email.ts';
import { expiryOf } from './policy.ts';
import { hashOfMailedPin } from './secrets.ts';

/** A new random PIN: what is stored of it, and the email that carries it. */
export type MailedPin = { codeHash: string; sentAt: Date; expiresAt: Date; letter: Email };

export async function generateMailedPin(
  platform: Platform,
  challenge: { id: string; email: string },
): Promise<MailedPin> {
  const pin = platform.ids.pin();
  const sentAt = platform.clock.now();
  const expiresAt = expiryOf(sentAt);
  const email = await pinEmail(platform.config, { email: challenge.email, pin, sentAt, expiresAt });
  return { codeHash: hashOfMailedPin(challenge.id, pin), sentAt, expiresAt, letter: email };
}

/** An email that still waits is replaced; one that cannot leave is given up, because its PIN has expired meanwhile. */
export async function queuePinEmail(
  platform: Platform,
  db: Database,
  challengeId: string,
  email: Email,
): Promise<void> {
  await platform.queue.add(db, 'send-letter', email, { key: `pin:${challengeId}`, maxAttempts: 25 });
}
