import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isRefusal } from '../../../contract/errors.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { wantedStickValues } from '../../../../test/stick-values.ts';
import { testPlatform } from '../../../../test/platform.ts';
import { noBrand } from '../../catalogue/index.ts';
import type { ListingDetail } from '../../listings/contract.ts';
import { getListing } from '../../listings/read-listing.ts';
import {
  listingJsonLd,
  isProduct,
  breadcrumbJsonLd,
  faqJsonLd,
  itemListJsonLd,
  siteJsonLd,
} from './json-ld.ts';

const origin = 'https://bazar.example';
const ours = z.url({ protocol: /^https$/, hostname: /^bazar\.example$/ });

/** Google's requirements for product snippets and merchant listings (developers.google.com/search, 2026). */
const product = z.strictObject({
  '@type': z.literal('Product'),
  '@id': ours,
  name: z.string().min(1).max(150),
  description: z.string().min(1).max(5_000),
  sku: z.string().regex(/^\d+$/),
  category: z.string().min(1),
  image: z.array(ours).min(1).optional(),
  brand: z.strictObject({ '@type': z.literal('Brand'), name: z.string().min(1) }).optional(),
  model: z.string().optional(),
  additionalProperty: z
    .array(z.strictObject({ '@type': z.literal('PropertyValue'), name: z.string(), value: z.string() }))
    .optional(),
  offers: z.strictObject({
    '@type': z.literal('Offer'),
    url: ours,
    price: z.int().min(0),
    priceCurrency: z.literal('CZK'),
    priceValidUntil: z.iso.date(),
    itemCondition: z
      .enum(['NewCondition', 'UsedCondition', 'DamagedCondition'].map((name) => `https://schema.org/${name}`))
      .optional(),
    availability: z.enum(['InStock', 'LimitedAvailability'].map((name) => `https://schema.org/${name}`)),
    inventoryLevel: z
      .strictObject({
        '@type': z.literal('QuantitativeValue'),
        value: z.int().min(1),
        unitCode: z.literal('C62'),
      })
      .optional(),
    seller: z.strictObject({ '@type': z.enum(['Person', 'Organization']), name: z.string().min(1) }),
    availableAtOrFrom: z.strictObject({
      '@type': z.literal('Place'),
      name: z.string(),
      address: z.strictObject({
        '@type': z.literal('PostalAddress'),
        addressRegion: z.string(),
        addressCountry: z.literal('CZ'),
      }),
    }),
  }),
});

const listItem = z.object({
  '@type': z.literal('ListItem'),
  position: z.int().min(1),
  name: z.string().min(1),
});
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z.array(listItem.extend({ item: ours.optional() })).min(2),
});
const itemList = z.strictObject({
  '@type': z.literal('ItemList'),
  numberOfItems: z.int(),
  itemListElement: z.array(listItem.extend({ url: ours })),
});
const site = z.strictObject({
  '@graph': z.tuple([
    z.strictObject({
      '@type': z.literal('Organization'),
      '@id': ours,
      name: z.string(),
      url: ours,
      logo: ours,
      sameAs: z.array(z.url()).optional(),
    }),
    z.strictObject({
      '@type': z.literal('WebSite'),
      '@id': ours,
      name: z.string(),
      url: ours,
      inLanguage: z.literal('cs-CZ'),
      publisher: z.strictObject({ '@id': ours }),
      potentialAction: z.strictObject({
        '@type': z.literal('SearchAction'),
        target: z.strictObject({
          '@type': z.literal('EntryPoint'),
          urlTemplate: z.string().endsWith('/vyhledavani?q={search_term_string}'),
        }),
        'query-input': z.literal('required name=search_term_string'),
      }),
    }),
  ]),
});

const faq = z.strictObject({
  '@type': z.literal('FAQPage'),
  inLanguage: z.literal('cs'),
  mainEntity: z
    .array(
      z.strictObject({
        '@type': z.literal('Question'),
        name: z.string().endsWith('?'),
        acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text: z.string().min(1) }),
      }),
    )
    .min(1),
});

const platform = await testPlatform();
let listing: ListingDetail;

async function detailOf(id: number): Promise<ListingDetail> {
  const found = await getListing(platform, id);
  if (isRefusal(found)) throw new Error(found.refused);
  return found;
}

beforeAll(async () => {
  await loadTowns(platform);
  listing = await detailOf(await addListing(platform, await newAdvertiser(platform)));
});

describe('a listing', () => {
  test('is a used product with an offer by a person', () => {
    const facts = product.parse(listingJsonLd(listing, origin));
    expect(facts.offers).toMatchObject({
      price: 1490,
      itemCondition: 'https://schema.org/UsedCondition',
      availability: 'https://schema.org/InStock',
      seller: { '@type': 'Person', name: 'Tomáš V.' },
      url: `${origin}/inzerat/unihoc-epic-26-96-cm-${listing.id}`,
    });
    expect(facts.brand?.name).toBe('Unihoc');
  });

  test.each([
    [{ state: 'reserved' }, { availability: 'https://schema.org/LimitedAvailability' }],
    [
      { quantity: 20, remaining: 18 },
      { inventoryLevel: { '@type': 'QuantitativeValue', value: 18, unitCode: 'C62' } },
    ],
    [{ condition: 'new' }, { itemCondition: 'https://schema.org/NewCondition' }],
    [{ condition: 'like-new' }, { itemCondition: 'https://schema.org/UsedCondition' }],
    [{ condition: 'damaged' }, { itemCondition: 'https://schema.org/DamagedCondition' }],
    [{ priceType: 'free', price: undefined }, { price: 0 }],
  ] as const)('that is %o has the offer %o', (change, offer) => {
    const facts = product.parse(listingJsonLd({ ...listing, ...change }, origin));
    expect(facts.offers).toMatchObject(offer);
  });

  test('of a trader has the company as seller', () => {
    const advertiser = { ...listing.advertiser, trader: true, companyName: 'Hole s.r.o.' };
    const { offers } = product.parse(listingJsonLd({ ...listing, advertiser }, origin));
    expect(offers.seller).toEqual({ '@type': 'Organization', name: 'Hole s.r.o.' });
  });

  test('without a brand has no brand property', () => {
    const brandName = 'Bez značky nebo nevím';
    expect(
      product.parse(listingJsonLd({ ...listing, brand: noBrand, brandName }, origin)).brand,
    ).toBeUndefined();
  });

  test('without a fixed price, or for a demand, is not a product', async () => {
    expect(isProduct(listing)).toBe(true);
    expect(isProduct({ ...listing, priceType: 'agreement' })).toBe(false);
    const person = await newAdvertiser(platform);
    const wish = await addListing(platform, person, { kind: 'demand', values: wantedStickValues });
    expect(isProduct(await detailOf(wish))).toBe(false);
  });
});

test('breadcrumbs, lists and the site follow the requirements of search engines', () => {
  const steps = [
    { label: 'Domů', to: '/' },
    { label: 'Florbalky', to: '/vyhledavani/florbalky' },
    { label: 'Hůl' },
  ];
  const { itemListElement } = breadcrumbs.parse(breadcrumbJsonLd(steps, origin));
  expect(itemListElement.map(({ item }) => item)).toEqual([
    `${origin}/`,
    `${origin}/vyhledavani/florbalky`,
    undefined,
  ]);
  expect(itemList.parse(itemListJsonLd([listing], origin)).itemListElement[0]?.name).toBe(listing.title);
  site.parse(siteJsonLd(origin, ['https://www.instagram.com/bazar']));
});

test('answers to questions contain absolute links, as other sites show them', () => {
  const html = '<p><a href="/znacky">Značky</a>, <a href="https://coi.cz/" rel="noopener">coi.cz</a></p>';
  const { mainEntity } = faq.parse(faqJsonLd([{ question: 'Kde jsou?', html }], origin));
  expect(mainEntity[0]?.acceptedAnswer.text).toBe(html.replace('/znacky', `${origin}/znacky`));
});
