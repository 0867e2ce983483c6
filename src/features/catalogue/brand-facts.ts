import { findBrand } from './brands.ts';
import { categoryBySlug } from './categories.ts';
import type { BrandFacts } from './contract.ts';
import { file } from './file.ts';

const manufacturers = new Map(file.manufacturers.map((each) => [each.id, each]));

/** Companies that sell gear of others too and have a brand of their own. */
const retailers = new Set(['sportisimo', 'decathlon']);

/** What the catalogue is sure of; „ověřit“ in a note is a reason to keep silent. */
export function brandFacts(slug: string): BrandFacts | undefined {
  const brand = file.brands.find((each) => each.slug === slug);
  if (!brand) return undefined;
  const maker = manufacturers.get(brand.manufacturerId);
  const sure = maker && brand.confidence !== 'low' && !maker.note?.includes('ověřit');
  const hardness = file.bladeHardnessNames.find((each) => each.brand === slug);
  return {
    ...(sure && {
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
