import { fold } from '../../contract/fold.ts';
import { type Brand, noBrand, otherBrand, type BrandFacts } from './contract.ts';
import { type LineKind, file } from './file.ts';
import { categoryBySlug } from './categories.ts';

const bySlug = new Map(file.brands.map((each) => [each.slug, each]));
const byWord = new Map(
  file.brands.flatMap((each) =>
    [each.slug, each.name, ...each.aliases].map((word) => [fold(word), each.slug] as const),
  ),
);
const czech = new Intl.Collator('cs');
const last = (slug: string) => [otherBrand, noBrand].indexOf(slug);

const lineKinds: Record<string, LineKind> = {
  florbalky: 'stick',
  shafty: 'stick',
  cepele: 'blade',
  micky: 'ball',
  boty: 'shoes',
  'ochranne-bryle': 'glasses',
  'vaky-na-hole': 'bag',
  toolbagy: 'bag',
  batohy: 'bag',
  'sportovni-tasky': 'bag',
};

/** The kind of product lines sold in a leaf, where there is exactly one. */
export function lineKindOf(category: string): LineKind | undefined {
  return category.startsWith('brankarske-') ? 'goalie' : lineKinds[category];
}

/** The brands sold in a leaf, in Czech order, with product lines to suggest as the model. */
export function brandsOf(slug: string): Brand[] {
  const kind = lineKindOf(slug);
  return file.brands
    .filter((each) => each.categories.includes(slug))
    .toSorted((a, b) => last(a.slug) - last(b.slug) || czech.compare(a.name, b.name))
    .map((each) => ({
      slug: each.slug,
      name: each.name,
      lines: kind ? linesOf(each.slug, kind) : [],
      ...(slug === 'florbalky' ? { blades: linesOf(each.slug, 'blade') } : {}),
    }));
}

/** Unconfirmed names are not suggested. */
function linesOf(brand: string, kind: LineKind): string[] {
  const lines = bySlug.get(brand)?.lines ?? [];
  return lines.filter((line) => line.kind === kind && line.confidence !== 'low').map((line) => line.name);
}

export function allBrands(): Pick<Brand, 'slug' | 'name'>[] {
  return file.brands.map(({ slug, name }) => ({ slug, name }));
}

export function brandName(slug: string): string | undefined {
  return bySlug.get(slug)?.name;
}

/** The slug of a brand by any of its spellings, misspellings included; the whole text must match. */
export function findBrand(text: string): string | undefined {
  return byWord.get(fold(text));
}

export type { LineKind } from './file.ts';

/** A brand with its aliases, and its product lines by kind. */
type CatalogueBrand = {
  slug: string;
  name: string;
  aliases: readonly string[];
  /** Leaves in which the brand is sold. */
  categories: readonly string[];
  lines: readonly { name: string; kind: LineKind; confidence: 'source' | 'high' | 'medium' | 'low' }[];
};

/** Every brand of the catalogue, including „Jiná značka“ and „Bez značky“. */
export function catalogueBrands(): readonly CatalogueBrand[] {
  return file.brands;
}

const longestSlug = 60;

/** A line's name as a URL part: `Raw Concept` → `raw-concept`; empty when no character can be converted. */
export function lineSlug(name: string): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, longestSlug).replace(/-$/, '');
}

const manufacturers = new Map(file.manufacturers.map((each) => [each.id, each]));

/** Companies that also sell other brands' gear and have a brand of their own. */
const retailers = new Set(['sportisimo', 'decathlon']);

/** A note with „ověřit“ (to be verified) means that the manufacturer must not be shown. */
function makerOf({ slug, manufacturerId, confidence }: (typeof file.brands)[number]) {
  if (slug === otherBrand || slug === noBrand) return undefined;
  const maker = manufacturers.get(manufacturerId);
  return maker && confidence !== 'low' && !maker.note?.includes('ověřit') ? maker : undefined;
}

const sureManufacturers = new Map(file.brands.map((brand) => [brand.slug, makerOf(brand)?.name]));

/** Verified facts of a brand. */
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

/** The company behind a brand, by the brand's slug; undefined unless verified. */
export function manufacturerOf(slug: string): string | undefined {
  return sureManufacturers.get(slug);
}

/** Other spellings of a brand that people type. */
export function brandAliases(slug: string): readonly string[] {
  return file.brands.find((each) => each.slug === slug)?.aliases ?? [];
}

/** Resolves a URL part to a brand: its slug, or an alias with hyphens for spaces. */
export function brandOfAddress(part: string): string | undefined {
  return findBrand(part) ?? findBrand(part.replaceAll('-', ' '));
}

/**
 * The parent categories of these (a category without a parent stands for itself), in the order of the catalogue.
 */
function gearOf(slugs: readonly string[]): { slug: string; name: string }[] {
  const wide = new Set(slugs.map((slug) => categoryBySlug(slug)?.parent ?? slug));
  return file.categories
    .toSorted((a, b) => a.order - b.order)
    .filter(({ slug }) => wide.has(slug))
    .map(({ slug, name }) => ({ slug, name }));
}
