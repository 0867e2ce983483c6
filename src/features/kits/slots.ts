import type { SearchQuery } from '../search/contract.ts';
import { pageSize } from '../search/contract.ts';
import { bodyOf } from './body.ts';
import type { KitQuery } from './contract.ts';
import { type Piece, piecesOf, wantOf, type Wearer } from './rules.ts';
import { type Size, type Sizes, sizesOf } from './sizes.ts';

/** A wanted piece: the categories it is listed in, its marks, and the sizes that fit. */
export type Slot = Sizes & {
  piece: Piece;
  optional: boolean;
  categories: readonly string[];
  /** A matching listing has at least one of these marks. */
  marks: readonly string[];
};

const ofPlayers = { categories: ['vaky-na-hole', 'toolbagy'], things: ['stickbag', 'toolbag'] };
const ofGoalies = { categories: ['sportovni-tasky', 'toolbagy'], things: ['bag', 'toolbag'] };

const listedAs: Record<Exclude<Piece, 'bag'>, readonly [category: string, thing: string]> = {
  mask: ['brankarske-masky', 'mask'],
  vest: ['brankarske-vesty', 'vest'],
  pants: ['brankarske-kalhoty', 'goalie-pants'],
  kneepads: ['brankarske-chranice-kolen', 'kneepads'],
  gloves: ['brankarske-rukavice', 'goalie-gloves'],
  jersey: ['brankarske-dresy', 'goalie-jersey'],
  neck: ['brankarske-doplnky', 'neck'],
  stick: ['florbalky', 'stick'],
  shoes: ['boty', 'shoes'],
  glasses: ['ochranne-bryle', 'glasses'],
  playerJersey: ['dresy', 'jersey'],
  shorts: ['kratasy', 'shorts'],
  socks: ['stulpny', 'socks'],
};

function whereIs(piece: Piece, who: Wearer) {
  if (piece === 'bag') return who === 'goalie' ? ofGoalies : ofPlayers;
  const [category, thing] = listedAs[piece];
  return { categories: [category], things: [thing] };
}

/** Wanted and optional pieces, in the order of the kit. */
export function slotsOf(query: KitQuery): Slot[] {
  const body = bodyOf(query);
  return piecesOf(query.who).flatMap((piece) => {
    const want = wantOf(query, piece);
    if (want === 'owned') return [];
    const { categories, things } = whereIs(piece, query.who);
    return [
      {
        piece,
        optional: want === 'optional',
        categories,
        marks: things.map((thing) => `thing:${thing}`),
        ...sizesOf(piece, body, query),
      },
    ];
  });
}

/** Sizes of goalkeepers' sets, by their clothes; undefined for others, whose sets state no size. */
export function setSizes(query: KitQuery): Size[] | undefined {
  return query.who === 'goalie' ? sizesOf('vest', bodyOf(query), query).needed : undefined;
}

/** A search for offers with a price in these categories that state these sizes. */
export function searchFor(categories: readonly string[], sizes: readonly Size[]): SearchQuery {
  return {
    kind: 'offer',
    category: [...categories],
    priceType: ['fixed', 'free'],
    limit: pageSize,
    ...Object.fromEntries(
      sizes.map((size) => [size.key, 'values' in size ? size.values : { min: size.min, max: size.max }]),
    ),
  };
}

/** The same as a query string, which also finds prices „dohodou“. */
export function searchText({ categories, needed }: Pick<Slot, 'categories' | 'needed'>): string {
  return String(
    new URLSearchParams([
      ...categories.map((category) => ['category', category]),
      ...needed.flatMap((size) =>
        'values' in size
          ? size.values.map((value) => [size.key, value])
          : [[size.key, `${size.min}-${size.max}`]],
      ),
    ]),
  );
}
