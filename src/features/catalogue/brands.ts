import { fold } from '../../contract/fold.ts';
import { type Brand, noBrand, otherBrand } from './contract.ts';
import { type LineKind, file } from './file.ts';

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

/** What the lines named in a leaf's listings are lines of, where that is one kind. */
export function lineKindOf(category: string): LineKind | undefined {
  return category.startsWith('brankarske-') ? 'goalie' : lineKinds[category];
}

/** The brands sold in a leaf, in Czech order, with lines to suggest as its model. */
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

/** Names nobody could confirm are not suggested. */
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

/** The slug behind a name as people write it, misspellings included; only as a whole word. */
export function findBrand(text: string): string | undefined {
  return byWord.get(fold(text));
}

export type { LineKind } from './file.ts';

/** A brand with all its spellings, and its product lines with what they are lines of. */
export type CatalogueBrand = {
  slug: string;
  name: string;
  aliases: readonly string[];
  /** Leaves in which the brand is sold. */
  categories: readonly string[];
  lines: readonly { name: string; kind: LineKind }[];
};

/** Every brand of the catalogue, „Jiná značka“ and „Bez značky“ among them. */
export function catalogueBrands(): readonly CatalogueBrand[] {
  return file.brands;
}

const longestSlug = 60;

/** A line's name in an address: `Raw Concept` becomes `raw-concept`; empty where nothing can be written so. */
export function lineSlug(name: string): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, longestSlug).replace(/-$/, '');
}
