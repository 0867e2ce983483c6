import type { Database } from '../../platform/platform.ts';
import { lockListing, lockSlots, setState } from './db.ts';
import { dropReservation, reservedConversation, setReservation, setUnreserved } from './db-own.ts';

type Own = { id: number; advertiserId: string };

/** Locks listings of several advertisers in a deadlock-free order; returns their states by id. */
export async function lockListings(db: Database, listings: readonly Own[]): Promise<Map<number, string>> {
  const people = new Set(listings.map(({ advertiserId }) => advertiserId));
  for (const id of [...people].toSorted()) await lockSlots(db, id);
  const states = new Map<number, string>();
  for (const { id, advertiserId } of listings.toSorted((a, b) => a.id - b.id)) {
    const listing = await lockListing(db, id, advertiserId);
    if (listing) states.set(id, listing.state);
  }
  return states;
}

/** Reserves a locked, active listing for the other side of a conversation; the caller notifies them. */
export async function reserveLocked(
  db: Database,
  { id, ...buyer }: { id: number; name: string; conversationId: string; now: Date },
): Promise<void> {
  await setState(db, id, 'reserved', buyer.now);
  await setReservation(db, id, buyer);
}

/**
 * Releases reservations made together; listings sold or reserved for someone else in the meantime are left
 * alone.
 */
export async function releaseReservations(
  db: Database,
  promises: readonly (Own & { conversationId: string | null })[],
  now: Date,
): Promise<void> {
  const states = await lockListings(db, promises);
  for (const { id, conversationId } of promises) {
    if (conversationId === null || (await reservedConversation(db, id)) !== conversationId) continue;
    await dropReservation(db, id);
    if (states.get(id) === 'reserved') await setState(db, id, 'active', now);
    // A paused or held listing comes back without its reservation.
    else await setUnreserved(db, id);
  }
}
