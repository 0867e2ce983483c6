import type { Bound } from './bounds.ts';
import type { LineKind } from '../../catalogue/index.ts';

/** How worn a thing is; `used` is all that is told of it. */
export const wornLevels = ['new', 'like-new', 'light', 'used', 'moderate', 'heavy', 'damaged'] as const;
export type WornLevel = (typeof wornLevels)[number];
export type Hand = 'left' | 'right' | 'straight';

/** One thing that a stretch of words tells. Lengths in cm, flex in mm, shoes in tenths of an EU size, money in Kč. */
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
  /** As long as a foot, in cm: counts on shoes. */
  | { is: 'foot'; cm: number }
  /** From a British or American size: counts where no EU size is told. */
  | { is: 'shoe-abroad'; tenths: number }
  /** `to` of two heights that it serves: `130/140`. */
  | { is: 'size'; size: string; to?: string }
  /** How tall somebody grown up is. */
  | { is: 'body'; cm: number }
  /** A number called a size, of whatever the thing is: `vel. 38`. */
  | { is: 'sized'; number: number }
  | { is: 'age'; from: number; to: number }
  | { is: 'junior' }
  | { is: 'adult' }
  | { is: 'hardness'; hardness: string }
  /** `and` the other one of two: `bílorůžová`. */
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
  /** How many there are. */
  | { is: 'pieces'; count: number }
  /** Several pieces, or different things that go together: `sada`, `dohromady`. */
  | { is: 'many' }
  /** How far around a place. */
  | { is: 'distance'; km: number }
  /** A number with a meaning that nobody searches by: a height, a count, a phone. */
  | { is: 'other-number' }
  /** Two sides in cm, as written: `160x115`. */
  | { is: 'dimensions'; text: string }
  | { is: 'number'; number: number }
  | { is: 'letter'; letter: 'l' | 'p' | 'r' | 's' | 'm' };

/** A fact and the words that tell it; in a query, which end of a measure they set. */
export type FoundFact = Fact & { at: number; length: number; bound?: Bound };
export type FactKey = Fact['is'];
export type FactOf<K extends FactKey> = Extract<Fact, { is: K }>;
