import { availableParallelism, loadavg } from 'node:os';

/** Scales a time limit for an idle machine by the current load. */
export function scaledByLoad(milliseconds: number): number {
  const [busy = 0] = loadavg();
  return milliseconds * Math.max(1, busy / availableParallelism());
}
