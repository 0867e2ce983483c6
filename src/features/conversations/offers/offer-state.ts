import type { ListingState } from '../../listings/contract.ts';
import type { OfferAnswer, OfferState } from '../contract-offers.ts';

const day = 86_400_000;
/** Long enough for a weekend; later the other one has found something else. */
const validDays = 3;

export const validUntil = (proposedAt: Date): Date => new Date(proposedAt.getTime() + validDays * day);
/** What was proposed after this is still valid. */
export const offeredAfter = (now: Date): Date => new Date(now.getTime() - validDays * day);

/** Whether a price still waits for an answer: with its time, or with the listing, it is over by itself. */
export function offerState(
  { answer, proposedAt }: { answer: OfferAnswer | null; proposedAt: Date },
  listing: ListingState,
  now: Date,
): OfferState {
  if (answer) return answer;
  const living = listing === 'active' || listing === 'reserved';
  return living && now < validUntil(proposedAt) ? 'open' : 'lapsed';
}
