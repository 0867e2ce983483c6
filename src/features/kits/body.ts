import { ageOfHeight, clothesOfAge, shoesOfAge } from '../query-understanding/index.ts';
import type { KitQuery } from './contract.ts';

/**
 * Body measures: height in cm, age in years, EU shoe size. A measure derived from the growth tables is an
 * estimate.
 */
export type Body = {
  height: number;
  heightIsEstimate: boolean;
  age: number | 'adult';
  shoe?: { min: number; max: number; isEstimate: boolean } | undefined;
};

/** How much larger a shoe may be: half a size, or one size for somebody still growing. */
const roomier = { adult: 0.5, child: 1 } as const;

/** Body measures of a query that has passed validation. */
export function bodyOf({ who, height: said, age: years, shoe }: KitQuery): Body {
  const height = said ?? (years === undefined ? undefined : clothesOfAge(years));
  if (height === undefined) throw new Error('A query without height and age was accepted');
  const age = who === 'adult' ? 'adult' : (years ?? ageOfHeight(height) ?? 'adult');
  const room = age === 'adult' ? roomier.adult : roomier.child;
  const estimate = age === 'adult' ? undefined : shoesOfAge(age);
  return {
    height,
    heightIsEstimate: said === undefined,
    age,
    shoe:
      shoe === undefined
        ? estimate && { min: estimate[0], max: estimate[1], isEstimate: true }
        : { min: shoe, max: shoe + room, isEstimate: false },
  };
}
