import { noBrand } from '../../catalogue/address.ts';
import type { Condition } from '../../catalogue/contract.ts';
import { listingUrl } from '../../../contract/urls.ts';
import type { ListingDetail } from '../../listings/contract.ts';
import { absolute, type Facts } from './json-ld.ts';

const conditionOf: Record<Condition, string> = {
  new: 'NewCondition',
  'like-new': 'UsedCondition',
  used: 'UsedCondition',
  damaged: 'DamagedCondition',
};

const maxPictures = 5;

/**
 * Whether a listing can be told as a product with an offer: Google asks for a price, which a demand and a price by
 * agreement do not have, and an untrue one would be worse than none.
 */
export const isProduct = ({ kind, priceType }: Pick<ListingDetail, 'kind' | 'priceType'>): boolean =>
  kind === 'offer' && priceType !== 'agreement';

/** The listing as a used thing that somebody offers. */
export function listingJsonLd(listing: ListingDetail, origin: string): Facts {
  const { title, description, brand, brandName, model, categoryName, photos, attributes, id } = listing;
  const url = origin + listingUrl(listing);
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: title,
    description,
    sku: String(id),
    category: categoryName,
    ...(photos.length > 0
      ? {
          image: photos
            .slice(0, maxPictures)
            .map((photo) => absolute(origin, photo.webp.at(-1)?.url ?? photo.preview)),
        }
      : {}),
    ...(brandName && brand !== noBrand ? { brand: { '@type': 'Brand', name: brandName } } : {}),
    ...(model ? { model } : {}),
    ...(attributes.length > 0
      ? { additionalProperty: attributes.map(({ label, value }) => propertyOf(label, value)) }
      : {}),
    offers: offerOf(listing, url),
  };
}

const propertyOf = (name: string, value: string): Facts => ({ '@type': 'PropertyValue', name, value });

function offerOf(
  { condition, state, price, expiresAt, advertiser, locations: [location] }: ListingDetail,
  url: string,
): Facts {
  return {
    '@type': 'Offer',
    url,
    price: price ?? 0,
    priceCurrency: 'CZK',
    priceValidUntil: expiresAt.slice(0, 10),
    ...(condition ? { itemCondition: `https://schema.org/${conditionOf[condition]}` } : {}),
    availability: `https://schema.org/${state === 'reserved' ? 'LimitedAvailability' : 'InStock'}`,
    seller: advertiser.trader
      ? { '@type': 'Organization', name: advertiser.companyName ?? advertiser.name }
      : { '@type': 'Person', name: advertiser.name },
    availableAtOrFrom: { '@type': 'Place', name: location.name, address: addressOf(location.region) },
  };
}

const addressOf = (region: string): Facts => ({
  '@type': 'PostalAddress',
  addressRegion: region,
  addressCountry: 'CZ',
});
