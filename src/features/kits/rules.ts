import { adviceBounds } from '../advisor/rules.ts';

/** Whom a kit is for. */
export const wearers = ['goalie', 'child', 'adult'] as const;
export type Wearer = (typeof wearers)[number];

/** Pieces of kits; those of goalkeepers are called as in what a set of theirs contains, but that nobody should buy a worn jock. */
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

/** Whether a piece is wanted, only as far as the budget allows, or not at all. */
export const wants = ['wanted', 'optional', 'owned'] as const;
export type Want = (typeof wants)[number];

/** What belongs to a kit, and what most people need of it; the order is that of the form and of the answer. */
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

/** What can be asked about; heights and ages end where the advisor's tables do. */
export const kitBounds = {
  height: adviceBounds.height,
  age: adviceBounds.age,
  shoe: { min: 25, max: 49, error: 'Velikost bot: EU od 25 do 49, i s půlkou.' },
  budget: { min: 1, max: 1_000_000, error: 'Rozpočet: celé číslo od 1 do 1 000 000 Kč.' },
} as const;

/** How far around a place one goes when nothing else is said, km. */
export const usualRadius = 25;

export { sides } from '../advisor/rules.ts';
/** Of the table of children's growth: whoever is older says their height. */
export const lastTabledAge = 15;

/** What somebody wants of a piece: as they say, or as most people do. */
export const wantOf = (
  { who, ...query }: { who: Wearer } & Readonly<Partial<Record<Piece, Want | undefined>>>,
  piece: Piece,
): Want =>
  kitPieces[who][piece] === undefined ? 'owned' : (query[piece] ?? kitPieces[who][piece] ?? 'owned');

/** Heights (cm) of which the age is reckoned where it is not said. */
const reckonedHeights = { from: 95, to: 159 } as const;

type Measures = { who: Wearer; height?: number | undefined; age?: number | undefined };

/** Whether the tables of growth tell what shoes somebody wears, for want of their number. */
export const isShoeReckoned = ({ who, height, age }: Measures): boolean =>
  who !== 'adult' &&
  (age === undefined
    ? height !== undefined && height >= reckonedHeights.from && height <= reckonedHeights.to
    : age <= lastTabledAge);
