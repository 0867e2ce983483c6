import type { numberFilters } from './address.ts';

/**
 * Where the arrays stored with a listing (`filter_from`, `filter_to`) have an attribute that filters by a number,
 * counted from 1 as in SQL. Stored listings rely on it: a new attribute gets the next number, and no number changes
 * or passes to another attribute. The order of `numberFilters` is free.
 */
const positions = {
  shaftLengthCm: 1,
  totalLengthCm: 2,
  flexMm: 3,
  quantity: 4,
  shoeSizeEu: 5,
  footLengthCm: 6,
  bagSticks: 7,
  bagLengthCm: 8,
  bagVolumeL: 9,
} as const satisfies Record<(typeof numberFilters)[number], number>;

/** The same by any key; nothing for one that does not filter by a number. */
export const storedPositions: Readonly<Partial<Record<string, number>>> = positions;
