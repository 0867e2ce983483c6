import { z } from 'zod';
import { operation } from '../../contract/operation.ts';
import { brandFacts, conditions, wears } from '../catalogue/contract.ts';
import { listingCard } from '../listings/contract.ts';
import { minPricesOfCondition } from './rules.ts';

/** Fewer prices than this say nothing about what is usual. */
export const minPrices = 3;
/** Product lines of one category on one page. */
export const productsPerPage = 12;
export const productListings = 24;

const named = { slug: z.string(), name: z.string() };
const livingCounts = { offers: z.int(), demands: z.int() };

/** What live offers with a fixed price cost, in whole Kč; nothing is said of too few. */
export const priceSpan = z
  .object({
    /** How many offers it is from. */
    count: z.int(),
    min: z.int(),
    /** The median: half of the offers cost no more. */
    typical: z.int(),
    max: z.int(),
  })
  .meta({ id: 'PriceSpan' });
export type PriceSpan = z.output<typeof priceSpan>;

/** What live offers of a category with a fixed price cost in one condition. */
export const conditionPrices = z
  .object({ condition: z.enum(conditions), wear: z.enum(wears).optional(), prices: priceSpan })
  .meta({ id: 'ConditionPrices' });
export type ConditionPrices = z.output<typeof conditionPrices>;

const brandInStock = z
  .object({
    ...named,
    /** Under which it stands in a Czech list: `C`, `Č`, `Ch`; `#` for digits. */
    letter: z.string(),
    /** How people type it, for a filter of names. */
    aliases: z.array(z.string()),
    ...livingCounts,
  })
  .meta({ id: 'BrandInStock' });
export type BrandInStock = z.output<typeof brandInStock>;

/** A product line in one category, as live listings have it. */
export const product = z
  .object({
    ...named,
    brand: z.object(named),
    category: z.string(),
    ...livingCounts,
    prices: priceSpan.optional(),
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
    /** Categories and brands to choose from, with how many lines each has under the other choice. */
    categories: z.array(z.object({ ...named, products: z.int() })),
    brands: z.array(z.object({ ...named, products: z.int() })),
    /** Lines by category, most offered first; `total` is how many the category has. */
    groups: z.array(z.object({ ...named, total: z.int(), products: z.array(product) })),
  })
  .meta({ id: 'ProductList' });
export type ProductList = z.output<typeof productList>;

const productInCategory = z.object({
  ...named,
  ...livingCounts,
  prices: priceSpan.optional(),
  /** What offers were sold for, where enough sellers have said so in the last two years. */
  sold: priceSpan.optional(),
  /** What live offers say of themselves, in Czech: `Délka shaftu`, `87–103 cm`. */
  seen: z.array(z.object({ label: z.string(), value: z.string() })),
});

export const productPage = z
  .object({
    ...named,
    brand: z.object(named),
    ...livingCounts,
    /** In the order of the catalogue; one name may be a stick and a blade. */
    categories: z.array(productInCategory),
    /** Living listings, newest first. */
    items: z.array(listingCard),
    /** How many listings come before these. */
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
    /** A leaf. */
    category: slug.optional(),
    brand: slug.optional(),
    /** Of each category. */
    limit: z.coerce.number().int().min(1).max(100).default(productsPerPage),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  data: productList,
});

export const getProduct = operation('get', '/products/{slug}', {
  summary: 'Jedna produktová řada, která se tu někdy inzerovala: ceny, parametry a aktivní inzeráty.',
  audience: 'anyone',
  params: z.object({ slug }),
  query: z.object({ cursor: z.string().max(60).optional() }),
  data: productPage,
  errors: ['not-found'],
});

export const listPricesByCondition = operation('get', '/categories/{slug}/prices', {
  summary: `Za kolik se věci jedné kategorie teď nabízejí podle stavu. Stav, ve kterém je méně než ${minPricesOfCondition} nabídek s pevnou cenou, chybí.`,
  audience: 'anyone',
  params: z.object({ slug }),
  data: z.object({ rows: z.array(conditionPrices) }),
  errors: ['not-found'],
});
