import { type Refusal, refuse } from '../../contract/errors.ts';
import { countEmail, emailsFullUntil } from '../../platform/database/email-ledger.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform, Database } from '../../platform/platform.ts';
import { askerOf } from './asker.ts';
import type { Challenge } from './contract.ts';
import {
  type OnceProven,
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

type Asked = { email: string; browserKey: string; client: string; onceProven?: OnceProven };
type Answer = Promise<Challenge | Refusal<'too-many-requests'>>;

/** Mails a one-time PIN. Never checks whether the address has an account, so it cannot reveal it. */
export async function startSignIn(platform: Platform, asked: Asked): Answer {
  const { email, browserKey, client, onceProven } = asked;
  const id = platform.ids.uuid();
  const { mailed, ...code } = generateMailedPin(platform, id);
  return platform.db.transaction().execute(async (db) => {
    const asker = await askerOf(db, asked);
    const refusal = refuseMorePins(await countEmail(db, { kind: 'pin', email, ...asker, now: code.sentAt }));
    if (refusal) return refusal;
    const browserHash = hashOfSecret(browserKey);
    const challenge = { id, email, browserHash, client, onceProven, ...code };
    await addChallenge(db, challenge);
    await queuePinEmail(platform, db, { id, email }, mailed);
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

/** A new random PIN: what is stored of it, and what its email says. */
function generateMailedPin({ ids, clock }: Platform, challengeId: string) {
  const sentAt = clock.now();
  const mailed = { pin: ids.pin(), sentAt, expiresAt: expiryOf(sentAt) };
  return { codeHash: hashOfMailedPin(challengeId, mailed.pin), sentAt, expiresAt: mailed.expiresAt, mailed };
}

/** An email that still waits is replaced; one that cannot leave is given up, because its PIN has expired meanwhile. */
async function queuePinEmail(
  platform: Platform,
  db: Database,
  { id, email }: { id: string; email: string },
  mailed: ReturnType<typeof generateMailedPin>['mailed'],
): Promise<void> {
  await queueEmail(platform, db, pinEmail, email, mailed, { key: `pin:${id}`, maxAttempts: 25 });
}

type Mailing = { challengeId: string; browserKey: string; client: string };

/** Mails a new PIN for the same challenge; the one before stops working, and there are five tries again. */
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
    // Held, so that of several at once only the first is not too early.
    const current = await lockChallenge(db, askedBy);
    if (!current || current.usedAt) return refuse('invalid-verification');
    const early = refuseEarlyResend(current.sentAt, code.sentAt);
    if (early) return early;
    const asker = await askerOf(db, { email, client, browserKey });
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
 * Mails a PIN; the password holds once it comes back. Never looks whether the address is known: whoever has an
 * account and proves the address again gets the new password for it.
 */
export async function register(
  platform: Platform,
  { email, name, password, browserKey, client }: Given,
): Promise<Challenge | Refusal<'too-many-requests' | 'invalid-input'>> {
  const now = platform.clock.now();
  const common = await refuseCommonPassword(password, email);
  if (common) return common;
  // Looked at first, so that nobody makes us hash for nothing; counted again where the email is added.
  const fullUntil = await platform.db.transaction().execute(async (db) => {
    const asker = await askerOf(db, { email, client, browserKey });
    return emailsFullUntil(db, { kind: 'pin', email, ...asker, now });
  });
  const refusal = refuseMorePins(fullUntil);
  if (refusal) return refusal;
  const passwordHash = await hashSlowly(password, platform.ids.token());
  // A surname is not kept at all: the form says that only its first letter is shown.
  const shown = name === undefined ? undefined : shortName(name);
  const onceProven = { name: shown, passwordHash };
  return startSignIn(platform, { email, browserKey, client, onceProven });
}
