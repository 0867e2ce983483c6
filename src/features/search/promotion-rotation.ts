import { promotionRotationMs } from './rules.ts';

/**
 * Which of the promoted listings have their turn now, in the order in which the row shows them. Every minute the row
 * moves on by one around all of them. So over any round each stands in each place exactly once, and narrow screens,
 * which show only the beginning of the row, are as fair as wide ones.
 */
export function promotionRotation(ids: readonly number[], now: Date, atMost: number): number[] {
  const around = ids.toSorted((a, b) => a - b);
  if (around.length === 0) return [];
  const first = Math.floor(now.getTime() / promotionRotationMs) % around.length;
  return [...around.slice(first), ...around.slice(0, first)].slice(0, atMost);
}
