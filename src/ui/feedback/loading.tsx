import { useEffect, useSyncExternalStore } from 'react';
import { appLoading } from './loading-counter.ts';
import { LoadingOverlay } from './loading-overlay.tsx';

/** Covers the page while the app's counter of running requests is above zero. Render it once. */
export function Loading() {
  const waiting = useSyncExternalStore(appLoading.subscribe, appLoading.waiting, () => false);
  return <LoadingOverlay active={waiting} />;
}

/** Counts as one request while `running` is true. */
export function useShownLoading(running: boolean): void {
  useEffect(() => {
    if (!running) return;
    appLoading.start();
    return () => appLoading.end();
  }, [running]);
}
