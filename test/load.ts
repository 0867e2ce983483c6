import { availableParallelism, loadavg } from 'node:os';

/** A time limit in milliseconds for an idle machine; scaled up by the load of a busy one. */
export function onFreeMachine(milliseconds: number): number {
  const [busy = 0] = loadavg();
  return milliseconds * Math.max(1, busy / availableParallelism());
}
