import { createContext, useContext } from 'react';

/** Loads the code of the page at a URL and returns the URL of its data. */
export type PrefetchPage = (to: string) => string | undefined;

export const PrefetchContext = createContext<PrefetchPage | undefined>(undefined);

/** Prefetches a page while it is mounted. */
export function PrefetchedPage({ to }: { to: string }) {
  const prefetch = useContext(PrefetchContext);
  const href = prefetch?.(to);
  return href === undefined ? undefined : <link rel="prefetch" as="fetch" href={href} />;
}
