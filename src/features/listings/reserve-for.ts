import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { OwnListing } from './contract.ts';
import { lockSlots, lockListing, setState } from './db.ts';
import { askersOf, dropReservation, reservedConversation, setReservation } from './db-own.ts';
import { notifyOfReservation } from './notify-buyer.ts';
import { ownListing } from './own-listing.ts';
import { isLive } from './rules.ts';

type Refused = Refusal<'listing-not-found' | 'listing-inactive' | 'invalid-input'>;
type Wish = { id: number; conversationId?: string | undefined; name?: string | undefined };

/**
 * Reserves an own listing for the other side of a conversation, who is notified there, or for a name visible to
 * its advertiser only; without either, the reservation has no person. Everyone else sees only that it is
 * reserved.
 */
export async function reserveFor(
  platform: Platform,
  { advertiserId }: Viewer,
  { id, ...wish }: Wish,
): Promise<OwnListing | Refused> {
  const refusal = await platform.db.transaction().execute(async (db) => {
    await lockSlots(db, advertiserId);
    const listing = await lockListing(db, id, advertiserId);
    if (!listing) return refuse('listing-not-found');
    if (!isLive(listing.state)) return refuse('listing-inactive');
    const buyer = await buyerOf(db, advertiserId, id, wish);
    if (!buyer)
      return refuse('invalid-input', { fields: { conversationId: [validationMessages.notSelected] } });
    const now = platform.clock.now();
    const before = await reservedConversation(db, id);
    if (listing.state !== 'reserved') await setState(db, id, 'reserved', now);
    if (buyer.name === undefined) await dropReservation(db, id);
    else await setReservation(db, id, { conversationId: null, ...buyer, name: buyer.name, now });
    await notifyOfReservation(platform, db, { before, after: buyer.conversationId });
    return undefined;
  });
  return refusal ?? ownListing(platform, advertiserId, id);
}

/** Undefined when the conversation is about another listing. */
async function buyerOf(
  db: Database,
  advertiserId: string,
  id: number,
  { conversationId, name }: Omit<Wish, 'id'>,
): Promise<{ name: string | undefined; conversationId?: string } | undefined> {
  return conversationId === undefined ? { name } : askerOf(db, advertiserId, id, conversationId);
}

/** The other side of a conversation about an own listing. */
export async function askerOf(
  db: Database,
  advertiserId: string,
  id: number,
  conversationId: string,
): Promise<{ name: string; conversationId: string } | undefined> {
  const askers = await askersOf(db, advertiserId, [id]);
  const asker = askers.find((each) => each.conversationId === conversationId);
  return asker && { name: asker.name, conversationId };
}
