import type { ResolvedPlace } from '../../places/index.ts';
import type { NewListing } from '../db.ts';
import type { ListingFields } from '../form.ts';
import { lifeFrom } from '../life.ts';
import { listingRow } from '../listing-row.ts';
import type { SourceListing } from './source-listing.ts';

const day = 86_400_000;

export type ImportedListing = NewListing & Pick<SourceListing, 'kind' | 'state'> & { inserted: Date };

/** The row of an imported listing: public there since `inserted`, here from now on for its 60 days, without photos. */
export function listingOf(
  listing: SourceListing,
  { place, advertiserId, now }: { place: ResolvedPlace; advertiserId: string; now: Date },
): ImportedListing {
  const { reference, kind, state, inserted: published } = listing;
  const inserted = published instanceof Date ? published : new Date(now.getTime() - published.daysAgo * day);
  return {
    ...listingRow({ fields: fieldsOf(listing), place }, now),
    ...lifeFrom(now),
    reference,
    advertiser_id: advertiserId,
    album_id: null,
    kind,
    state,
    inserted,
    changed: inserted,
    created: now,
  };
}

/** The form as its advertiser would have filled it in; its fields of a place are read already. */
function fieldsOf(listing: SourceListing): ListingFields {
  return {
    kind: listing.kind,
    category: listing.category,
    title: listing.title,
    description: listing.description,
    brand: listing.brand,
    brandText: listing.brandText,
    model: listing.model,
    condition: listing.condition,
    wear: listing.wear,
    wantedConditions: undefined,
    attributes: listing.attributes,
    priceType: listing.priceType,
    price: listing.price,
    swap: listing.swap,
    swapWants: listing.swapWants,
    swapCategory: listing.swapCategory,
    swapSize: listing.swapSize,
    swapHand: listing.swapHand,
    place: undefined,
    placeName: undefined,
    placeDistrict: undefined,
    placeShown: listing.placeShown,
  };
}
