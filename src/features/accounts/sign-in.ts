import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/messages.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Session } from './contract.ts';
import {
  addIdentity,
  type CountedSecret,
  countFailures,
  recordAttempt,
  deleteAttempt,
} from './db-sign-in.ts';
import { endOtherSessions } from './db-sessions.ts';
import {
  type Advertiser,
  findChallenge,
  type AfterVerification,
  countPinAttempt,
  updateAdvertiser,
  consumeChallenge,
  findAdvertiser,
} from './db.ts';
import { findOrCreateAdvertiser } from './find-or-create-advertiser.ts';
import { secretEmail } from './mail/sign-in-emails.ts';
import { type SessionOrigin, openSession } from './sessions.ts';
import { refuseClosed, checkAttempt } from './policy.ts';
import { hashOfMailedPin, hashOfSecret, sameHash, matchesSlowHash } from './secrets.ts';
import { type SignInAttempt, rateLimitSubjectOf } from './rate-limit-subject.ts';

type Given = {
  challengeId: string;
  browserKey: string;
  pin: string;
  device?: string | undefined;
  client: string;
};

/**
 * Exchanges a PIN, mailed or lasting, for a session token. The first correct PIN of an address creates its
 * account.
 */
export async function signIn(
  platform: Platform,
  { challengeId, browserKey, pin, device, client }: Given,
): Promise<Session | Refusal<'wrong-pin' | 'invalid-verification' | 'account-blocked'>> {
  const askedBy = { id: challengeId, browserHash: hashOfSecret(browserKey) };
  const now = platform.clock.now();
  const asked = await countPinAttempt(platform.db, { ...askedBy, now });
  if (!asked) return refuseClosed(await findChallenge(platform.db, askedBy), now);
  const proof = { id: challengeId, ...asked, openedIn: { device, browserKey } };
  if (sameHash(asked.codeHash, hashOfMailedPin(challengeId, pin))) return finish(platform, proof);
  // A pending password or external identity requires proof of the mailbox, so only the mailed PIN counts.
  if (asked.onceProven) return refuse('wrong-pin', { fields: { pin: [validationMessages.wrongPin] } });
  const guess = { email: asked.email, typed: pin, client, browserKey };
  const outcome = await verifyLastingSecret(platform, 'pin', guess);
  if (outcome === 'right') return finish(platform, proof);
  // The same for every address, so it reveals nothing about this one.
  const hint = outcome === 'not-taken' || outcome === 'too-many' ? ['Teď platí jen PIN z e-mailu.'] : [];
  return refuse('wrong-pin', { fields: { pin: [validationMessages.wrongPin, ...hint] } });
}

type Proof = {
  id: string;
  email: string;
  codeHash: string;
  onceProven: AfterVerification | undefined;
  openedIn: SessionOrigin;
};

function finish(
  platform: Platform,
  proof: Proof,
): Promise<Session | Refusal<'invalid-verification' | 'account-blocked'>> {
  const { id, email, codeHash, onceProven, openedIn } = proof;
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    if (!(await consumeChallenge(db, { id, codeHash, now }))) return refuse('invalid-verification');
    const advertiser = await proveAddress(platform, db, email, onceProven);
    return openSession(platform, db, advertiser, openedIn);
  });
}

/**
 * The account of an address just verified, with pending changes applied: a password chosen at registration,
 * which ends all earlier sessions, or an external identity to link.
 */
async function proveAddress(
  platform: Platform,
  db: Database,
  email: string,
  { name, passwordHash, identity }: AfterVerification = {},
): Promise<Advertiser> {
  const now = platform.clock.now();
  const found = await findOrCreateAdvertiser(db, platform, {
    email,
    verified: true,
    ...(name === undefined ? {} : { publicName: name }),
  });
  if (identity) await addIdentity(db, identity, found.id, now);
  const change = {
    ...(found.email_verified_at ? {} : { email_verified_at: now }),
    ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
  };
  if (passwordHash !== undefined) {
    await endOtherSessions(db, found.id, undefined);
    // A new account has no one else to notify.
    if (found.email_verified_at && (found.password_hash !== null || found.created_at < now)) {
      const which = found.password_hash === null ? 'first' : 'changed';
      await queueEmail(platform, db, secretEmail, email, { secret: 'password', which, at: now });
    }
  }
  return Object.keys(change).length > 0 ? updateAdvertiser(db, found.id, change) : found;
}

type WithPassword = {
  email: string;
  password: string;
  device?: string | undefined;
  browserKey?: string | undefined;
  client: string;
};

/**
 * Exchanges an address and its password for a session token; an unknown address is answered like a wrong
 * password.
 */
export async function signInWithPassword(
  platform: Platform,
  { email, password, device, browserKey, client }: WithPassword,
): Promise<Session | Refusal<'wrong-password' | 'account-blocked' | 'too-many-requests'>> {
  const typed = password.normalize('NFKC');
  const outcome = await verifyLastingSecret(platform, 'password', { email, typed, client, browserKey });
  if (outcome === 'too-many') return refuse('too-many-requests');
  // The same for every address, so it reveals nothing about this one.
  if (outcome === 'not-taken')
    return refuse('wrong-password', {
      message: 'Moc špatných pokusů. Teď tě přihlásí jen PIN z e-mailu.',
    });
  const advertiser = await findAdvertiser(platform.db, { email });
  if (outcome === 'wrong' || !advertiser) return refuse('wrong-password');
  return openSession(platform, platform.db, advertiser, { device, browserKey });
}

const storedIn = { pin: 'lasting_pin_hash', password: 'password_hash' } as const;

/**
 * Compares a lasting PIN or password. Returns `not-taken` after too many failures of the asker, or of all
 * strangers together (then only the mailed PIN works), and `too-many` when a client guesses at many addresses.
 * Neither depends on whether the account exists, and neither costs a hash; a comparison takes the same time with
 * and without an account.
 */
export async function verifyLastingSecret(
  platform: Platform,
  secret: 'pin' | 'password',
  { typed, ...asking }: SignInAttempt & { typed: string },
): Promise<'right' | 'wrong' | 'not-taken' | 'too-many'> {
  return withAttemptLimit(platform, secret, asking, async () => {
    const advertiser = await findAdvertiser(platform.db, { email: asking.email });
    return matchesSlowHash(typed, advertiser?.[storedIn[secret]] ?? undefined);
  });
}

/** Compares a secret if its asker has attempts left; only a wrong one consumes an attempt. */
export async function withAttemptLimit(
  platform: Platform,
  secret: CountedSecret,
  asking: SignInAttempt,
  compare: () => Promise<boolean>,
): Promise<'right' | 'wrong' | 'not-taken' | 'too-many'> {
  const begun = await platform.db.transaction().execute(async (db) => {
    const tried = {
      secret,
      email: asking.email,
      now: platform.clock.now(),
      ...(await rateLimitSubjectOf(db, asking)),
    };
    const knownBrowser = tried.browserHash !== undefined;
    const judged = checkAttempt(await countFailures(db, tried), { knownBrowser });
    return judged === 'taken' ? recordAttempt(db, tried) : judged;
  });
  if (typeof begun === 'string') return begun;
  const right = await compare().catch(async (busy: unknown) => {
    await deleteAttempt(platform.db, begun);
    throw busy;
  });
  if (!right) return 'wrong';
  await deleteAttempt(platform.db, begun);
  return 'right';
}
