import type { z } from 'zod';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  brandName,
  brandOfAddress,
  categories,
  categoryBySlug,
  noBrand,
  otherBrand,
} from '../catalogue/index.ts';
import { hands } from '../catalogue/contract.ts';
import { cardsOf, existingLine } from '../listings/index.ts';
import { allDistricts, allRegions, regionSlug } from '../places/index.ts';
import { linesOfAddress, readSizeSegment, sizeAttribute, sizeOf } from '../products/index.ts';
import { type getLanding, type Landing, landingListings } from './contract.ts';
import { categoriesAmong, newestOf, totalsOf, valuesOf, type Wanted } from './db.ts';
import { neighboursOf } from './neighbours.ts';
import { stockedLandings } from './stock.ts';

/** The names in an address, and the selection of its offers. */
type Named = Pick<Landing, 'address' | 'brand' | 'category' | 'region' | 'product' | 'size'> & {
  wanted: Wanted;
};

/** A landing page, even with few or no offers; not-found when the address is invalid. */
export async function readLanding(
  platform: Pick<Platform, 'db' | 'clock'>,
  asked: z.output<typeof getLanding.query>,
): Promise<Landing | Refusal<'not-found'>> {
  const found = named(asked);
  if (!found) return refuse('not-found');
  const { wanted, ...names } = found;
  const { db } = platform;
  const attribute = names.category && sizeAttribute(names.category.slug);
  const keys = names.category ? ['hand', ...(attribute ? [attribute.key] : [])] : [];
  const [{ offers, priced, min, max, free }, values, ofCategories, rows, stocked] = await Promise.all([
    totalsOf(db, wanted),
    valuesOf(db, wanted, keys),
    names.category ? [] : countByCategory(platform, wanted),
    newestOf(db, wanted, landingListings),
    stockedLandings(platform),
  ]);
  return {
    ...names,
    offers,
    ...(min !== null && max !== null ? { prices: { count: priced, min, max } } : {}),
    free,
    hands: hands.flatMap((hand) =>
      values.flatMap(({ key, value, offers: of }) =>
        key === 'hand' && value === hand ? [{ hand, offers: of }] : [],
      ),
    ),
    sizes: attribute && !names.size ? sizesAmong(names.category?.slug ?? '', values) : [],
    categories: ofCategories,
    items: await cardsOf(platform, rows),
    neighbours: neighboursOf(names.address, stocked),
  };
}

function named(asked: z.output<typeof getLanding.query>): Named | undefined {
  const { brand, category, region, product, size } = asked;
  if (brand !== undefined && category !== undefined) return ofBrand(brand, category);
  if (product !== undefined && size !== undefined) return ofSize(product, size);
  return region === undefined ? undefined : ofRegion(region, category);
}

/** A category that can contain listings; groups have no landing pages. */
function categoryNamed(slug: string) {
  const category = categoryBySlug(slug);
  if (!category?.listable) return undefined;
  const { id, name, forms, hasCondition } = category;
  return { id, category: { slug: category.slug, name, genPl: forms.genPl, hasCondition } };
}

function ofBrand(part: string, categorySlug: string): Named | undefined {
  const slug = brandOfAddress(part) ?? '';
  const name = brandName(slug);
  const of = categoryNamed(categorySlug);
  if (name === undefined || slug === noBrand || slug === otherBrand || !of) return undefined;
  const { id, category } = of;
  return {
    address: { brand: slug, category: category.slug },
    brand: { slug, name },
    category,
    wanted: { brand: slug, categoryId: id },
  };
}

function ofRegion(slug: string, categorySlug: string | undefined): Named | undefined {
  const region = allRegions().find(({ name }) => regionSlug(name) === slug);
  const of = categorySlug === undefined ? undefined : categoryNamed(categorySlug);
  if (!region || (categorySlug !== undefined && !of)) return undefined;
  const { code, name } = region;
  const inside = allDistricts().filter(({ regionCode }) => regionCode === code);
  return {
    address: { region: slug, ...(of ? { category: of.category.slug } : {}) },
    region: { slug, name, code },
    ...(of ? { category: of.category } : {}),
    wanted: { districts: inside.map((district) => district.code), categoryId: of?.id },
  };
}

/** Only known product lines: one typed by a single person is not a product. */
function ofSize(product: string, segment: string): Named | undefined {
  const read = readSizeSegment(segment);
  const of = read && categoryNamed(read.category);
  const attribute = read && sizeAttribute(read.category);
  const size = read && sizeOf(read.category, read.value);
  if (!of || !attribute || !size || !isWithin(attribute, Number(read.value))) return undefined;
  for (const line of linesOfAddress(product)) {
    const [brand = '', slug = ''] = line.split('/');
    const [brandNamed, known] = [brandName(brand), existingLine(brand, slug, read.category)];
    if (brandNamed === undefined || !known) continue;
    const page = `${brand}-${known.slug}`;
    return {
      address: { product: page, size: segment },
      brand: { slug: brand, name: brandNamed },
      category: of.category,
      product: { slug: page, name: known.name },
      size,
      wanted: { line, categoryId: of.id, size: { key: attribute.key, value: read.value } },
    };
  }
  return undefined;
}

const isWithin = (
  { min = 0, max = Infinity }: { min?: number | undefined; max?: number | undefined },
  value: number,
) => value >= min && value <= max;

/** Sizes in stock: choices in the order of the catalogue, numbers ascending. */
function sizesAmong(category: string, values: Awaited<ReturnType<typeof valuesOf>>): Landing['sizes'] {
  const attribute = sizeAttribute(category);
  const place = (value: string) => attribute?.choices?.findIndex(({ id }) => id === value) ?? Number(value);
  return values
    .filter(({ key }) => key === attribute?.key)
    .toSorted((a, b) => place(a.value) - place(b.value))
    .flatMap(({ value, offers }) => {
      const size = sizeOf(category, value);
      return size ? [{ ...size, offers }] : [];
    });
}

async function countByCategory({ db }: Pick<Platform, 'db'>, wanted: Wanted): Promise<Landing['categories']> {
  const counts = new Map((await categoriesAmong(db, wanted)).map((row) => [row.category_id, row.offers]));
  return categories()
    .flatMap(({ id, forms }) => {
      const offers = counts.get(id);
      return offers === undefined ? [] : [{ genPl: forms.genPl, offers }];
    })
    .toSorted((a, b) => b.offers - a.offers);
}
