import type { Letter } from '../../platform/mail/mail.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { pinLetter } from './mail/pin-letter.ts';
import { expiryOf } from './policy.ts';
import { hashOfMailedPin } from './secrets.ts';

/** A freshly drawn PIN: what is stored of it, and the letter that carries it. */
export type MailedPin = { codeHash: string; sentAt: Date; expiresAt: Date; letter: Letter };

export async function drawMailedPin(
  platform: Platform,
  challenge: { id: string; email: string },
): Promise<MailedPin> {
  const pin = platform.ids.pin();
  const sentAt = platform.clock.now();
  const expiresAt = expiryOf(sentAt);
  const letter = await pinLetter(platform.config, { email: challenge.email, pin, sentAt, expiresAt });
  return { codeHash: hashOfMailedPin(challenge.id, pin), sentAt, expiresAt, letter };
}

/** A letter that still waits is replaced; one that cannot leave is given up, because its PIN has expired meanwhile. */
export async function queuePinLetter(
  platform: Platform,
  db: Database,
  challengeId: string,
  letter: Letter,
): Promise<void> {
  await platform.queue.add(db, 'send-letter', letter, { key: `pin:${challengeId}`, maxAttempts: 25 });
}
