import { lineKindOf, lineSlug, noBrand, otherBrand } from '../../catalogue/index.ts';
import type { AdvertText } from '../../reading/contract.ts';
import { lineKeys } from '../../reading/index.ts';

/** A product line: `fat-pipe/raw-concept`. */
type ProductLine = `${string}/${string}`;

type Named = Pick<AdvertText, 'category' | 'model'> & {
  /** Of the form, or else read from the text. */
  brand: string | undefined;
  marks: readonly string[];
};

/**
 * Lines of its brand that an advert names and that fit its category: a stick with a Unity blade is no Unity. Where
 * none is known, the model as it was typed.
 */
export function productLines({ category, brand, model, marks }: Named): ProductLine[] {
  if (brand === undefined || brand === otherBrand || brand === noBrand) return [];
  const kind = lineKindOf(category);
  const known = marks.flatMap((mark) => {
    const line = mark.startsWith('line:') ? lineKeys.get(mark.slice('line:'.length)) : undefined;
    const fits = line?.of.some((use) => use.brand === brand && (use.kind === kind || use.kind === 'other'));
    return line && fits ? [lineSlug(line.name)] : [];
  });
  const typed = lineSlug(model ?? '');
  const slugs = known.length > 0 || typed === '' ? known : [typed];
  return [...new Set(slugs)].map((slug) => `${brand}/${slug}` as const);
}

/** The name of a line that is known of a brand, by its slug however it is hyphenated. */
export function knownLine(brand: string, slug: string): { slug: string; name: string } | undefined {
  const line = lineKeys.get(slug.replaceAll('-', ''));
  if (!line?.of.some((use) => use.brand === brand)) return undefined;
  return { slug: lineSlug(line.name), name: line.name };
}

/** The page of a stored line, where the line is known. */
export function knownProduct(line: string): { slug: string; name: string } | undefined {
  const [brand = '', slug = ''] = line.split('/');
  const known = knownLine(brand, slug);
  return known && { slug: `${brand}-${known.slug}`, name: known.name };
}
