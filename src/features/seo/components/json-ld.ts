import { listingUrl } from '../../../contract/urls.ts';
import { noBrand } from '../../catalogue/address.ts';
import type { Condition } from '../../catalogue/contract.ts';
import type { ListingDetail } from '../../listings/contract.ts';
import { searchAddress } from '../../search/address.ts';

/** An item of schema.org as JSON-LD. */
export type Facts = Readonly<Record<string, unknown>>;

/** Makes a URL absolute; a picture on another host already is. */
const absolute = (origin: string, path: string): string => (path.startsWith('http') ? path : origin + path);

type Step = { label: string; to?: string | undefined };

/** The breadcrumbs of a page; the last item is the page itself and needs no URL. */
export function breadcrumbJsonLd(steps: readonly Step[], origin: string): Facts {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to && index < steps.length - 1 ? { item: origin + to } : {}),
    })),
  };
}

type Answered = { question: string; html: string };

/** Questions with answers; links in answers are made absolute, since other sites show them. */
export function faqJsonLd(questions: readonly Answered[], origin: string): Facts {
  return {
    '@type': 'FAQPage',
    inLanguage: 'cs',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: html.replaceAll('href="/', `href="${origin}/`) },
    })),
  };
}

type Listed = { slug: string; id: number; title: string };

/** Listings in the order of the page. */
export function itemListJsonLd(listings: readonly Listed[], origin: string): Facts {
  return {
    '@type': 'ItemList',
    numberOfItems: listings.length,
    itemListElement: listings.map((listing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: origin + listingUrl(listing),
      name: listing.title,
    })),
  };
}

const conditionOf: Record<Condition, string> = {
  new: 'NewCondition',
  'like-new': 'UsedCondition',
  used: 'UsedCondition',
  damaged: 'DamagedCondition',
};

const maxPictures = 5;

/**
 * Whether a listing can be marked up as a product with an offer: Google requires a price, which demands and prices
 * by agreement do not have, and a false one would be worse than none.
 */
export const isProduct = ({ kind, priceType }: Pick<ListingDetail, 'kind' | 'priceType'>): boolean =>
  kind === 'offer' && priceType !== 'agreement';

/** The listing as a used product with an offer. */
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

function offerOf(listing: ListingDetail, url: string): Facts {
  const { condition, state, price, expiresAt, advertiser, remaining } = listing;
  const [location] = listing.locations;
  return {
    '@type': 'Offer',
    url,
    price: price ?? 0,
    priceCurrency: 'CZK',
    priceValidUntil: expiresAt.slice(0, 10),
    ...(condition ? { itemCondition: `https://schema.org/${conditionOf[condition]}` } : {}),
    availability: `https://schema.org/${state === 'reserved' ? 'LimitedAvailability' : 'InStock'}`,
    ...(remaining
      ? { inventoryLevel: { '@type': 'QuantitativeValue', value: remaining, unitCode: 'C62' } }
      : {}),
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

const name = 'Florbalový bazar';

/** The operator of the site and its search. */
export function siteJsonLd(origin: string, elsewhere: readonly string[]): Facts {
  const organization = `${origin}/#organization`;
  return {
    '@graph': [
      {
        '@type': 'Organization',
        '@id': organization,
        name,
        url: `${origin}/`,
        logo: `${origin}/brand/icon-512.png`,
        ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name,
        url: `${origin}/`,
        inLanguage: 'cs-CZ',
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: {
            '@type': 'EntryPoint',
            urlTemplate: `${origin}${searchAddress({})}?q={search_term_string}`,
          },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
