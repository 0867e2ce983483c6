import { adviceBounds } from '../advisor/rules.ts';

/** The kind of player a kit is for. */
export const wearers = ['goalie', 'child', 'adult'] as const;
export type Wearer = (typeof wearers)[number];

/**
 * Pieces of kits. Goalkeepers' pieces have the same names as the contents of a set, except the jock, which
 * nobody should buy used.
 */
export const pieces = [
  'mask',
  'vest',
  'pants',
  'kneepads',
  'gloves',
  'jersey',
  'neck',
  'stick',
  'shoes',
  'glasses',
  'playerJersey',
  'shorts',
  'socks',
  'bag',
] as const;
export type Piece = (typeof pieces)[number];

/** Whether a piece is wanted, wanted only as far as the budget allows, or not needed. */
export const wants = ['wanted', 'optional', 'owned'] as const;
export type Want = (typeof wants)[number];

/** The pieces of each kit with their defaults; the order is that of the form and of the response. */
export const kitPieces: Readonly<Record<Wearer, Readonly<Partial<Record<Piece, Want>>>>> = {
  goalie: {
    mask: 'wanted',
    vest: 'wanted',
    pants: 'wanted',
    kneepads: 'wanted',
    gloves: 'optional',
    jersey: 'optional',
    shoes: 'owned',
    neck: 'owned',
    bag: 'owned',
  },
  child: {
    stick: 'wanted',
    shoes: 'wanted',
    glasses: 'wanted',
    bag: 'optional',
    shorts: 'owned',
    playerJersey: 'owned',
    socks: 'owned',
  },
  adult: {
    stick: 'wanted',
    shoes: 'wanted',
    bag: 'optional',
    glasses: 'owned',
    shorts: 'owned',
    playerJersey: 'owned',
    socks: 'owned',
  },
};

export const piecesOf = (who: Wearer): Piece[] =>
  pieces.filter((piece) => kitPieces[who][piece] !== undefined);

/** Bounds of the query; heights and ages match the advisor's tables. */
export const kitBounds = {
  height: adviceBounds.height,
  age: adviceBounds.age,
  shoe: { min: 25, max: 49, error: 'Velikost bot: EU od 25 do 49, i s půlkou.' },
  budget: { min: 1, max: 1_000_000, error: 'Rozpočet: celé číslo od 1 do 1 000 000 Kč.' },
} as const;

/** Default radius around a place, in km. */
export const defaultRadiusKm = 25;

export { sides } from '../advisor/rules.ts';
/** Last age in the table of children's growth; for anybody older a height is required. */
export const maxTableAge = 15;

/** The choice for a piece: as stated, or the default. */
export const wantOf = (
  { who, ...query }: { who: Wearer } & Readonly<Partial<Record<Piece, Want | undefined>>>,
  piece: Piece,
): Want =>
  kitPieces[who][piece] === undefined ? 'owned' : (query[piece] ?? kitPieces[who][piece] ?? 'owned');

/** Heights (cm) from which the age is estimated where it is not stated. */
const reckonedHeights = { from: 95, to: 159 } as const;

type Measures = { who: Wearer; height?: number | undefined; age?: number | undefined };

/** Whether the growth tables can estimate a shoe size that is not stated. */
export const isShoeEstimated = ({ who, height, age }: Measures): boolean =>
  who !== 'adult' &&
  (age === undefined
    ? height !== undefined && height >= reckonedHeights.from && height <= reckonedHeights.to
    : age <= maxTableAge);
