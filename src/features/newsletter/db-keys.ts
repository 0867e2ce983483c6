import type { Database } from '../../platform/platform.ts';
import type { SubscriberRow } from './db-subscribers.ts';

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

/** Whom an email's key belongs to and what the email asked; the subscriber is locked. Needs a transaction. */
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
