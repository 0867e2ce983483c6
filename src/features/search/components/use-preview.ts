import { useEffect, useRef, useState } from 'react';
import { api } from '../../../ui/calls/api.ts';
import { listedKind } from '../address.ts';
import type { Facet, countSearch } from '../contract.ts';

type Counted = { total: number | undefined; facets: Facet[] };

/**
 * Result count and facets while filters are being selected but not submitted; initially those of the page. `key`
 * is the history entry's, so that each search starts fresh. Without a response there is no count and the
 * selection stays.
 */
export function usePreview(key: string, loaded: Counted) {
  const [preview, setPreview] = useState<{ key: string; busy: boolean } & Counted>();
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => asking.current?.abort(), [key]);

  async function ask(address: string): Promise<void> {
    asking.current?.abort();
    const { signal } = (asking.current = new AbortController());
    const now = preview?.key === key ? preview : { key, ...loaded };
    setPreview({ ...now, busy: true });
    try {
      const query = await queryOf(address, signal);
      const counted = await api<typeof countSearch>('get', '/search/count', { query, signal });
      setPreview({ key, busy: false, ...counted });
    } catch {
      if (!signal.aborted) setPreview({ ...now, total: undefined, busy: false });
    }
  }

  const { total, facets, busy } = preview?.key === key ? preview : { ...loaded, busy: false };
  return { total, facets, busy, ask: (address: string) => void ask(address) };
}

/** The API query of a page URL; code for resolving a typed place is loaded on demand. */
async function queryOf(address: string, signal: AbortSignal): Promise<URLSearchParams> {
  const { pathname, searchParams } = new URL(address, window.location.origin);
  const slug = pathname.split('/')[2];
  if (slug) searchParams.set('category', decodeURIComponent(slug));
  for (const name of ['sort', 'limit', 'cursor']) searchParams.delete(name);
  const kind = listedKind({ kind: searchParams.getAll('kind') });
  if (kind === 'all') searchParams.delete('kind');
  else searchParams.set('kind', kind);
  const typed = searchParams.get('placeName');
  if (typed === null) return searchParams;
  const { placeInBrowser } = await import('./place-in-browser.ts');
  const code = await placeInBrowser(typed, signal);
  searchParams.delete('placeName');
  if (code === undefined || searchParams.get('radius') === '') searchParams.delete('radius');
  if (code !== undefined) searchParams.set('place', code);
  return searchParams;
}
