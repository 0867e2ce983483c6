/** A mutex with two priorities: one task at a time, urgent ones first, each kind in its order. */
export function priorityMutex() {
  const urgent: (() => void)[] = [];
  const patient: (() => void)[] = [];
  let busy = false;

  const next = () => {
    const start = urgent.shift() ?? patient.shift();
    busy = start !== undefined;
    start?.();
  };

  return async function inTurn<T>(
    work: () => Promise<T>,
    priority: 'urgent' | 'patient' = 'urgent',
  ): Promise<T> {
    if (busy) await new Promise<void>((resolve) => (priority === 'urgent' ? urgent : patient).push(resolve));
    busy = true;
    try {
      return await work();
    } finally {
      next();
    }
  };
}
