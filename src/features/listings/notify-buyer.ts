import type { Database, Platform } from '../../platform/platform.ts';
import type { DealChange } from './contract.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** `messageId` is that of the line in the conversation, so that a job that runs twice writes one. */
    'notify-buyer': { messageId: string; conversationId: string; change: DealChange };
  }
}

/** Queues the line in the conversation of whom a listing was promised or sold to; a name alone cannot be notified. */
export async function notifyBuyer(
  { queue, ids }: Pick<Platform, 'queue' | 'ids'>,
  db: Database,
  conversationId: string | null | undefined,
  change: DealChange,
): Promise<void> {
  if (!conversationId) return;
  // One after the other: what happened last is said last.
  const queueName = `deal-${conversationId}`;
  await queue.add(db, 'notify-buyer', { messageId: ids.uuid(), conversationId, change }, { queueName });
}

/** Ends the promise to one and begins that to another, who may be the same. */
export async function notifyOfPromise(
  platform: Pick<Platform, 'queue' | 'ids'>,
  db: Database,
  { before, after }: { before: string | null | undefined; after: string | null | undefined },
  made: 'reserved' | 'sold' = 'reserved',
): Promise<void> {
  if (before !== after) await notifyBuyer(platform, db, before, 'released');
  if (before !== after || made === 'sold') await notifyBuyer(platform, db, after, made);
}
