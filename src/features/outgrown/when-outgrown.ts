import { dayInPrague } from '../../contract/prague-day.ts';
import { type Child, monthsUntil, type Reached } from './growth.ts';
import { monthAfter, sizeAttributes, type UnknownReason } from './rules.ts';
import { monthsOfShoe, nextSize, type NextSize, sizeKind, type Thing, tooSmallFrom } from './sizes.ts';

/** What is said of when a thing will be too small. */
export type Outgrowing =
  | { state: 'growing'; month: string; spread: number; next: NextSize }
  /** It is by now. */
  | { state: 'outgrown'; next: NextSize }
  | { state: 'unknown'; reason: UnknownReason };

/** From this age on a foot hardly grows. */
const grownFeetFrom = 15;
/** Where girls and boys, fast and slow ones lie further apart, a month would pretend too much. */
const widestSpread = 12;

/** A foot grows a quarter faster or slower than the estimate. */
const shoeSpread = 0.25;

export const monthInPrague = (now: Date): string => dayInPrague(now).slice(0, 7);

/**
 * When a child will have outgrown a thing, as a month and how many months it may be off: of sticks, clothes and
 * goalkeepers' gear by height, of shoes by their size alone (and the age, of a size that grown-ups have too). Never this
 * month or earlier: what is too small by now is said to be. A taller child outgrows a thing no later than a smaller one,
 * a larger size no earlier than a smaller one. Pure; the height and the age are nobody's to store.
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

function after(now: Date, { usual, earliest, latest }: Reached, next: NextSize): Outgrowing {
  const spread = Math.max(usual - earliest, latest - usual, 1);
  if (spread > widestSpread) return { state: 'unknown', reason: 'grown' };
  return { state: 'growing', month: monthAfter(monthInPrague(now), Math.max(1, usual)), spread, next };
}
