import type { Database, Platform } from '../../platform/platform.ts';
import { reanalyzeBehind, renameBrandInDrafts } from '../listings/index.ts';
import { renameBrandInWatches } from '../watches/index.ts';
import { readChanges } from './current.ts';
import { beginRereading, noteReread, rereadUpTo } from './db.ts';
import { type BrandChange, currentBrand } from '../catalogue/index.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'reread-listings': Record<string, never>;
  }
}

const atOnce = 200;
/** Milliseconds after which every process knows a change, so that nothing is stored by the brands as they were. */
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

/** Reads some listings again by the brands of today, and queues the next ones; repeated after a kill it goes on. */
export async function rereadListings({ db, queue }: Pick<Platform, 'db' | 'queue'>): Promise<void> {
  const changes = await readChanges(db);
  const from = await rereadUpTo(db);
  if (from === undefined) return;
  if (from === 0) await renameMerged(db, changes);
  const to = await reanalyzeBehind(db, from, atOnce);
  await db.transaction().execute(async (transaction) => {
    const goesOn = await noteReread(transaction, from, to);
    if (goesOn && to !== undefined)
      await queue.add(transaction, 'reread-listings', {}, { key, lowPriority: true });
  });
}

/** Drafts and watches that name a merged brand. */
async function renameMerged(db: Database, changes: readonly BrandChange[]): Promise<void> {
  for (const { slug, mergedInto } of changes) {
    if (mergedInto === null) continue;
    await renameBrandInDrafts(db, slug, currentBrand(slug));
    await renameBrandInWatches(db, slug, currentBrand(slug));
  }
}
