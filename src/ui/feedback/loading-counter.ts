/** Milliseconds of waiting before anything is shown, so that quick answers do not flash. */
export const loadingDelay = 150;

/** Counts running requests; `waiting` turns on once something has run for 150 ms and off with the last one. */
export function createLoadingCounter() {
  let running = 0;
  let waiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function turn(on: boolean) {
    if (waiting === on) return;
    waiting = on;
    for (const listener of listeners) listener();
  }

  return {
    start() {
      running += 1;
      if (running === 1) timer = setTimeout(() => turn(true), loadingDelay);
    },
    /** Never counts below zero, whoever calls it too often. */
    end() {
      running = Math.max(0, running - 1);
      if (running > 0) return;
      clearTimeout(timer);
      turn(false);
    },
    waiting: () => waiting,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type LoadingCounter = ReturnType<typeof createLoadingCounter>;

/** The counter of the page: calls count themselves in, the overlay shows it. In the browser only. */
export const appLoading: LoadingCounter = createLoadingCounter();
