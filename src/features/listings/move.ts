import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { applySlotLimit } from './apply-slot-limit.ts';
import type { OwnListing } from './contract.ts';
import { insertSale, lockSlots, lockListing, setPiecesSold, setState } from './db.ts';
import { dropReservation, reservedConversation, setReservation, setSoldAt } from './db-own.ts';
import { notifyOfReservation } from './notify-buyer.ts';
import { ownListing } from './own-listing.ts';
import { type Move, stateAfter } from './policy.ts';
import { isLive } from './rules.ts';
import { askerOf } from './reserve-for.ts';

type Refused = Refusal<'listing-not-found' | 'listing-inactive'>;
type Moved = Promise<OwnListing | Refused>;

/** A paused listing has not ended; it only has no slot. */
const waits = 'Čeká na volnou kartu, ve výpisech teď není.';

type Wish = {
  id: number;
  how: Move;
  price?: number | undefined;
  /** Conversation of the buyer. */
  conversationId?: string | undefined;
};

async function move(platform: Platform, { advertiserId }: Viewer, wish: Wish): Moved {
  const refusal = await platform.db
    .transaction()
    .execute((db) => moveIn(platform, db, { ...wish, advertiserId }));
  return refusal ?? ownListing(platform, advertiserId, wish.id);
}

async function moveIn(
  platform: Platform,
  db: Database,
  { advertiserId, id, how, price, conversationId }: Wish & { advertiserId: string },
): Promise<Refused | undefined> {
  // Locked before the listing, as everywhere: a freed slot may resume another listing.
  await lockSlots(db, advertiserId);
  const listing = await lockListing(db, id, advertiserId);
  if (!listing) return refuse('listing-not-found');
  const state = stateAfter(how, listing.state);
  if (!state) return refuse('listing-inactive', listing.state === 'resting' ? { message: waits } : {});
  const now = platform.clock.now();
  const buyer = conversationId && (await askerOf(db, advertiserId, id, conversationId));
  // The conversation is about another listing.
  if (conversationId && !buyer) return refuse('listing-not-found');
  if (price !== undefined && listing.kind === 'offer') await insertSale(db, id, price, now);
  if (state === listing.state) return undefined;
  const before = await reservedConversation(db, id);
  // Clears a reservation that was released or has expired; a sold listing keeps its buyer.
  if (buyer) await setReservation(db, id, { ...buyer, now });
  else if (how !== 'sell' || listing.state !== 'reserved') await dropReservation(db, id);
  if (how === 'sell') await setSoldAt(db, id, now);
  await setState(db, id, state, now);
  const after = buyer ? buyer.conversationId : how === 'sell' ? before : undefined;
  await notifyOfReservation(platform, db, { before, after }, 'sold');
  await applySlotLimit(platform, db, advertiserId);
  return undefined;
}

/** Marks a listing as reserved; it stays public. */
export const reserve = (platform: Platform, viewer: Viewer, id: number): Moved =>
  move(platform, viewer, { id, how: 'reserve' });

/** Cancels the reservation. */
export const release = (platform: Platform, viewer: Viewer, id: number): Moved =>
  move(platform, viewer, { id, how: 'release' });

/**
 * Marks a listing as sold: it leaves the lists and frees its slot. `price` is the final price of an offer, in
 * whole CZK; a buyer is given as a conversation about the listing, where both sides see the sale.
 */
export const sell = (
  platform: Platform,
  viewer: Viewer,
  id: number,
  price?: number,
  conversationId?: string,
): Moved => move(platform, viewer, { id, how: 'sell', price, conversationId });

/** Withdraws an unsold listing: it leaves the lists and frees its slot. */
export const withdraw = (platform: Platform, viewer: Viewer, id: number): Moved =>
  move(platform, viewer, { id, how: 'withdraw' });

/**
 * Sets how many pieces of an offer are left. Zero sells the listing, as `sell` does; reverting that sale leaves
 * one piece. A single piece has neither a price nor a buyer (docs/decisions/0230).
 */
export async function setRemaining(
  platform: Platform,
  { advertiserId }: Viewer,
  { id, remaining }: { id: number; remaining: number },
): Promise<OwnListing | Refused | Refusal<'invalid-input'>> {
  const refusal = await platform.db.transaction().execute(async (db) => {
    await lockSlots(db, advertiserId);
    const listing = await lockListing(db, id, advertiserId);
    if (!listing) return refuse('listing-not-found');
    if (remaining === 0 && listing.state === 'sold') return undefined;
    if (!isLive(listing.state)) return refuse('listing-inactive');
    const { quantity } = listing;
    if (remaining > quantity)
      return refuse('invalid-input', { fields: { remaining: [`Inzerát má jen ${quantity} ks.`] } });
    await setPiecesSold(db, id, quantity - Math.max(1, remaining), platform.clock.now());
    return remaining > 0 ? undefined : moveIn(platform, db, { id, how: 'sell', advertiserId });
  });
  return refusal ?? ownListing(platform, advertiserId, id);
}
