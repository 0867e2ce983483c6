import { type Selectable, sql } from 'kysely';
import type { AdvertisersTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import { pinTries, type Provider, provider } from './contract.ts';
import type { ChallengeLife } from './policy.ts';

export type Advertiser = Selectable<AdvertisersTable>;
export type Challenge = ChallengeLife & { id: string; email: string; codeHash: string };
/** An identity at an external provider, by the provider's own identifier. */
export type Identity = { provider: Provider; subject: string };

/** Changes applied once the address is verified by the mailed PIN. */
export type AfterVerification = { name?: string | undefined; passwordHash?: string; identity?: Identity };
export type NewChallenge = Pick<Challenge, 'id' | 'email' | 'codeHash' | 'sentAt' | 'expiresAt'> & {
  browserHash: string;
  client: string;
  /** Number of emails with a PIN for it. */
  letters?: number;
  onceProven?: AfterVerification | undefined;
};
export type ChallengeKey = { id: string; browserHash: string };

/**
 * Serializes counting for a rate limit until the transaction ends, because others may be adding rows
 * concurrently.
 */
export async function lockCount(db: Database, limit: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${limit}), hashtext(${subject}))`.execute(db);
}

/** Challenges without an email started by a client since a time. Needs a transaction. */
export async function countUnmailed(db: Database, client: string, since: Date): Promise<number> {
  await lockCount(db, 'unmailed-challenges', client);
  const { count } = await db
    .selectFrom('sign_in_challenges')
    .where('client', '=', client)
    .where('letters', '=', 0)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function addChallenge(db: Database, challenge: NewChallenge): Promise<void> {
  await db
    .insertInto('sign_in_challenges')
    .values({
      id: challenge.id,
      email: challenge.email,
      browser_hash: challenge.browserHash,
      code_hash: challenge.codeHash,
      client: challenge.client,
      letters: challenge.letters ?? 1,
      sent_at: challenge.sentAt,
      expires_at: challenge.expiresAt,
      created_at: challenge.sentAt,
      registered_name: challenge.onceProven?.name ?? null,
      registered_password_hash: challenge.onceProven?.passwordHash ?? null,
      identity_provider: challenge.onceProven?.identity?.provider ?? null,
      identity_subject: challenge.onceProven?.identity?.subject ?? null,
    })
    .execute();
}

/** A challenge, available only to the browser that requested it. */
export async function findChallenge(db: Database, by: ChallengeKey): Promise<Challenge | undefined> {
  return challengeOf(db, by).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockChallenge(db: Database, by: ChallengeKey): Promise<Challenge | undefined> {
  return challengeOf(db, by).forUpdate().executeTakeFirst();
}

function challengeOf(db: Database, { id, browserHash }: ChallengeKey) {
  return db
    .selectFrom('sign_in_challenges')
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .select(['id', 'email', 'tries', 'code_hash as codeHash'])
    .select(['sent_at as sentAt', 'expires_at as expiresAt', 'used_at as usedAt']);
}

/** Replaces the code and resets its attempts; false when the challenge was used meanwhile. */
export async function replaceCode(
  db: Database,
  next: Omit<NewChallenge, 'email' | 'browserHash'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_challenges')
    .where('id', '=', next.id)
    .where('used_at', 'is', null)
    .set((row) => ({
      code_hash: next.codeHash,
      client: next.client,
      sent_at: next.sentAt,
      expires_at: next.expiresAt,
      tries: 0,
      letters: row('letters', '+', 1),
    }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Consumes one attempt before anything is compared, so that of any number of parallel guesses only five are
 * compared.
 */
export async function countPinAttempt(
  db: Database,
  { id, browserHash, now }: ChallengeKey & { now: Date },
): Promise<CountedAttempt | undefined> {
  const taken = await db
    .updateTable('sign_in_challenges')
    .where('id', '=', id)
    .where('browser_hash', '=', browserHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', pinTries)
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .returning(['email', 'code_hash as codeHash', 'registered_name', 'registered_password_hash'])
    .returning(['identity_provider', 'identity_subject'])
    .executeTakeFirst();
  if (!taken) return undefined;
  const { email, codeHash } = taken;
  return { email, codeHash, onceProven: onceProven(taken) };
}

export type CountedAttempt = { email: string; codeHash: string; onceProven: AfterVerification | undefined };

function onceProven(row: {
  registered_name: string | null;
  registered_password_hash: string | null;
  identity_provider: string | null;
  identity_subject: string | null;
}): AfterVerification | undefined {
  const { registered_password_hash: passwordHash, identity_subject: subject } = row;
  if (passwordHash !== null) return { name: row.registered_name ?? undefined, passwordHash };
  if (subject === null) return undefined;
  const identity = { provider: provider.parse(row.identity_provider), subject };
  return { name: row.registered_name ?? undefined, identity };
}

/** Marks a challenge as used; false when it was used, or got another code, meanwhile. */
export async function consumeChallenge(
  db: Database,
  { id, codeHash, now }: { id: string; codeHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sign_in_challenges')
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .set({ used_at: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findAdvertiser(
  db: Database,
  by: { id: string } | { email: string },
): Promise<Advertiser | undefined> {
  const query = db.selectFrom('advertisers').selectAll();
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('email', '=', by.email)
  ).executeTakeFirst();
}

export type NewAdvertiser = Pick<Advertiser, 'id' | 'email' | 'public_name' | 'slug' | 'created_at'> &
  Partial<Advertiser>;

/** False when the address or the slug is taken. */
export async function addAdvertiser(db: Database, advertiser: NewAdvertiser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('advertisers')
    .values(advertiser)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateAdvertiser(
  db: Database,
  id: string,
  change: Partial<
    Pick<Advertiser, 'public_name' | 'lasting_pin_hash' | 'password_hash' | 'email_verified_at'>
  >,
): Promise<Advertiser> {
  return db
    .updateTable('advertisers')
    .where('id', '=', id)
    .set(change)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes rows that no longer have any effect. */
export async function sweep(
  db: Database,
  before: { challengesSent: Date; failures: Date; sessionsEnded: Date },
): Promise<void> {
  await db.deleteFrom('sign_in_challenges').where('sent_at', '<', before.challengesSent).execute();
  await db.deleteFrom('lasting_pin_failures').where('failed_at', '<', before.failures).execute();
  await db.deleteFrom('sessions').where('expires_at', '<=', before.sessionsEnded).execute();
}

/**
 * Accounts created since a time that signed in by a mailed code from the same browser, or the same network, as
 * this new account; empty for an older account, and after a day, when the codes are deleted.
 */
export async function relatedNewAccounts(
  db: Database,
  advertiserId: string,
  since: Date,
): Promise<{ browser: string[]; client: string[] }> {
  const { rows } = await sql<{ id: string; browser: boolean; client: boolean }>`
    select other.id, bool_or(theirs.browser_hash = mine.browser_hash) as browser,
      bool_or(theirs.client = mine.client) as client
    from advertisers as own
    join sign_in_challenges as mine on mine.email = own.email and mine.used_at is not null
    join sign_in_challenges as theirs on theirs.used_at is not null and theirs.email <> own.email
      and (theirs.client = mine.client or theirs.browser_hash = mine.browser_hash)
    join advertisers as other on other.email = theirs.email and other.created_at > ${since}
    where own.id = ${advertiserId} and own.created_at > ${since}
    group by other.id`.execute(db);
  const ids = (by: 'browser' | 'client') => rows.flatMap((row) => (row[by] ? [row.id] : []));
  return { browser: ids('browser'), client: ids('client') };
}
