import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { brandFacts, conditions, wears } from '../catalogue/contract.ts';
import { listingCard } from '../listings/contract.ts';

/** Minimum number of prices for a range. */
export const minPrices = 3;
/** Product lines per category and page. */
export const productsPerPage = 12;
export const productListings = 24;

const named = { slug: z.string(), name: z.string() };
const livingCounts = { offers: z.int(), demands: z.int() };

/** Fixed prices of live offers in whole Kč; omitted with fewer than `minPrices`. */
export const priceSpan = z
  .object({
    /** Number of offers with a fixed price. */
    count: z.int(),
    min: z.int(),
    max: z.int(),
  })
  .meta({ id: 'PriceSpan' });
export type PriceSpan = z.output<typeof priceSpan>;

const usualRange = {
  /** Whole Kč: 80 % of sales are expected between low and high, half of them below typical. */
  low: z.int(),
  typical: z.int(),
  high: z.int(),
};
const restsOn = {
  /** In any condition; at most three of one seller are counted. */
  sales: z.int(),
  offers: z.int(),
  demo: z.boolean().meta({ description: 'Spočítané jen z ukázkových inzerátů' }),
};

/** The usual price of a thing, and its basis: the product line, the brand, or anything in the category. */
export const usualPrice = z
  .object({
    level: z.enum(['product', 'brand', 'category']),
    name: z.string(),
    product: z.string().optional().meta({ description: 'Adresa stránky produktové řady' }),
    ...usualRange,
    ...restsOn,
  })
  .meta({ id: 'UsualPrice' });
export type UsualPrice = z.output<typeof usualPrice>;

/** Usual prices of one line or category by condition, the best first. */
export const usualPrices = z
  .object({
    rows: z.array(z.object({ condition: z.enum(conditions), wear: z.enum(wears).optional(), ...usualRange })),
    ...restsOn,
  })
  .meta({ id: 'UsualPrices' });
export type UsualPrices = z.output<typeof usualPrices>;

const brandInStock = z
  .object({
    ...named,
    /** Its heading in a Czech alphabetical list: `C`, `Č`, `Ch`; `#` for digits. */
    letter: z.string(),
    /** Other spellings, for filtering names by what people type. */
    aliases: z.array(z.string()),
    ...livingCounts,
  })
  .meta({ id: 'BrandInStock' });
export type BrandInStock = z.output<typeof brandInStock>;

/** A product line in one category, with counts of its live listings. */
export const product = z
  .object({
    ...named,
    brand: z.object(named),
    category: z.string(),
    ...livingCounts,
    prices: priceSpan.optional(),
    usual: z
      .object({ low: z.int(), high: z.int() })
      .optional()
      .meta({ description: 'Za kolik se obvykle prodává, od nejhoršího stavu po nejlepší, v celých Kč' }),
  })
  .meta({ id: 'Product' });
export type Product = z.output<typeof product>;

const categoryOfBrand = z.object({ ...named, ...livingCounts });

export const brandPage = z
  .object({
    ...named,
    ...livingCounts,
    facts: brandFacts,
    /** Categories with live listings of the brand, in the order of the catalogue. */
    categories: z.array(categoryOfBrand),
    /** Most offered first. */
    products: z.array(product),
    newest: z.array(listingCard),
  })
  .meta({ id: 'BrandPage' });
export type BrandPage = z.output<typeof brandPage>;

export const productList = z
  .object({
    /** Filter choices, each with its number of lines under the other filter. */
    categories: z.array(z.object({ ...named, products: z.int() })),
    brands: z.array(z.object({ ...named, products: z.int() })),
    /** Lines by category, those with a price first, then the most offered; `total` is the number of lines in the category. */
    groups: z.array(z.object({ ...named, total: z.int(), products: z.array(product) })),
  })
  .meta({ id: 'ProductList' });
export type ProductList = z.output<typeof productList>;

const productInCategory = z.object({
  ...named,
  ...livingCounts,
  prices: priceSpan.optional(),
  usual: usualPrices.optional(),
  /** Attributes of live offers, in Czech: `Délka shaftu`, `87–103 cm`. */
  seen: z.array(z.object({ label: z.string(), value: z.string() })),
  /** Sizes of live offers with a page of their own; `slug` is the last part of its URL. */
  sizes: z.array(z.object({ slug: z.string(), label: z.string(), offers: z.int() })),
});

export const productPage = z
  .object({
    ...named,
    brand: z.object(named),
    ...livingCounts,
    /** In the order of the catalogue; one name may be both a stick and a blade. */
    categories: z.array(productInCategory),
    /** Live listings, newest first. */
    items: z.array(listingCard),
    /** Number of listings on the previous pages. */
    offset: z.int(),
    next: z.string().optional(),
  })
  .meta({ id: 'ProductPage' });
export type ProductPage = z.output<typeof productPage>;

const slug = z.string().trim().min(1).max(120);

export const listBrands = operation('get', '/brands', {
  summary: 'Všechny značky podle české abecedy s počty aktivních nabídek a poptávek.',
  audience: 'anyone',
  data: z.array(brandInStock),
});

export const getBrand = operation('get', '/brands/{slug}', {
  summary:
    'Jedna značka podle adresy nebo názvu, jak ho lidé píšou: fakta, kategorie, produktové řady a nejnovější nabídky.',
  audience: 'anyone',
  params: z.object({ slug }),
  data: brandPage,
  errors: ['not-found'],
});

export const listProducts = operation('get', '/products', {
  summary: 'Produktové řady, o kterých jsou aktivní inzeráty, po kategoriích s počty a cenami.',
  audience: 'anyone',
  query: z.object({
    /** A leaf category. */
    category: slug.optional(),
    brand: slug.optional(),
    /** Maximum number of lines per category. */
    limit: z.coerce.number().int().min(1).max(100).default(productsPerPage),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  data: productList,
});

export const getProduct = operation('get', '/products/{slug}', {
  summary: 'Jedna produktová řada, která se tu někdy inzerovala: ceny, parametry a aktivní inzeráty.',
  audience: 'anyone',
  mayBeStale: true,
  params: z.object({ slug }),
  query: z.object({ cursor: z.string().max(60).optional() }),
  data: productPage,
  errors: ['not-found'],
});

export const listPricesByCondition = operation('get', '/categories/{slug}/prices', {
  summary:
    'Za kolik se věci jedné kategorie obvykle prodávají podle stavu. Kde je prodejů a nabídek málo, není nic.',
  audience: 'anyone',
  mayBeStale: true,
  params: z.object({ slug }),
  data: z.object({ usual: usualPrices.optional() }),
  errors: ['not-found'],
});

export const getUsualPrice = operation('get', '/usual-prices', {
  summary:
    'Za kolik se taková věc obvykle prodává, z prodejů a nabídek na bazaru, a za kolik je nová. Kde se toho ví málo, není nic.',
  audience: 'anyone',
  mayBeStale: true,
  query: z.object({
    category: slug,
    brand: z.string().trim().max(60).optional(),
    model: z.string().trim().max(100).optional(),
    title: z.string().trim().max(100).optional(),
    condition: z.enum(conditions).optional(),
    wear: z.enum(wears).optional(),
    modelYear: z.coerce.number().int().min(1990).max(2100).optional(),
  }),
  data: z
    .object({
      usual: usualPrice.optional(),
      new: z.object({ from: z.int(), to: z.int() }).optional().meta({
        description: 'Odhad bazaru z katalogu, v Kč k roku 2025',
      }),
    })
    .meta({ id: 'UsualPriceAnswer' }),
});
export type UsualPriceAnswer = z.output<typeof getUsualPrice.data>;

export const getListingUsualPrice = operation('get', '/listings/{id}/usual-price', {
  summary: 'Za kolik se věc z aktivní nabídky obvykle prodává. Kde se toho ví málo, není nic.',
  audience: 'anyone',
  mayBeStale: true,
  params: z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) }),
  data: z.object({ usual: usualPrice.optional() }),
});
