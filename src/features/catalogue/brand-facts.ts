import { findBrand } from './brands.ts';
import { categoryBySlug } from './categories.ts';
import { type BrandFacts, noBrand, otherBrand } from './contract.ts';
import { file } from './file.ts';

const manufacturers = new Map(file.manufacturers.map((each) => [each.id, each]));

/** Companies that sell gear of others too and have a brand of their own. */
const retailers = new Set(['sportisimo', 'decathlon']);

/** „ověřit“ in a note is a reason to keep silent. */
function makerOf({ slug, manufacturerId, confidence }: (typeof file.brands)[number]) {
  if (slug === otherBrand || slug === noBrand) return undefined;
  const maker = manufacturers.get(manufacturerId);
  return maker && confidence !== 'low' && !maker.note?.includes('ověřit') ? maker : undefined;
}

const sureManufacturers = new Map(file.brands.map((brand) => [brand.slug, makerOf(brand)?.name]));

/** What the catalogue is sure of. */
export function brandFacts(slug: string): BrandFacts | undefined {
  const brand = file.brands.find((each) => each.slug === slug);
  if (!brand) return undefined;
  const maker = makerOf(brand);
  const hardness = file.bladeHardnessNames.find((each) => each.brand === slug);
  return {
    ...(maker && {
      manufacturer: {
        name: maker.name,
        retailer: retailers.has(maker.slug),
        ...(maker.country !== null && { country: maker.country }),
      },
    }),
    sameMaker: file.brands
      .filter((each) => each.manufacturerId === brand.manufacturerId && each !== brand)
      .map((each) => ({ slug: each.slug, name: each.name })),
    gear: gearOf(brand.categories),
    ...(hardness && { bladeHardness: { pe: hardness.pe, pp: hardness.pp } }),
  };
}

/** The company behind a brand, by its slug, where the catalogue is sure of it. */
export function manufacturerOf(slug: string): string | undefined {
  return sureManufacturers.get(slug);
}

/** Names as people type them besides the right one. */
export function brandAliases(slug: string): readonly string[] {
  return file.brands.find((each) => each.slug === slug)?.aliases ?? [];
}

/** The brand that a part of an address names: its slug, or an alias with hyphens for spaces. */
export function brandOfAddress(part: string): string | undefined {
  return findBrand(part) ?? findBrand(part.replaceAll('-', ' '));
}

/** The parents of categories, or themselves where they have none, in the order of the catalogue. */
function gearOf(slugs: readonly string[]): { slug: string; name: string }[] {
  const wide = new Set(slugs.map((slug) => categoryBySlug(slug)?.parent ?? slug));
  return file.categories
    .toSorted((a, b) => a.order - b.order)
    .filter(({ slug }) => wide.has(slug))
    .map(({ slug, name }) => ({ slug, name }));
}
