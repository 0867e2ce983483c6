import type { LineKind } from './file-shape.ts';
import { file } from './file.ts';

export type { LineKind } from './file-shape.ts';

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
