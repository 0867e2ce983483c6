/** A mutex with two priorities: one task at a time, those of high priority first, each priority in order. */
export function priorityMutex() {
  const waiting: Record<'high' | 'low', (() => void)[]> = { high: [], low: [] };
  let busy = false;

  const next = () => {
    const start = waiting.high.shift() ?? waiting.low.shift();
    busy = start !== undefined;
    start?.();
  };

  return async function inTurn<T>(work: () => Promise<T>, priority: 'high' | 'low' = 'high'): Promise<T> {
    if (busy) await new Promise<void>((resolve) => waiting[priority].push(resolve));
    busy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
