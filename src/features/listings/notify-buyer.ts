import type { Database, Platform } from '../../platform/platform.ts';
import type { DealChange } from './contract.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** `messageId` is the id of the message to write, so that a retried job writes only one. */
    'notify-buyer': { messageId: string; conversationId: string; change: DealChange };
  }
}

/** Queues a line in the buyer's conversation; a buyer known by name only cannot be notified. */
export async function notifyBuyer(
  { queue, ids }: Pick<Platform, 'queue' | 'ids'>,
  db: Database,
  conversationId: string | null | undefined,
  change: DealChange,
): Promise<void> {
  if (!conversationId) return;
  // One queue per conversation keeps the lines in order.
  const queueName = `deal-${conversationId}`;
  await queue.add(db, 'notify-buyer', { messageId: ids.uuid(), conversationId, change }, { queueName });
}

/** Notifies the person whose reservation ended and the one whose reservation began; both may be the same. */
export async function notifyOfReservation(
  platform: Pick<Platform, 'queue' | 'ids'>,
  db: Database,
  { before, after }: { before: string | null | undefined; after: string | null | undefined },
  made: 'reserved' | 'sold' = 'reserved',
): Promise<void> {
  if (before !== after) await notifyBuyer(platform, db, before, 'released');
  if (before !== after || made === 'sold') await notifyBuyer(platform, db, after, made);
}
