import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Revalidates a page restored by Back or Forward, from the back/forward cache or from a stored document: prices
 * may have changed.
 */
export function useRefreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const [way] = performance.getEntriesByType('navigation');
    const stored = way instanceof PerformanceNavigationTiming && way.type === 'back_forward';
    if (stored && !refreshed) void revalidate();
    refreshed = true;
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && void revalidate();
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [revalidate]);
}

/** Once per document is enough. */
let refreshed = false;
