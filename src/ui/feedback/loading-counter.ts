/** Delay in milliseconds before the indicator is shown, so that quick responses do not flash. */
export const loadingDelayMs = 150;

/** Counts running requests; `waiting` is true once one has run for 150 ms, until the last one ends. */
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
      if (running === 1) timer = setTimeout(() => turn(true), loadingDelayMs);
    },
    /** Never counts below zero, even when called too often. */
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

/** The counter of the whole page: calls register themselves, the overlay shows it. Browser only. */
export const appLoading: LoadingCounter = createLoadingCounter();
