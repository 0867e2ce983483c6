import { fold } from '../../contract/fold.ts';
import { type Brand, noBrand, otherBrand, type BrandFacts } from './contract.ts';
import { type LineKind, file } from './file.ts';
import { categories, categoryBySlug } from './categories.ts';
import { madeOfCatalogue } from './current.ts';
import { type CurrentBrand, currentBrand, currentBrands } from './current-brands.ts';

const bySlug = madeOfCatalogue(() => new Map(currentBrands().map((each) => [each.slug, each])));
const byWord = madeOfCatalogue(
  () =>
    new Map(
      currentBrands().flatMap(({ slug, name, aliases, formerly }) =>
        [slug, name, ...aliases, ...formerly].map((word) => [fold(word), slug] as const),
      ),
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
  return currentBrands()
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
  const lines = bySlug().get(brand)?.lines ?? [];
  return lines.filter((line) => line.kind === kind && line.confidence !== 'low').map((line) => line.name);
}

export function allBrands(): Pick<CurrentBrand, 'slug' | 'name' | 'formerly'>[] {
  return currentBrands().map(({ slug, name, formerly }) => ({ slug, name, formerly }));
}

/** Of a brand that was merged the name of the one it is now. */
export function brandName(slug: string): string | undefined {
  return bySlug().get(currentBrand(slug))?.name;
}

/** The slug of a brand by any of its spellings, misspellings included; the whole text must match. */
export function findBrand(text: string): string | undefined {
  return byWord().get(fold(text));
}

export { type LineKind, lineKind } from './file.ts';

/** Every brand there is, „Jiná značka“ and „Bez značky“ among them. */
export function catalogueBrands(): readonly CurrentBrand[] {
  return currentBrands();
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

/** „ověřit“ in a note is a reason to keep silent. */
function makerOf({ slug, maker: known }: CurrentBrand) {
  if (slug === otherBrand || slug === noBrand || !known) return undefined;
  const maker = manufacturers.get(known.id);
  return maker && known.confidence !== 'low' && !maker.note?.includes('ověřit') ? maker : undefined;
}

const sureManufacturers = madeOfCatalogue(
  () => new Map(currentBrands().map((brand) => [brand.slug, makerOf(brand)?.name])),
);

/** Verified facts of a brand. */
export function brandFacts(slug: string): BrandFacts | undefined {
  const brand = bySlug().get(slug);
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
    sameMaker: currentBrands()
      .filter((each) => brand.maker && each.maker?.id === brand.maker.id && each !== brand)
      .map((each) => ({ slug: each.slug, name: each.name })),
    gear: gearOf(brand.categories),
    ...(hardness && { bladeHardness: { pe: hardness.pe, pp: hardness.pp } }),
  };
}

/** The company behind a brand, by the brand's slug; undefined unless verified. */
export function manufacturerOf(slug: string): string | undefined {
  return sureManufacturers().get(slug);
}

/** Other spellings of a brand that people type. */
export function brandAliases(slug: string): readonly string[] {
  return bySlug().get(slug)?.aliases ?? [];
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
  return categories()
    .filter(({ slug }) => wide.has(slug))
    .map(({ slug, name }) => ({ slug, name }));
}
