import { fold } from '../../contract/fold.ts';
import { type LineKind, file } from './file.ts';

type Line = (typeof file.brands)[number]['lines'][number];

/** A brand that an admin has added, or what an admin has changed of one of catalogue.json. */
export type BrandChange = {
  slug: string;
  name: string;
  /** Spellings, leaves and lines beside those of catalogue.json. */
  aliases: readonly string[];
  categories: readonly string[];
  lines: readonly { name: string; kind: LineKind }[];
  /** The brand it is one with; listings, searches and addresses that name this one mean that one. */
  mergedInto: string | null;
};

/** A brand with all its spellings, and its product lines with what they are lines of. */
export type CurrentBrand = {
  slug: string;
  name: string;
  aliases: readonly string[];
  /** Leaves in which the brand is sold. */
  categories: readonly string[];
  lines: readonly Line[];
  /** Who makes it; of a brand that an admin has added nobody knows. */
  maker?: { id: number; confidence: Line['confidence'] };
  /** Slugs of the brands that were merged into it. */
  formerly: readonly string[];
};

/** A brand as catalogue.json has it, without any change. */
export const fileBrand = (slug: string) => file.brands.find((each) => each.slug === slug);

let brands = withChanges([]);
let merged = new Map<string, string>();
let revision = 0;

/** The brands of catalogue.json with the changes of admins. */
export const currentBrands = (): readonly CurrentBrand[] => brands;

/** The brand that a slug means today: its own, or the one it was merged into. */
export function currentBrand(slug: string): string {
  return merged.get(slug) ?? slug;
}

/** From now on the whole process knows the brands with these changes, which are all there are. */
export function setBrandChanges(changes: readonly BrandChange[]): void {
  brands = withChanges(changes);
  merged = new Map(brands.flatMap(({ slug, formerly }) => formerly.map((each) => [each, slug] as const)));
  revision += 1;
}

/** What is made of the brands: made at its first use, and anew after they have changed. */
export function madeOfBrands<T>(make: () => T): () => T {
  let made: { of: number; value: T } | undefined;
  return () => {
    if (made?.of !== revision) made = { of: revision, value: make() };
    return made.value;
  };
}

function withChanges(changes: readonly BrandChange[]): CurrentBrand[] {
  const changeOf = new Map(changes.map((each) => [each.slug, each]));
  const known = new Set(file.brands.map(({ slug }) => slug));
  const each = [
    ...file.brands.map((brand): CurrentBrand => {
      const { slug, manufacturerId: id, confidence } = brand;
      return joined({ ...brand, maker: { id, confidence }, formerly: [] }, changeOf.get(slug));
    }),
    ...changes.filter(({ slug }) => !known.has(slug)).map((change) => joined(nothingOf(change), change)),
  ];
  const byTarget = Map.groupBy(each, ({ slug }) => targetOf(slug, changeOf));
  return each
    .filter(({ slug }) => targetOf(slug, changeOf) === slug)
    .map((brand) =>
      (byTarget.get(brand.slug) ?? []).reduce(
        (whole, other) => (other === brand ? whole : withMerged(whole, other)),
        brand,
      ),
    );
}

const nothingOf = ({ slug, name }: BrandChange): CurrentBrand => ({
  slug,
  name,
  aliases: [],
  categories: [],
  lines: [],
  formerly: [],
});

/** A brand may be merged into one that is merged later itself. */
function targetOf(slug: string, changeOf: ReadonlyMap<string, BrandChange>): string {
  const seen = new Set<string>();
  let target = slug;
  for (let next: string | null | undefined = slug; next && !seen.has(next);) {
    seen.add(next);
    target = next;
    next = changeOf.get(next)?.mergedInto;
  }
  return target;
}

function joined(brand: CurrentBrand, change: BrandChange | undefined): CurrentBrand {
  if (!change) return brand;
  return {
    ...brand,
    name: change.name,
    aliases: unique([...brand.aliases, ...change.aliases]),
    categories: unique([...brand.categories, ...change.categories]),
    lines: uniqueLines([
      ...brand.lines,
      ...change.lines.map((line) => ({ ...line, confidence: 'high' as const })),
    ]),
  };
}

/** All names of the other brand find this one, and its lines are this one's. */
function withMerged(brand: CurrentBrand, other: CurrentBrand): CurrentBrand {
  return {
    ...brand,
    aliases: unique([...brand.aliases, other.name, other.slug.replaceAll('-', ' '), ...other.aliases]),
    categories: unique([...brand.categories, ...other.categories]),
    lines: uniqueLines([...brand.lines, ...other.lines]),
    formerly: [...brand.formerly, other.slug],
  };
}

const unique = (values: readonly string[]): string[] => [
  ...new Map(values.map((value) => [fold(value), value])).values(),
];

const uniqueLines = (lines: readonly Line[]): Line[] =>
  [
    ...new Map(lines.toReversed().map((line) => [`${line.kind} ${fold(line.name)}`, line])).values(),
  ].toReversed();
