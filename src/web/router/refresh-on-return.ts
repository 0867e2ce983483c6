import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads a page's data again where Back or Forward of the browser shows it as it was left: taken out of its memory, or
 * with the document it has stored. A price may have changed since.
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

/** Once a document is enough. */
let refreshed = false;
