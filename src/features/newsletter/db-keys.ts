import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { SubscriberRow } from './db-subscribers.ts';
import { type RequestsSent, hour } from './policy.ts';

export async function addKey(
  db: Database,
  key: { keyHash: string; subscriberId: string; wording: string | null; now: Date },
): Promise<void> {
  await db
    .insertInto('newsletter_keys')
    .values({
      key_hash: key.keyHash,
      subscriber_id: key.subscriberId,
      wording: key.wording,
      created_at: key.now,
    })
    .execute();
}

export type Opened = { subscriber: SubscriberRow; wording: string | null; askedAt: Date };

/** Whom a letter's key belongs to and what the letter asked; the subscriber is locked. Needs a transaction. */
export async function openByKey(db: Database, keyHash: string): Promise<Opened | undefined> {
  const key = await db
    .selectFrom('newsletter_keys')
    .selectAll()
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!key) return undefined;
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('id', '=', key.subscriber_id)
    .forUpdate()
    .executeTakeFirst();
  return subscriber && { subscriber, wording: key.wording, askedAt: key.created_at };
}

type Request = { email: string; client: string; now: Date };

/** Nobody else counts the requests of an address or a client until the transaction ends. */
async function countAlone(db: Database, what: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${subject}))`.execute(db);
}

/** Requests of the hour before `now`, to the address and by the client. Needs a transaction. */
export async function countRequests(db: Database, { email, client, now }: Request): Promise<RequestsSent> {
  await countAlone(db, 'newsletter-requests-to', email);
  await countAlone(db, 'newsletter-requests-by', client);
  return db
    .selectFrom('newsletter_requests')
    .where('sent_at', '>', new Date(now.getTime() - hour))
    .where((row) => row.or([row('email', '=', email), row('client', '=', client)]))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('email', '=', email).as('toAddress'),
      fn.countAll<number>().filterWhere('client', '=', client).as('byClient'),
    ])
    .executeTakeFirstOrThrow();
}

export async function addRequest(db: Database, { email, client, now }: Request): Promise<void> {
  await db.insertInto('newsletter_requests').values({ email, client, sent_at: now }).execute();
}
