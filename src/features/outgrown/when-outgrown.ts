import { dayInPrague } from '../../contract/prague-day.ts';
import { type Child, monthsUntil, type HeightEstimate } from './growth.ts';
import { monthAfter, sizeAttributes, type UnknownReason } from './rules.ts';
import { monthsOfShoe, nextSize, type NextSize, sizeKind, type Thing, tooSmallFrom } from './sizes.ts';

/** The estimate of when an item will be too small. */
export type Outgrowing =
  | { state: 'growing'; month: string; spread: number; next: NextSize }
  /** It is too small already. */
  | { state: 'outgrown'; next: NextSize }
  | { state: 'unknown'; reason: UnknownReason };

/** Feet hardly grow from this age on. */
const grownFeetFrom = 15;
/**
 * Above this spread in months between fast and slow growth, giving a month would pretend too much precision.
 */
const widestSpread = 12;

/** Feet grow up to a quarter faster or slower than the estimate. */
const shoeSpread = 0.25;

export const monthInPrague = (now: Date): string => dayInPrague(now).slice(0, 7);

/**
 * When a child will have outgrown an item, as a month and its possible error in months: sticks, clothes and
 * goalkeeper gear by height, shoes by their size alone (plus the age for sizes that adults wear too). Never the
 * current month or earlier: those are reported as outgrown. Monotonic: a taller child outgrows an item no later,
 * a larger size is outgrown no earlier. Pure; height and age are never stored.
 */
export function whenOutgrown(
  thing: Thing,
  child: { height?: number | undefined; age?: number | undefined },
  now: Date,
): Outgrowing {
  const kind = sizeKind(thing);
  if (kind !== 'child') return { state: 'unknown', reason: kind === 'adult' ? 'adult-size' : 'longest' };
  const next = nextSize(thing);
  if (!next) return { state: 'unknown', reason: 'longest' };
  if (sizeAttributes[thing.category] === 'shoeSizeEu') {
    if ((child.age ?? 0) >= grownFeetFrom) return { state: 'unknown', reason: 'grown' };
    const usual = monthsOfShoe(thing.size);
    const off = Math.ceil(usual * shoeSpread);
    return after(now, { usual, earliest: usual - off, latest: usual + off }, next);
  }
  const height = tooSmallFrom(thing);
  if (height === undefined || child.height === undefined)
    throw new Error(`No height for ${thing.category} ${thing.size}`);
  return byHeight({ height: child.height, age: child.age }, height, next, now);
}

function byHeight(child: Child, height: number, next: NextSize, now: Date): Outgrowing {
  if (child.height >= height) return { state: 'outgrown', next };
  const reached = monthsUntil(child, height);
  return reached ? after(now, reached, next) : { state: 'unknown', reason: 'far' };
}

function after(now: Date, { usual, earliest, latest }: HeightEstimate, next: NextSize): Outgrowing {
  const spread = Math.max(usual - earliest, latest - usual, 1);
  if (spread > widestSpread) return { state: 'unknown', reason: 'grown' };
  return { state: 'growing', month: monthAfter(monthInPrague(now), Math.max(1, usual)), spread, next };
}
