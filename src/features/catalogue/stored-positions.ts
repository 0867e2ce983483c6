import type { numberFilters } from './address.ts';

/**
 * Positions of number attributes within the stored arrays `filter_from` and `filter_to` of a listing, counted
 * from 1 as in SQL. Existing rows depend on them: a new attribute gets the next number, and no number ever
 * changes or passes to another attribute. The order of `numberFilters` does not matter.
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

/** The same by any key; undefined for an attribute that is not filtered by a number. */
export const storedPositions: Readonly<Partial<Record<string, number>>> = positions;
