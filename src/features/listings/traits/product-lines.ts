import { lineKindOf, lineSlug, madeOfCatalogue, noBrand, otherBrand } from '../../catalogue/index.ts';
import type { AttributeValues } from '../../catalogue/contract.ts';
import type { ListingText } from '../../query-understanding/contract.ts';
import { lineKeys } from '../../query-understanding/index.ts';

/** A product line: `fat-pipe/raw-concept`. */
type ProductLine = `${string}/${string}`;

type Named = Pick<ListingText, 'category' | 'title' | 'model'> & {
  /** From the form, or else recognized in the text. */
  brand: string | undefined;
  marks: readonly string[];
  /** The blade of a stick, as typed or recognized in the text. */
  bladeModel?: AttributeValues[string] | undefined;
};

type Line = { slug: string; name: string; kind: string };

const linesOfBrand = madeOfCatalogue(() =>
  Map.groupBy(
    [...lineKeys().values()].flatMap(({ name, of }) =>
      of.map(({ brand, kind }) => ({ brand, kind, name, slug: lineSlug(name) })),
    ),
    ({ brand }) => brand,
  ),
);

/**
 * Product lines of the listing's brand that it names (in title, model or text) and that suit its category: a
 * stick with a Unity blade is not a Unity, even if Unity is also a line of sticks. Falls back to the model as typed
 * when no line is known.
 */
export function productLines({
  category,
  brand,
  title,
  model = '',
  marks,
  bladeModel,
}: Named): ProductLine[] {
  if (brand === undefined || brand === otherBrand || brand === noBrand) return [];
  const fitting = (linesOfBrand().get(brand) ?? []).filter(({ kind }) => suits(kind, category));
  const said = [title, model].map((text) => `-${lineSlug(text)}-`);
  const existing = withoutParts(
    fitting.filter(({ slug }) => said.some((words) => words.includes(`-${slug}-`))),
  );
  const read = fitting.filter(({ slug }) => marks.includes(`line:${slug.replaceAll('-', '')}`));
  const ofBlade = `-${lineSlug(typeof bladeModel === 'string' ? bladeModel : '')}-`;
  const isBlade = ({ slug }: Line) => ofBlade.includes(`-${slug}-`);
  const own = [...existing, ...read].filter((line) => !isBlade(line));
  const slugs = (own.length > 0 ? own : existing).map(({ slug }) => slug);
  const typed = lineSlug(model);
  if (slugs.length === 0 && typed !== '') slugs.push(typed);
  return [...new Set(slugs)].map((slug) => `${brand}/${slug}` as const);
}

/** „Aero Plus“ must not count as „Aero“. */
function withoutParts(lines: readonly Line[]): Line[] {
  return lines.filter(
    ({ slug }) => !lines.some((other) => other.slug !== slug && `-${other.slug}-`.includes(`-${slug}-`)),
  );
}

const suits = (kind: string, category: string) => kind === lineKindOf(category) || kind === 'other';

/** The known line of a brand, in a given category if any, by its slug regardless of hyphens. */
export function existingLine(
  brand: string,
  slug: string,
  category?: string,
): { slug: string; name: string } | undefined {
  const line = lineKeys().get(slug.replaceAll('-', ''));
  const isKnown = line?.of.some(
    (use) => use.brand === brand && (category === undefined || suits(use.kind, category)),
  );
  if (!line || !isKnown) return undefined;
  return { slug: lineSlug(line.name), name: line.name };
}

/** The page of a stored line, if the line is known. */
export function knownProduct(line: string): { slug: string; name: string } | undefined {
  const [brand = '', slug = ''] = line.split('/');
  const existing = existingLine(brand, slug);
  return existing && { slug: `${brand}-${existing.slug}`, name: existing.name };
}
