import type { Hand } from '../catalogue/contract.ts';
import type { NamedPlace } from '../places/index.ts';
import type { ListingText } from '../query-understanding/contract.ts';

/** Whose the listing is: by an address somebody can prove, or only by a name to show. */
export type NamedAdvertiser = { email?: string | undefined; name?: string | undefined; trader: boolean };

/** A listing of another bazaar in our words; what it leaves open stays open. */
export type SourceListing = ListingText & {
  /** Its identifier there. */
  reference: string;
  state: 'active' | 'reserved';
  swapWants?: string | undefined;
  swapCategory?: string | undefined;
  swapSize?: string | undefined;
  swapHand?: Hand | undefined;
  place: NamedPlace;
  placeShown: 'exact' | 'district';
  /** When it was published there, or how many days before its import. */
  inserted: Date | { daysAgo: number };
  advertiser?: NamedAdvertiser | undefined;
};
