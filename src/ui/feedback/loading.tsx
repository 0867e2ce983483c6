import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { createLoadingCounter, type LoadingCounter } from './loading-counter.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

const LoadingContext = createContext<LoadingCounter | undefined>(undefined);

/** Holds the app's counter of running requests and covers the page while it is above zero. */
export function LoadingProvider({ children }: { children: ReactNode }) {
  const [counter] = useState(createLoadingCounter);
  const waiting = useSyncExternalStore(counter.subscribe, counter.waiting, () => false);
  return (
    <LoadingContext value={counter}>
      {children}
      <LoadingOverlay active={waiting} />
    </LoadingContext>
  );
}

/** Counts a request in for as long as `running` is true. */
export function useShownLoading(running: boolean): void {
  const counter = useContext(LoadingContext);
  useEffect(() => {
    if (!running || !counter) return;
    counter.start();
    return () => counter.end();
  }, [running, counter]);
}
