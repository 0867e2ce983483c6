import type { Database } from '../../platform/platform.ts';
import type { Subscription } from '../../platform/push/deliver.ts';

export type OwnSubscription = Subscription & {
  id: string;
  advertiserId: string;
  /** The subscription ends together with this known browser. */
  browserHash: string | undefined;
  now: Date;
};

/** A browser belongs to the account that subscribed in it last. */
export async function storeSubscription(db: Database, subscription: OwnSubscription): Promise<void> {
  const { id, advertiserId, browserHash, endpoint, p256dh, auth, now } = subscription;
  const browser_hash = browserHash ?? null;
  const values = { advertiser_id: advertiserId, browser_hash, p256dh, auth, created_at: now };
  await db
    .insertInto('push_subscriptions')
    .values({ id, endpoint, ...values })
    .onConflict((known) => known.column('endpoint').doUpdateSet(values))
    .execute();
}

/** Deletes all but the newest `left` subscriptions. */
export async function dropOldest(db: Database, advertiserId: string, left: number): Promise<void> {
  const newest = db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('advertiser_id', '=', advertiserId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(left);
  await db
    .deleteFrom('push_subscriptions')
    .where('advertiser_id', '=', advertiserId)
    .where('id', 'not in', newest)
    .execute();
}

export async function dropOwn(db: Database, advertiserId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('advertiser_id', '=', advertiserId)
    .where('endpoint', '=', endpoint)
    .execute();
}

export async function dropSubscription(db: Database, id: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('id', '=', id).execute();
}

export async function findSubscription(db: Database, id: string): Promise<Subscription | undefined> {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Subscriptions of the account with this email address. */
export async function subscriptionsOf(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .innerJoin('advertisers', 'advertisers.id', 'push_subscriptions.advertiser_id')
    .select('push_subscriptions.id')
    .where('advertisers.email', '=', email)
    .execute();
  return rows.map(({ id }) => id);
}
