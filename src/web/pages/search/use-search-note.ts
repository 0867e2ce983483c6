import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { SearchState } from '../../../features/search/address.ts';

/**
 * Lets the operator learn what searches lack (docs/decisions/0285): `lacks` is whether this one found nothing or did not
 * understand a word. What is said of it is fetched once the page is alive, so that it waits for none of that.
 */
export function useSearchNote(search: SearchState, lacks: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    import('./note-search.ts').then(
      ({ noteShownSearch }) => noteShownSearch(search, lacks),
      () => undefined,
    );
    // One visit of the page is one search, whatever is rendered anew meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key]);
}
