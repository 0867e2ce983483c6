import type { Database, Platform } from '../../platform/platform.ts';
import { deliverPush } from '../../platform/push/deliver.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import { dropSubscription, findSubscription, subscriptionsOf } from './db.ts';

/** What a browser shows. A later message with the same `tag` replaces the earlier one. */
export type PushMessage = { title: string; body: string; path: string; tag: string };

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'send-push': { subscriptionId: string; message: PushMessage };
  }
}

const maxAttempts = 5;

/** Queues a message to every browser of the account with this email address, in the caller's transaction. */
export async function queuePush(
  { config, queue }: Pick<Platform, 'config' | 'queue'>,
  db: Database,
  email: string,
  message: PushMessage,
): Promise<void> {
  if (!config.push) return;
  for (const subscriptionId of await subscriptionsOf(db, email))
    await queue.add(db, 'send-push', { subscriptionId, message }, { maxAttempts: maxAttempts });
}

/** Deletes subscriptions that the push service reports as expired. */
export function pushJobs({ config, db, clock }: Platform) {
  return {
    'send-push': async ({ subscriptionId, message }) => {
      const subscription = await findSubscription(db, subscriptionId);
      if (!subscription) return;
      const done = await deliverPush(config, subscription, JSON.stringify(message), clock.now());
      if (done === 'gone') await dropSubscription(db, subscriptionId);
    },
  } satisfies JobHandlers;
}
