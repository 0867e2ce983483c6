import { promotionRotationMs } from './rules.ts';

/**
 * Promoted listings in the current rotation. The row advances by one listing every minute, so in a full round
 * each is in every position exactly once, and narrow screens, which show only the beginning, are as fair as wide
 * ones.
 */
export function promotionRotation(ids: readonly number[], now: Date, atMost: number): number[] {
  const around = ids.toSorted((a, b) => a - b);
  if (around.length === 0) return [];
  const first = Math.floor(now.getTime() / promotionRotationMs) % around.length;
  return [...around.slice(first), ...around.slice(0, first)].slice(0, atMost);
}
