import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform, Database } from '../../platform/platform.ts';
import {
  type OwnSession,
  type OwnSignIn,
  type AdvertiserAccount,
  publicName as publicNameRule,
} from './contract.ts';
import { findAdvertiser, type Advertiser, updateAdvertiser } from './db.ts';
import { providersOf } from './db-sign-in.ts';
import { type SessionRow, endOwnSession, sessionsOf, endOtherSessions, findSession } from './db-sessions.ts';
import { isFresh } from './policy.ts';
import { isGivenName, nameInConversation, shortName, shownName, slugOfName } from './rules.ts';
import { accountView } from './views.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { secretEmail } from './mail/sign-in-emails.ts';
import { hashSlowly } from './secrets.ts';

type Asking = Pick<Viewer, 'advertiserId'> & Partial<Viewer> & { tokenHash: string | undefined };

/** Ways to sign in to the account and its open sessions. */
export async function getOwnSignIn(
  { db, clock }: Platform,
  { advertiserId, admin = false, moderator = false, tokenHash }: Asking,
): Promise<OwnSignIn | Refusal<'not-signed-in'>> {
  const now = clock.now();
  const advertiser = await findAdvertiser(db, { id: advertiserId });
  if (!advertiser) return refuse('not-signed-in');
  const sessions = await sessionsOf(db, advertiserId, now);
  const current = sessions.find((session) => session.tokenHash === tokenHash);
  return {
    email: advertiser.email,
    hasPassword: advertiser.password_hash !== null,
    hasLastingPin: advertiser.lasting_pin_hash !== null,
    providers: await providersOf(db, advertiserId),
    fresh: current !== undefined && isFresh(current.createdAt, now),
    needsSecondFactor: admin || moderator,
    sessions: sessions.map((session) => sessionView(session, session === current)),
  };
}

const sessionView = ({ id, device, createdAt, lastUsedAt }: SessionRow, current: boolean): OwnSession => ({
  id,
  current,
  device: device ?? undefined,
  since: createdAt.toISOString(),
  lastUsed: (lastUsedAt ?? createdAt).toISOString(),
});

/** Signs out one own session; someone else's is reported as not found. */
export async function signOutElsewhere(
  { db }: Platform,
  advertiserId: string,
  id: string,
): Promise<{ signedOut: true } | Refusal<'not-found'>> {
  return (await endOwnSession(db, advertiserId, id)) ? { signedOut: true } : refuse('not-found');
}

/**
 * Stores a name validated by `publicName`: a full name is shortened, an unchanged one stays. Runs in the
 * caller's transaction.
 */
export async function setPublicName(
  db: Database,
  advertiserId: string,
  name: string,
  now: Date,
): Promise<AdvertiserAccount> {
  const before = await findAdvertiser(db, { id: advertiserId });
  if (before) await renameAdvertiser(db, before, shownName(name, before.public_name), now);
  const after = await findAdvertiser(db, { id: advertiserId });
  if (!after) throw new Error(`No advertiser ${advertiserId}`);
  return accountView(after);
}

/**
 * The name to display with something written while signed in. For an account with a generated name it also
 * becomes the public name, if it may be public. Runs in the caller's transaction.
 */
export async function senderNameOf(
  db: Database,
  advertiserId: string,
  typed: string,
  now: Date,
): Promise<string> {
  const advertiser = await findAdvertiser(db, { id: advertiserId });
  if (!advertiser) return typed;
  const allowed = publicNameRule.safeParse(shortName(typed));
  if (!isGivenName(advertiser.public_name) && allowed.success)
    await renameAdvertiser(db, advertiser, allowed.data, now);
  return nameInConversation(typed, advertiser.public_name);
}

/** Changes the public name and the slug of the public page. Runs in the caller's transaction. */
export async function renameAdvertiser(
  db: Database,
  advertiser: Pick<Advertiser, 'id' | 'public_name' | 'slug'>,
  publicName: string,
  now: Date,
): Promise<void> {
  if (publicName === advertiser.public_name) return;
  const digits = /\d+$/.exec(advertiser.slug)?.[0] ?? advertiser.slug;
  await moveSlug(db, advertiser, { publicName, slug: await freeSlug(db, publicName, digits), now });
}

/** A slug of the name with the account's own digits, or with the next free ones. */
async function freeSlug(db: Database, publicName: string, digits: string): Promise<string> {
  const slug = slugOfName(publicName, digits);
  const taken = await db.selectFrom('advertisers').where('slug', '=', slug).select('id').executeTakeFirst();
  return taken ? freeSlug(db, publicName, String(Number(digits) + 1).padStart(digits.length, '0')) : slug;
}

/** Gives an account a new name and slug; the old slug is kept for redirects. */
async function moveSlug(
  db: Database,
  advertiser: { id: string; slug: string },
  next: { publicName: string; slug: string; now: Date },
): Promise<void> {
  await db
    .insertInto('advertiser_old_slugs')
    .values({ slug: advertiser.slug, advertiser_id: advertiser.id, retired_at: next.now })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute();
  await db.deleteFrom('advertiser_old_slugs').where('slug', '=', next.slug).execute();
  await db
    .updateTable('advertisers')
    .where('id', '=', advertiser.id)
    .set({ public_name: next.publicName, slug: next.slug })
    .execute();
}

type Given = { advertiserId: string; tokenHash: string | undefined };
type Answer = Promise<
  AdvertiserAccount | Refusal<'fresh-sign-in-needed' | 'not-signed-in' | 'invalid-input'>
>;

const columns = { password: 'password_hash', pin: 'lasting_pin_hash' } as const;

/** Sets a lasting PIN and ends all other sessions, in case a stranger uses one of them. */
export const setLastingPin = (platform: Platform, given: Given & { pin: string }): Answer =>
  setSecret(platform, 'pin', given, given.pin);

/** Sets a password and ends all other sessions. */
export const setPassword = (platform: Platform, given: Given & { password: string }): Answer =>
  setSecret(platform, 'password', given, given.password);

/**
 * Requires a recent session, even for the first secret, because a secret would make stolen access permanent.
 * Notifies the mailbox.
 */
async function setSecret(
  platform: Platform,
  secret: 'password' | 'pin',
  { advertiserId, tokenHash }: Given,
  chosen: string,
): Answer {
  const { db, clock, ids } = platform;
  const now = clock.now();
  const column = columns[secret];
  const before = await findAdvertiser(db, { id: advertiserId });
  if (!before) return refuse('not-signed-in');
  const session = await findSession(db, { tokenHash: tokenHash ?? '', now });
  if (!session || !isFresh(session.createdAt, now)) return refuse('fresh-sign-in-needed');
  const common = secret === 'password' ? await refuseCommonPassword(chosen, before.email) : undefined;
  if (common) return common;
  const hash = await hashSlowly(chosen, ids.token());
  return db.transaction().execute(async (transaction) => {
    const advertiser = await updateAdvertiser(transaction, advertiserId, { [column]: hash });
    await endOtherSessions(transaction, advertiserId, tokenHash);
    const which = before[column] === null ? 'first' : 'changed';
    await queueEmail(platform, transaction, secretEmail, advertiser.email, { secret, which, at: now });
    return accountView(advertiser);
  });
}
