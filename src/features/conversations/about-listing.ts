import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ListingDetail } from '../listings/contract.ts';
import { agreedPrices, detailInAnyState, ownersOf, reservationsOf } from '../listings/index.ts';
import type { ConversationAbout } from './contract.ts';
import { conversationAbout } from './db-about.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;

/** The caller's conversation about someone else's listing, and how far the deal is. */
export async function getConversationAbout(
  { db }: Pick<Platform, 'db'>,
  { advertiserId }: Viewer,
  listingId: number,
): Promise<{ conversation?: ConversationAbout }> {
  const id = await conversationAbout(db, listingId, advertiserId);
  if (id === undefined) return {};
  const [reservations, prices] = await Promise.all([
    reservationsOf(db, [listingId], ['reserved', 'sold']),
    agreedPrices(db, [id]),
  ]);
  const reservedHere = reservations.get(listingId)?.conversationId === id;
  return { conversation: { id, reservedHere, agreedPrice: prices.get(id) } };
}

/**
 * A listing in full for the two sides of a conversation about it, also after it ended: what was agreed on must stay
 * readable. A removed listing is shown to nobody, a held one to its advertiser only.
 */
export async function getDiscussedListing(
  platform: Reading,
  { advertiserId }: Viewer,
  id: number,
): Promise<ListingDetail | Refusal<'listing-not-found'>> {
  const { db } = platform;
  const isOwn = (await ownersOf(db, [id])).get(id) === advertiserId;
  if (!isOwn && (await conversationAbout(db, id, advertiserId)) === undefined)
    return refuse('listing-not-found');
  const detail = await detailInAnyState(platform, id);
  const isWithheld = detail?.state === 'blocked' || (detail?.state === 'held' && !isOwn);
  return detail && !isWithheld ? detail : refuse('listing-not-found');
}
