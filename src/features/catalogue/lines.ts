import { fold } from '../../contract/fold.ts';
import { file } from './file.ts';

/** A brand's product line: one name, whatever kinds of gear carry it. `slug` is the tail of its address. */
export type Line = { slug: string; name: string };

const longestSlug = 60;

/** Words of a name in an address: `Raw Concept` becomes `raw-concept`; empty when nothing can be written so. */
export function lineSlug(name: string): string {
  const words = fold(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, longestSlug).replace(/-$/, '');
}

const linesByBrand = new Map(file.brands.map(({ slug, lines }) => [slug, distinctLines(lines)]));

function distinctLines(lines: readonly { name: string }[]): Line[] {
  const bySlug = new Map<string, Line>();
  for (const { name } of lines) {
    const slug = lineSlug(name);
    if (!bySlug.has(slug)) bySlug.set(slug, { slug, name });
  }
  // The longest first, so that „Aero Plus“ is not taken for „Aero“.
  return [...bySlug.values()].toSorted((a, b) => b.slug.length - a.slug.length);
}

/** The line of a brand that a typed model names with whole words: `Epic 26 levá` is Epic. */
export function knownLine(brand: string, model: string): Line | undefined {
  const words = `-${lineSlug(model)}-`;
  return linesByBrand.get(brand)?.find(({ slug }) => words.includes(`-${slug}-`));
}
