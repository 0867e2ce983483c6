import type { SearchQuery } from '../search/contract.ts';
import { pageSize } from '../search/contract.ts';
import { bodyOf } from './body.ts';
import type { KitQuery } from './contract.ts';
import { type Piece, piecesOf, wantOf, type Wearer } from './rules.ts';
import { type Size, type Sizes, sizesOf } from './sizes.ts';

/** A piece somebody wants: where it is listed, what it is read as, and which sizes fit. */
export type Slot = Sizes & {
  piece: Piece;
  optional: boolean;
  categories: readonly string[];
  /** Marks of which a listing of it carries one. */
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

/** Pieces that are wanted or optional, in the order of the kit. */
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

/** Goalkeepers' sets in the sizes of their clothes; nothing for others, whose sets tell no sizes. */
export function setSizes(query: KitQuery): Size[] | undefined {
  return query.who === 'goalie' ? sizesOf('vest', bodyOf(query), query).needed : undefined;
}

/** Offers with a price in these categories whose form says these sizes. */
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

/** The same as the query of an address, in which prices „dohodou“ are found, too. */
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
