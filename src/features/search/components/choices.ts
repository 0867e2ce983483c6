import type { Condition } from '../../catalogue/contract.ts';
import type { Sort } from '../contract.ts';

/** In the order of the catalogue, from the best to the worst. */
export const conditions: readonly Condition[] = ['new', 'like-new', 'used', 'damaged'];

/** Orders a visitor may choose; `nearest` only where there is a place to measure from. */
export const sortLabels = {
  relevance: 'Nejlepší shoda',
  newest: 'Nejnovější',
  cheapest: 'Nejlevnější',
  dearest: 'Nejdražší',
  nearest: 'Nejblíž',
} as const satisfies Record<Sort, string>;

export const radii = ['5', '10', '25', '50', '100'] as const;
