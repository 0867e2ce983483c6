import { toppedTurnMs } from './rules.ts';

/**
 * Which of the topped listings have their turn now. Every minute the row moves on by its own length around all of
 * them, so that over any round each is shown exactly as often as the others.
 */
export function toppedTurn(ids: readonly number[], now: Date, atMost: number): number[] {
  const around = ids.toSorted((a, b) => a - b);
  if (around.length <= atMost) return around;
  const first = (Math.floor(now.getTime() / toppedTurnMs) * atMost) % around.length;
  return [...around, ...around].slice(first, first + atMost);
}
