import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SearchState } from '../../../features/search/address.ts';

/**
 * Reports searches that fail to the operator (docs/decisions/0285); `lacks` is whether this one found nothing or
 * contained an unknown word. The code is loaded after hydration, so that it delays nothing.
 */
export function useSearchLog(search: SearchState, lacks: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    import('./log-search.ts').then(
      ({ logSearch }) => logSearch(search, lacks),
      () => undefined,
    );
    // One navigation is one search, regardless of later renders.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
