import { fold } from '../../contract/fold.ts';
import { currentCategory } from './categories.ts';
import { type BrandChange, currentChanges, madeOfCatalogue, mergeTarget } from './current.ts';
import { file } from './file.ts';

type Line = (typeof file.brands)[number]['lines'][number];

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

const brands = madeOfCatalogue(() => withChanges(currentChanges().brands));
const merged = madeOfCatalogue(
  () => new Map(brands().flatMap(({ slug, formerly }) => formerly.map((each) => [each, slug] as const))),
);

/** The brands of catalogue.json with the changes of admins. */
export const currentBrands = (): readonly CurrentBrand[] => brands();

/** The brand that a slug means today: its own, or the one it was merged into. */
export function currentBrand(slug: string): string {
  return merged().get(slug) ?? slug;
}

function withChanges(changes: readonly BrandChange[]): CurrentBrand[] {
  const changeOf = new Map(changes.map((each) => [each.slug, each]));
  const known = new Set(file.brands.map(({ slug }) => slug));
  const all = [
    ...file.brands.map((brand): CurrentBrand => {
      const { slug, manufacturerId: id, confidence } = brand;
      return joined({ ...brand, maker: { id, confidence }, formerly: [] }, changeOf.get(slug));
    }),
    ...changes.filter(({ slug }) => !known.has(slug)).map((change) => joined(nothingOf(change), change)),
  ];
  const targetOf = (slug: string) => mergeTarget(slug, (each) => changeOf.get(each)?.mergedInto);
  const byTarget = Map.groupBy(all, ({ slug }) => targetOf(slug));
  return all
    .filter(({ slug }) => targetOf(slug) === slug)
    .map((brand) =>
      (byTarget.get(brand.slug) ?? []).reduce(
        (whole, other) => (other === brand ? whole : withMerged(whole, other)),
        brand,
      ),
    )
    .map((brand) => ({ ...brand, categories: unique(brand.categories.map(currentCategory)) }));
}

const nothingOf = ({ slug, name }: BrandChange): CurrentBrand => ({
  slug,
  name,
  aliases: [],
  categories: [],
  lines: [],
  formerly: [],
});

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
