import { ageOfHeight, clothesOfAge, shoesOfAge } from '../query-understanding/index.ts';
import type { KitQuery } from './contract.ts';

/** How big somebody is: cm, years, EU sizes. What is only reckoned from the tables of growth is an estimate. */
export type Body = {
  height: number;
  heightIsEstimate: boolean;
  age: number | 'adult';
  shoe?: { min: number; max: number; isEstimate: boolean } | undefined;
};

/** A shoe may be half a number larger, for somebody who still grows a whole one. */
const roomier = { adult: 0.5, child: 1 } as const;

/** What a query that its contract has accepted says of the body. */
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
