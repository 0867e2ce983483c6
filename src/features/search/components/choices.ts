import type { Condition } from '../../catalogue/contract.ts';
import type { Sort } from '../contract.ts';

/** In the order of the catalogue, best to worst. */
export const conditions: readonly Condition[] = ['new', 'like-new', 'used', 'damaged'];

/** Orders a visitor can choose; `nearest` only with a place. */
export const sortLabels = {
  relevance: 'Nejlepší shoda',
  newest: 'Nejnovější',
  cheapest: 'Nejlevnější',
  dearest: 'Nejdražší',
  nearest: 'Nejblíž',
} as const satisfies Record<Sort, string>;

export const radii = ['5', '10', '25', '50', '100'] as const;
