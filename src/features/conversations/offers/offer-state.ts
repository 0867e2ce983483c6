import type { ListingState } from '../../listings/contract.ts';
import type { OfferAnswer, OfferState } from '../contract-offers.ts';
import { isLive } from '../../listings/rules.ts';

const day = 86_400_000;
/** Days an offer stays valid: long enough for a weekend. */
const validDays = 3;

export const validUntil = (proposedAt: Date): Date => new Date(proposedAt.getTime() + validDays * day);
/** Offers made after this moment are still valid. */
export const offeredAfter = (now: Date): Date => new Date(now.getTime() - validDays * day);

/** Status of an offer: without an answer it lapses with its time or with the listing. */
export function offerState(
  { answer, proposedAt }: { answer: OfferAnswer | null; proposedAt: Date },
  listing: ListingState,
  now: Date,
): OfferState {
  if (answer) return answer;
  return isLive(listing) && now < validUntil(proposedAt) ? 'open' : 'lapsed';
}
