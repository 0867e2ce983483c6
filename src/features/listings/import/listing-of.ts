import type { ResolvedPlace } from '../../places/index.ts';
import type { NewListing } from '../db.ts';
import type { ListingFields } from '../form.ts';
import { lifeFrom } from '../life.ts';
import { listingRow } from '../listing-row.ts';
import type { ImportedAdvert } from './imported-advert.ts';

const day = 86_400_000;

export type ImportedListing = NewListing & Pick<ImportedAdvert, 'kind' | 'state'> & { inserted: Date };

/** The row of an imported advert: public there since `inserted`, here from now on for its 60 days, without photos. */
export function listingOf(
  advert: ImportedAdvert,
  { place, advertiserId, now }: { place: ResolvedPlace; advertiserId: string; now: Date },
): ImportedListing {
  const { reference, kind, state, inserted: published } = advert;
  const inserted = published instanceof Date ? published : new Date(now.getTime() - published.daysAgo * day);
  return {
    ...listingRow({ fields: fieldsOf(advert), place }, now),
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
function fieldsOf(advert: ImportedAdvert): ListingFields {
  return {
    kind: advert.kind,
    category: advert.category,
    title: advert.title,
    description: advert.description,
    brand: advert.brand,
    brandText: advert.brandText,
    model: advert.model,
    condition: advert.condition,
    wear: advert.wear,
    wantedConditions: undefined,
    attributes: advert.attributes,
    priceType: advert.priceType,
    price: advert.price,
    swap: advert.swap,
    swapWants: advert.swapWants,
    swapCategory: advert.swapCategory,
    swapSize: advert.swapSize,
    swapHand: advert.swapHand,
    place: undefined,
    placeName: undefined,
    placeDistrict: undefined,
    placeShown: advert.placeShown,
  };
}
