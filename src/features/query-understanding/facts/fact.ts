import type { Bound } from './bounds.ts';
import type { LineKind } from '../../catalogue/index.ts';

/** Levels of wear; `used` when nothing more specific is stated. */
export const wornLevels = ['new', 'like-new', 'light', 'used', 'moderate', 'heavy', 'damaged'] as const;
export type WornLevel = (typeof wornLevels)[number];
export type Hand = 'left' | 'right' | 'straight';

/**
 * One fact stated by a span of words. Lengths in cm, flex in mm, shoes in tenths of an EU size, money in CZK.
 */
export type Fact =
  | { is: 'thing'; thing: string }
  | { is: 'foreign'; sport: string }
  | { is: 'brand'; brand: string }
  | { is: 'line'; key: string; name: string; of: readonly { brand: string; kind: LineKind }[] }
  | { is: 'hand'; hand: Hand }
  | { is: 'flex'; mm: number }
  | { is: 'length'; cm: number; of: 'shaft' | 'total' | 'either' }
  | { is: 'lengths'; shaft: number; total: number }
  | { is: 'shoe'; tenths: number }
  /** Foot length in cm, for shoes. */
  | { is: 'foot'; cm: number }
  /** Converted from a British or American size or a `foot` in cm; used when no EU size is stated. */
  | { is: 'shoe-abroad'; tenths: number; foot?: number }
  /** `to` for a double size: `130/140`. */
  | { is: 'size'; size: string; to?: string }
  /** Body height of an adult. */
  | { is: 'body'; cm: number }
  /** A number labelled as a size without a kind: `vel. 38`. */
  | { is: 'sized'; number: number }
  | { is: 'age'; from: number; to: number }
  | { is: 'junior' }
  | { is: 'adult' }
  | { is: 'hardness'; hardness: string }
  /** `and` for the second of two colours: `bílorůžová`. */
  | { is: 'colour'; colour: string; and?: string }
  | { is: 'worn'; level: WornLevel }
  | { is: 'amount'; czk: number }
  | { is: 'free' }
  | { is: 'cheap' }
  | { is: 'demands' }
  | { is: 'offers' }
  | { is: 'swap' }
  | { is: 'floorball' }
  | { is: 'goalie' }
  /** Number of pieces, and of which thing: a bag for four sticks is one. */
  | { is: 'pieces'; count: number; of?: string }
  /** Several pieces, or different items that belong together: `sada`, `dohromady`. */
  | { is: 'many' }
  /** Radius around a place. */
  | { is: 'distance'; km: number }
  /** A number with an irrelevant meaning: a height, a count, a phone number. */
  | { is: 'other-number' }
  /** Two sides in cm, as written: `160x115`. */
  | { is: 'dimensions'; text: string }
  | { is: 'number'; number: number }
  | { is: 'letter'; letter: 'l' | 'p' | 'r' | 's' | 'm' };

/** A fact with its position in the words and, in a query, the bound it sets. */
export type FoundFact = Fact & { at: number; length: number; bound?: Bound };
/** Measures that only sticks and shafts have. */
export const isStickMeasure = ({ is }: Pick<Fact, 'is'>) =>
  is === 'flex' || is === 'length' || is === 'lengths';
/** Whether a position in the words belongs to a span of them. */
export const covers = (span: { at: number; length: number }, at: number) =>
  span.at <= at && at < span.at + span.length;
export type FactKey = Fact['is'];
export type FactOf<K extends FactKey> = Extract<Fact, { is: K }>;
