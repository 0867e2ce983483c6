import { bounds, within } from './believed.ts';
import type { Fact } from './fact.ts';

/** Insole length in cm to EU size, by the Paris point of two thirds of a centimetre: 27.7 cm is about 43. */
export function insole(centimetres: number): Fact {
  const tenthsOfSize = Math.round((centimetres + 1) * 3) * 5;
  return within(tenthsOfSize / 10, bounds.shoe) && within(centimetres, [17, 32])
    ? { is: 'shoe-abroad', tenths: tenthsOfSize, foot: centimetres }
    : { is: 'other-number' };
}

/** Adult British and American sizes to EU sizes in tenths; manufacturers differ by half a size. */
export function euOf(label: string, size: number): number | undefined {
  const british = label === 'uk' ? size : label === 'us' || label === 'usa' ? size - 10 : undefined;
  if (british === undefined || british < 20 || british > 140) return undefined;
  return british + (british >= 85 ? 345 : 340);
}
