import type { Selectable } from 'kysely';
import type { NewsletterSubscribersTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';

type SubscriberRow = Selectable<NewsletterSubscribersTable>;
type Consent = { wording: string; askedAt: Date };

export async function subscriberOf(db: Database, email: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).executeTakeFirst();
}

export async function findSubscriber(db: Database, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('newsletter_subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Stores a request for an address. An existing subscription does not change until it is confirmed; only an
 * unconfirmed request gets a new expiry.
 */
export async function storeRequest(
  db: Database,
  asked: Consent & { id: string; email: string },
): Promise<SubscriberRow> {
  await db
    .insertInto('newsletter_subscribers')
    .values({
      id: asked.id,
      email: asked.email,
      state: 'unconfirmed',
      wording: asked.wording,
      asked_at: asked.askedAt,
    })
    .onConflict((conflict) =>
      conflict
        .column('email')
        .doUpdateSet({ wording: asked.wording, asked_at: asked.askedAt })
        .where('newsletter_subscribers.state', '=', 'unconfirmed'),
    )
    .execute();
  return db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', asked.email)
    .executeTakeFirstOrThrow();
}

/**
 * Starts or restarts a subscription, with the proof of consent: when it was requested, by which wording, and when
 * confirmed.
 */
export async function subscribe(
  db: Database,
  id: string,
  { wording, askedAt, now }: Consent & { now: Date },
): Promise<void> {
  await db
    .updateTable('newsletter_subscribers')
    .where('id', '=', id)
    .where('state', '<>', 'subscribed')
    .set({
      state: 'subscribed',
      wording,
      asked_at: askedAt,
      confirmed_at: now,
      ended_at: null,
      refusals: 0,
    })
    .execute();
}

/** Ends a subscription; an unconfirmed row is deleted. */
export async function endSubscription(db: Database, id: string, now: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_subscribers')
    .where('id', '=', id)
    .where('state', '=', 'unconfirmed')
    .execute();
  await db
    .updateTable('newsletter_subscribers')
    .where('id', '=', id)
    .where('state', 'in', ['subscribed', 'undeliverable'])
    .set({ state: 'signed-off', ended_at: now })
    .execute();
}

/**
 * Records the mail server's answer: an accepted email resets the count of refusals; after `atMost` refusals in a row
 * the subscription ends as undeliverable.
 */
export async function recordDeliveryResult(
  db: Database,
  id: string,
  { refused, atMost, now }: { refused: boolean; atMost: number; now: Date },
): Promise<void> {
  const row = await db
    .updateTable('newsletter_subscribers')
    .where('id', '=', id)
    .where('state', '=', 'subscribed')
    .set((column) => ({ refusals: refused ? column('refusals', '+', 1) : 0 }))
    .returning('refusals')
    .executeTakeFirst();
  if (!row || row.refusals < atMost) return;
  await db
    .updateTable('newsletter_subscribers')
    .where('id', '=', id)
    .set({ state: 'undeliverable', ended_at: now })
    .execute();
}

export async function countSubscribers(
  db: Database,
): Promise<{ state: SubscriberRow['state']; count: number }[]> {
  return db
    .selectFrom('newsletter_subscribers')
    .groupBy('state')
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .execute();
}

/** Deletes expired requests, keys and subscribers. */
export async function sweepSubscribers(
  db: Database,
  before: { requests: Date; unconfirmed: Date; keys: Date; ended: Date },
): Promise<void> {
  await db.deleteFrom('newsletter_requests').where('sent_at', '<', before.requests).execute();
  await db.deleteFrom('newsletter_keys').where('created_at', '<', before.keys).execute();
  await db
    .deleteFrom('newsletter_subscribers')
    .where('state', '=', 'unconfirmed')
    .where('asked_at', '<', before.unconfirmed)
    .execute();
  await db.deleteFrom('newsletter_subscribers').where('ended_at', '<', before.ended).execute();
}

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

type Opened = { subscriber: SubscriberRow; wording: string | null; askedAt: Date };

/** The subscriber of an email's key, locked, and what the email asked. Needs a transaction. */
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
