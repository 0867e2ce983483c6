import type { Database } from '../../platform/platform.ts';
import { lockListing, lockSlots, setState } from './db.ts';
import { dropReservation, promisedTo, setReservation, setUnreserved } from './db-own.ts';

type Own = { id: number; advertiserId: string };

/** Locks listings of several advertisers, in an order that no two callers wait for each other; their states by id. */
export async function lockTogether(db: Database, listings: readonly Own[]): Promise<Map<number, string>> {
  const people = new Set(listings.map(({ advertiserId }) => advertiserId));
  for (const id of [...people].toSorted()) await lockSlots(db, id);
  const states = new Map<number, string>();
  for (const { id, advertiserId } of listings.toSorted((a, b) => a.id - b.id)) {
    const listing = await lockListing(db, id, advertiserId);
    if (listing) states.set(id, listing.state);
  }
  return states;
}

/** Reserves a locked, active listing for whom a conversation is with; the caller notifies them. */
export async function promiseLocked(
  db: Database,
  { id, ...buyer }: { id: number; name: string; conversationId: string; now: Date },
): Promise<void> {
  await setState(db, id, 'reserved', buyer.now);
  await setReservation(db, id, buyer);
}

/** Takes back promises made together; what was sold meanwhile, or promised to somebody else, stays so. */
export async function releaseTogether(
  db: Database,
  promises: readonly (Own & { conversationId: string | null })[],
  now: Date,
): Promise<void> {
  const states = await lockTogether(db, promises);
  for (const { id, conversationId } of promises) {
    if (conversationId === null || (await promisedTo(db, id)) !== conversationId) continue;
    await dropReservation(db, id);
    if (states.get(id) === 'reserved') await setState(db, id, 'active', now);
    // What is paused or held comes back promised to nobody.
    else await setUnreserved(db, id);
  }
}
