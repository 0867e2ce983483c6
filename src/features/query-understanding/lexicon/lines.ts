import { fold } from '../../../contract/fold.ts';
import { catalogueBrands, type LineKind } from '../../catalogue/index.ts';
import { phraseBook } from '../text/phrase-book.ts';
import { tokens } from '../text/tokens.ts';
import { shoeLines } from './brands.ts';

/** A name of product lines: which brands use it, and for what. */
type Line = {
  /** Its words run together: `gelrocket`, `q1`. */
  key: string;
  name: string;
  of: readonly { brand: string; kind: LineKind }[];
};

const all = [
  ...catalogueBrands().flatMap(({ slug, lines }) =>
    lines.map(({ name, kind }) => ({ brand: slug, name, kind })),
  ),
  // Seen on the market beyond those of the catalogue, which suggests only what it could confirm.
  ...Object.entries(shoeLines).flatMap(([brand, names]) =>
    names.map((name) => ({ brand, name, kind: 'shoes' as const })),
  ),
];

const lines: Line[] = [...Map.groupBy(all, (each) => keyOf(each.name))].map(([key, uses]) => ({
  key,
  name: uses[0]?.name ?? key,
  of: uses.map(({ brand, kind }) => ({ brand, kind })),
}));

/** Lines by their words, written apart or together. */
export const lineBook = phraseBook(
  lines.flatMap((line) => [
    [fold(line.name).replaceAll('-', ' '), line] as const,
    [line.name, line] as const,
    [line.key, line] as const,
  ]),
  'text',
);

export const lineKeys: ReadonlyMap<string, Line> = new Map(lines.map((line) => [line.key, line]));

function keyOf(name: string): string {
  return tokens(name).join('');
}
