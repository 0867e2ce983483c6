import { type Refusal, refuse } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { brandOfAddress, categoryById, categoryForm, lineSlug } from '../catalogue/index.ts';
import { cardsOf, existingLine } from '../listings/index.ts';
import { type Product, productListings, type ProductPage } from './contract.ts';
import { type After, listingsOfLine, readLines, seenAttributes, type SeenRow } from './db.ts';
import { type UsualPriceRow, usualPricesOfProduct } from './price-guide/db.ts';
import { usualByCondition } from './price-guide/read.ts';
import { mostOffered, productsOf, brands } from './products.ts';
import { seenRows } from './seen-values.ts';
import { sizeAttribute, sizeOf, sizeSegment } from './sizes.ts';

type Wanted = { slug: string; cursor?: string | undefined };

/** A product line that has ever been advertised, with a page of its live listings. */
export async function readProduct(
  platform: Pick<Platform, 'db' | 'clock'>,
  { slug, cursor }: Wanted,
): Promise<ProductPage | Refusal<'not-found' | 'invalid-input'>> {
  const start = cursor === undefined ? { offset: 0 } : readCursor(cursor);
  if (!start) return refuse('invalid-input', { fields: { cursor: [validationMessages.notSelected] } });
  for (const line of linesOfAddress(slug)) {
    const products = productsOf(await readLines(platform.db, line));
    if (products.length > 0) return pageOf(platform, line, products, start);
  }
  return refuse('not-found');
}

type Start = { after?: After; offset: number };

async function pageOf(
  platform: Pick<Platform, 'db' | 'clock'>,
  line: string,
  products: Product[],
  { after, offset }: Start,
): Promise<ProductPage | Refusal<'not-found'>> {
  const categoryIds = products.flatMap(({ category }) => categoryForm(category)?.id ?? []);
  const [seen, usual, rows] = await Promise.all([
    seenAttributes(platform.db, line),
    usualPricesOfProduct(platform.db, { categoryIds, product: line }),
    listingsOfLine(platform.db, line, { after, atMost: productListings + 1 }),
  ]);
  const [product] = products;
  if (!product) return refuse('not-found');
  const { slug, name, brand } = product;
  const shown = rows.slice(0, productListings);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    slug,
    name,
    brand,
    offers: products.reduce((sum, { offers }) => sum + offers, 0),
    demands: products.reduce((sum, { demands }) => sum + demands, 0),
    categories: products.toSorted(mostOffered).flatMap((each) => inCategory(each, seen, usual)),
    items: await cardsOf(platform, shown),
    offset,
    ...(last && { next: `${last.at}.${last.id}.${offset + shown.length}` }),
  };
}

/** Empty for a category where the line has neither a live listing nor a usual price. */
function inCategory(
  { category, offers, demands, prices: span }: Product,
  seen: readonly SeenRow[],
  usual: readonly UsualPriceRow[],
): ProductPage['categories'] {
  const form = categoryForm(category);
  const prices = form && usualByCondition(usual.filter(({ category_id }) => category_id === form.id));
  if (!form || (offers + demands === 0 && !prices)) return [];
  const here = seen.filter((each) => categoryById(each.category_id)?.slug === category);
  const { name, attributes } = form;
  return [
    {
      slug: category,
      name,
      offers,
      demands,
      prices: span,
      usual: prices,
      seen: seenRows(attributes, here),
      sizes: sizesWithPages(category, here),
    },
  ];
}

function sizesWithPages(category: string, seen: readonly SeenRow[]) {
  return seen
    .filter(({ key }) => key === sizeAttribute(category)?.key)
    .toSorted((a, b) => Number(a.value) - Number(b.value))
    .flatMap(({ value, count }) => {
      const [slug, size] = [sizeSegment(category, value), sizeOf(category, value)];
      return slug && size ? [{ slug, label: size.label, offers: count }] : [];
    });
}

function readCursor(cursor: string): Start | undefined {
  const [, at, id, offset] = /^(\d{1,17})\.(\d{1,9})\.(\d{1,6})$/.exec(cursor) ?? [];
  return at && id && offset ? { after: { at, id: Number(id) }, offset: Number(offset) } : undefined;
}

/**
 * The lines that an address such as `salming-quest` may mean, as `brand/line`; any spelling of the brand is
 * accepted.
 */
export function linesOfAddress(address: string): string[] {
  const parts = address.split('-');
  const lines = parts.flatMap((_, length) => {
    const brand = brandOfAddress(parts.slice(0, length).join('-'));
    const line = lineSlug(parts.slice(length).join('-'));
    if (brand === undefined || !brands().has(brand) || line === '') return [];
    return [`${brand}/${existingLine(brand, line)?.slug ?? line}`];
  });
  // The longest brand first: „Blue Stick“ is not „Blue“.
  return lines.toReversed();
}
