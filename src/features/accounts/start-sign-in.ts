import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail, emailLimitedUntil } from '../../platform/database/email-limits.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform, Database } from '../../platform/platform.ts';
import { rateLimitSubjectOf } from './rate-limit-subject.ts';
import type { Challenge } from './contract.ts';
import {
  type AfterVerification,
  addChallenge,
  countUnmailed,
  findChallenge,
  lockChallenge,
  replaceCode,
} from './db.ts';
import { expiryOf, refuseMorePins, unmailedOfClient, refuseEarlyResend } from './policy.ts';
import { hashOfMailedPin, hashOfSecret, hashSlowly } from './secrets.ts';
import { challengeView } from './views.ts';
import { pinEmail } from './mail/sign-in-emails.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { shortName } from './rules.ts';

type Asked = { email: string; browserKey: string; client: string; onceProven?: AfterVerification };
type Answer = Promise<Challenge | Refusal<'too-many-requests'>>;

/** Mails a one-time PIN. Never checks whether the address has an account, so it cannot reveal that. */
export async function startSignIn(platform: Platform, asked: Asked): Answer {
  const { email, browserKey, client, onceProven } = asked;
  const id = platform.ids.uuid();
  const { mailed, ...code } = generateMailedPin(platform, id);
  return platform.db.transaction().execute(async (db) => {
    const asker = await rateLimitSubjectOf(db, asked);
    const refusal = refuseMorePins(await countEmail(db, { kind: 'pin', email, ...asker, now: code.sentAt }));
    if (refusal) return refusal;
    const browserHash = hashOfSecret(browserKey);
    const challenge = { id, email, browserHash, client, onceProven, ...code };
    await addChallenge(db, challenge);
    await queuePinEmail(platform, db, { id, email }, mailed);
    return challengeView(challenge);
  });
}

/** A challenge for the lasting PIN: no email is sent, so the email quota cannot be exhausted by strangers. */
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
      // Hash of a secret that no one receives and that is not a PIN.
      codeHash: hashOfMailedPin(id, platform.ids.token()),
      sentAt: now,
      expiresAt: expiryOf(now),
    };
    await addChallenge(db, challenge);
    return challengeView(challenge);
  });
}

/** A new random PIN: its hash for storage and its values for the email. */
function generateMailedPin({ ids, clock }: Platform, challengeId: string) {
  const sentAt = clock.now();
  const mailed = { pin: ids.pin(), sentAt, expiresAt: expiryOf(sentAt) };
  return { codeHash: hashOfMailedPin(challengeId, mailed.pin), sentAt, expiresAt: mailed.expiresAt, mailed };
}

/** Replaces a queued email; retries stop when its PIN has expired. */
async function queuePinEmail(
  platform: Platform,
  db: Database,
  { id, email }: { id: string; email: string },
  mailed: ReturnType<typeof generateMailedPin>['mailed'],
): Promise<void> {
  const job = { key: `pin:${id}`, maxAttempts: 25, urgent: true };
  await queueEmail(platform, db, pinEmail, email, mailed, job);
}

type Mailing = { challengeId: string; browserKey: string; client: string };

/**
 * Mails a new PIN for the same challenge; the previous one becomes invalid and attempts are reset to five.
 */
export async function resendPin(
  platform: Platform,
  { challengeId, browserKey, client }: Mailing,
): Promise<Challenge | Refusal<'invalid-verification' | 'resend-too-soon' | 'too-many-requests'>> {
  const askedBy = { id: challengeId, browserHash: hashOfSecret(browserKey) };
  const asked = await findChallenge(platform.db, askedBy);
  if (!asked || asked.usedAt) return refuse('invalid-verification');
  const { id, email } = asked;
  const { mailed, ...code } = generateMailedPin(platform, id);
  return platform.db.transaction().execute(async (db) => {
    // Locked, so that of several concurrent requests only the first succeeds.
    const current = await lockChallenge(db, askedBy);
    if (!current || current.usedAt) return refuse('invalid-verification');
    const early = refuseEarlyResend(current.sentAt, code.sentAt);
    if (early) return early;
    const asker = await rateLimitSubjectOf(db, { email, client, browserKey });
    const refusal = refuseMorePins(await countEmail(db, { kind: 'pin', email, ...asker, now: code.sentAt }));
    if (refusal) return refusal;
    if (!(await replaceCode(db, { id, client, ...code }))) return refuse('invalid-verification');
    await queuePinEmail(platform, db, { id, email }, mailed);
    return challengeView({ id, email, ...code });
  });
}

type Given = {
  email: string;
  name?: string | undefined;
  password: string;
  browserKey: string;
  client: string;
};

/**
 * Mails a PIN; the password is set once it is confirmed. Never checks whether the address is known: an existing
 * account that verifies its address again gets the new password.
 */
export async function register(
  platform: Platform,
  { email, name, password, browserKey, client }: Given,
): Promise<Challenge | Refusal<'too-many-requests' | 'invalid-input'>> {
  const now = platform.clock.now();
  const common = await refuseCommonPassword(password, email);
  if (common) return common;
  // Checked first to avoid hashing for nothing; counted again when the email is queued.
  const limitedUntil = await platform.db.transaction().execute(async (db) => {
    const asker = await rateLimitSubjectOf(db, { email, client, browserKey });
    return emailLimitedUntil(db, { kind: 'pin', email, ...asker, now });
  });
  const refusal = refuseMorePins(limitedUntil);
  if (refusal) return refusal;
  const passwordHash = await hashSlowly(password, platform.ids.token());
  // The surname is not stored at all: the form says that only its first letter is shown.
  const shown = name === undefined ? undefined : shortName(name);
  const onceProven = { name: shown, passwordHash };
  return startSignIn(platform, { email, browserKey, client, onceProven });
}
