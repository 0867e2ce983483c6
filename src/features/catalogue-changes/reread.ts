import type { Database, Platform } from '../../platform/platform.ts';
import { mergeInDrafts, reanalyzeBehind } from '../listings/index.ts';
import { mergeInWatches } from '../watches/index.ts';
import { readChanges } from './current.ts';
import type { Rereading } from './contract.ts';
import { beginRereading, countUpTo, noteReread, rereadUpTo } from './db.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'reread-listings': Record<string, never>;
  }
}

const atOnce = 200;
/** Milliseconds after which every process knows a change, so that nothing is stored by the catalogue as it was. */
const untilAllKnow = 3_000;

const key = 'reread-listings';

/** Has all listings read again once every process knows the change. Needs the transaction of the change. */
export async function queueRereading(
  { queue, clock }: Pick<Platform, 'queue' | 'clock'>,
  db: Database,
): Promise<void> {
  await beginRereading(db);
  const runAt = new Date(clock.now().getTime() + untilAllKnow);
  await queue.add(db, 'reread-listings', {}, { key, runAt, lowPriority: true });
}

/** Reads some listings again by the catalogue of today, and queues the next ones; repeated after a kill it goes on. */
export async function rereadListings({ db, queue }: Pick<Platform, 'db' | 'queue'>): Promise<void> {
  await readChanges(db);
  const from = await rereadUpTo(db);
  if (from === undefined) return;
  if (from === 0) {
    await mergeInDrafts(db);
    await mergeInWatches(db);
  }
  const to = await reanalyzeBehind(db, from, atOnce);
  await db.transaction().execute(async (transaction) => {
    const goesOn = await noteReread(transaction, from, to);
    if (goesOn && to !== undefined)
      await queue.add(transaction, 'reread-listings', {}, { key, lowPriority: true });
  });
}

/** How far listings have been read again; nothing once all have. */
export async function rereadingNow(db: Database): Promise<{ rereading?: Rereading }> {
  const from = await rereadUpTo(db);
  return from === undefined ? {} : { rereading: await countUpTo(db, from) };
}
