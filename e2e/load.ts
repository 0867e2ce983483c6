import { availableParallelism, loadavg } from 'node:os';

/** A promise in milliseconds for a machine of our own; where others already keep it busy, as much more as they take. */
export function onFreeMachine(milliseconds: number): number {
  const [busy = 0] = loadavg();
  return milliseconds * Math.max(1, busy / availableParallelism());
}
