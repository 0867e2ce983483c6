import { fold } from '../../../contract/fold.ts';
import { catalogueBrands, type LineKind } from '../../catalogue/index.ts';
import { phraseBook } from '../text/phrase-book.ts';
import { tokens } from '../text/tokens.ts';

/** Lines seen on the market beyond those of the catalogue, which suggests only what it could confirm. */
const moreLines: readonly (readonly [brand: string, kind: LineKind, names: readonly string[]])[] = [
  [
    'asics',
    'shoes',
    [
      'Gel-Beyond',
      'Gel-Blade',
      'Gel-Court',
      'Gel-Tactic',
      'Gel-Task',
      'Gel-Domain',
      'Upcourt',
      'Gel-Hunter',
      'Gel-Fastball',
      'Powerbreak',
      'Netburner Ballistic',
      'Metarise',
    ],
  ],
  [
    'mizuno',
    'shoes',
    [
      'Wave Lightning',
      'Wave Momentum',
      'Wave Tornado',
      'Thunder Blade',
      'Wave Dimension',
      'Wave Voltage',
      'Wave Hurricane',
      'Cyclone Speed',
    ],
  ],
  ['adidas', 'shoes', ['Court Flight', 'Essence', 'Court Stabil', 'Multido', 'Adizero', 'Counterblast']],
  [
    'salming',
    'shoes',
    ['Recoil', 'Rival', 'Speed', 'Eagle', 'Flyer', '91 Goalie', 'Hawk Court', 'Recoil Strike'],
  ],
  ['hummel', 'shoes', ['Algiz', 'Root Elite', 'Omni']],
  ['kempa', 'shoes', ['Attack', 'Wing Lite', 'Attack Contender', 'Wing 2.0']],
  ['joma', 'shoes', ['Liga', 'Regate', 'Super Regate']],
  ['nike', 'shoes', ['Air Zoom HyperAce', 'React HyperSet', 'Tiempo Indoor', 'Court Vision']],
  ['puma', 'shoes', ['Explode', 'Varion', 'Solarflash']],
  ['exel', 'shoes', ['Voltage', 'Adrenaline']],
  ['oxdog', 'shoes', ['X-Guard Court', 'Hyperspeed']],
  ['unihoc', 'shoes', ['U4', 'U4 Plus', 'U5 Pro']],
];

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
  ...moreLines.flatMap(([brand, kind, names]) => names.map((name) => ({ brand, name, kind }))),
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
