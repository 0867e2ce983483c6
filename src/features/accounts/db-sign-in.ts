import { retainedSince, retention } from '../../contract/retention.ts';
import type { Database } from '../../platform/platform.ts';
import { type Provider, provider } from './contract.ts';
import { type Advertiser, type Identity, lockCount } from './db.ts';
import { sql } from 'kysely';
import type { RateLimitSubject } from './rate-limit-subject.ts';
import { type Failures, day, addMilliseconds, quarterHour } from './policy.ts';

export async function advertiserOfIdentity(
  db: Database,
  identity: Identity,
): Promise<Advertiser | undefined> {
  return db
    .selectFrom('advertiser_identities')
    .innerJoin('advertisers', 'advertisers.id', 'advertiser_id')
    .where('provider', '=', identity.provider)
    .where('subject', '=', identity.subject)
    .selectAll('advertisers')
    .executeTakeFirst();
}

/** Links an external identity to this account, unless it is already linked to another one. */
export async function addIdentity(
  db: Database,
  identity: Identity,
  advertiserId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('advertiser_identities')
    .values({ ...identity, advertiser_id: advertiserId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Providers linked to this account, in the order of linking. */
export async function providersOf(db: Database, advertiserId: string): Promise<Provider[]> {
  const joined = await db
    .selectFrom('advertiser_identities')
    .where('advertiser_id', '=', advertiserId)
    .select('provider')
    .orderBy('created_at')
    .execute();
  return [...new Set(joined.map((each) => provider.parse(each.provider)))];
}

export type CountedSecret = 'pin' | 'password' | 'totp';
/** One attempt at a secret that does not expire by itself. */
type Try = RateLimitSubject & { secret: CountedSecret; email: string; now: Date };

/**
 * Earlier failures: of this asker, of all askers together, and of this client at any address. Needs a
 * transaction.
 */
export async function countFailures(
  db: Database,
  { secret, email, client, browserHash, now }: Try,
): Promise<Failures> {
  await lockCount(db, `lasting-${secret}`, email);
  await lockCount(db, `lasting-${secret}-by`, client);
  const ofBrowser = sql`email = ${email} and browser_hash = ${browserHash ?? ''}`;
  const ofPair = sql`email = ${email} and browser_hash is null and client = ${client}`;
  const ofAsker = browserHash === undefined ? ofPair : ofBrowser;
  const ofAll = browserHash === undefined ? sql`email = ${email} and browser_hash is null` : ofBrowser;
  const [quarterAgo, dayAgo] = [addMilliseconds(now, -quarterHour), addMilliseconds(now, -day)];
  const { rows } = await sql<Failures>`
    select count(*) filter (where ${ofAsker} and failed_at > ${quarterAgo})::integer as "ofAskerInQuarter",
      count(*) filter (where ${ofAsker} and failed_at > ${dayAgo})::integer as "ofAskerInDay",
      count(*) filter (where ${ofAsker})::integer as "ofAskerInMonth",
      count(*) filter (where ${ofAll} and failed_at > ${dayAgo})::integer as "ofAllInDay",
      count(*) filter (where ${ofAll})::integer as "ofAllInMonth",
      count(*) filter (where client = ${client} and browser_hash is null and failed_at > ${quarterAgo})::integer
        as "ofClientInQuarter"
    from lasting_pin_failures
    where secret = ${secret} and failed_at > ${retainedSince(retention.failedTries, now)} and (email = ${email} or client = ${client})`.execute(
    db,
  );
  const [counted] = rows;
  if (!counted) throw new Error('a count has no row');
  return counted;
}

/** Records a failure before the secret is compared; it is removed if the secret was right. */
export async function recordAttempt(
  db: Database,
  { secret, email, client, browserHash, now }: Try,
): Promise<number> {
  const { id } = await db
    .insertInto('lasting_pin_failures')
    .values({ secret, email, client, browser_hash: browserHash ?? null, failed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteAttempt(db: Database, id: number): Promise<void> {
  await db.deleteFrom('lasting_pin_failures').where('id', '=', id).execute();
}
