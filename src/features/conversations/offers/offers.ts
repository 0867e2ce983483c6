import { crowns } from '../../../contract/czech.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { isLive } from '../../listings/rules.ts';
import { type SendRefusal, sendMessage } from '../answer.ts';
import { cardsByListing } from '../show.ts';
import { isOwn, otherPerson } from '../sides.ts';
import type { Found } from '../db.ts';
import { findOffer, insertOffer, setAnswer, unansweredOffer } from './db-offers.ts';
import { offerState } from './offer-state.ts';

type Said = { sent: true };

/**
 * Offers a price to the other side, replacing an own unanswered offer. Delivered as a message; does not change
 * the listing.
 */
export function proposePrice(
  platform: Platform,
  viewer: Viewer,
  { id, price, client }: { id: string; price: number; client: string },
): Promise<
  Said | SendRefusal | Refusal<'listing-inactive' | 'offer-for-free' | 'offer-open' | 'offer-needs-account'>
> {
  const text = `Navrhuju cenu ${crowns(price)}.`;
  return sendMessage(
    platform,
    viewer,
    { id, text, client },
    {
      wasSaid: async (db, found) => {
        const waiting = await waitingOffer(platform, db, found);
        return waiting !== undefined && isOwn(found.side, waiting.fromAdvertiser) && waiting.price === price;
      },
      prepare: async (db, found, now) => {
        // Someone without an account could not answer it.
        if (otherPerson(found).id === undefined) return refuse('offer-needs-account');
        const listing = await livingListing(platform, db, found);
        if (!listing) return refuse('listing-inactive');
        if (listing.priceType === 'free') return refuse('offer-for-free');
        const before = await unansweredOffer(db, found.id);
        const waits = await waitingOffer(platform, db, found);
        if (waits && isOwn(found.side, waits.fromAdvertiser)) return refuse('offer-open');
        if (before) await setAnswer(db, before.messageId, waits ? 'countered' : 'lapsed', now);
        return undefined;
      },
      attach: (db, messageId) => insertOffer(db, { messageId, conversationId: id, price }),
      lostWhenHeld: () => Promise.resolve('Cenu pak navrhni znovu, dojdou z ní jen slova.'),
    },
  );
}

const words: Record<'accepted' | 'declined' | 'withdrawn', (price: string) => string> = {
  accepted: (price) => `Souhlasím s cenou ${price}.`,
  declined: (price) => `S cenou ${price} nesouhlasím.`,
  withdrawn: (price) => `Návrh ceny ${price} beru zpět.`,
};

/** Accepts or declines an offer of the other side, or withdraws the viewer's own. */
export async function answerOffer(
  platform: Platform,
  viewer: Viewer,
  wish: { id: string; messageId: string; answer: 'accepted' | 'declined' | 'withdrawn'; client: string },
): Promise<Said | SendRefusal | Refusal<'not-found' | 'offer-closed'>> {
  const { id, messageId, answer, client } = wish;
  const offer = await findOffer(platform.db, id, messageId);
  const text = words[answer](crowns(offer?.price ?? 0));
  return sendMessage(
    platform,
    viewer,
    { id, text, client },
    {
      wasSaid: async (db) => (await findOffer(db, id, messageId))?.answer === answer,
      prepare: async (db, found, now) => {
        const proposed = await findOffer(db, id, messageId);
        if (!proposed || isOwn(found.side, proposed.fromAdvertiser) !== (answer === 'withdrawn'))
          return refuse('not-found');
        const waiting = await waitingOffer(platform, db, found);
        if (waiting?.messageId !== messageId) return refuse('offer-closed');
        await setAnswer(db, messageId, answer, now);
        return undefined;
      },
    },
  );
}

/** The offer that can still be answered. */
async function waitingOffer(platform: Platform, db: Database, found: Found) {
  const offer = await unansweredOffer(db, found.id);
  const listing = offer && (await livingListing(platform, db, found));
  const open = listing && offerState(offer, listing.state, platform.clock.now()) === 'open';
  return open ? offer : undefined;
}

async function livingListing(platform: Platform, db: Database, { listingId }: Found) {
  const card = (await cardsByListing({ ...platform, db }, [listingId])).get(listingId);
  return card && isLive(card.state) ? card : undefined;
}
