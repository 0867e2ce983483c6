import { createContext, useContext } from 'react';

/** Loads the code of the page at an address, and tells where its data are. */
export type PrefetchPage = (to: string) => string | undefined;

export const PrefetchContext = createContext<PrefetchPage | undefined>(undefined);

/** Fetches a page ahead for as long as it is rendered. */
export function PrefetchedPage({ to }: { to: string }) {
  const prefetch = useContext(PrefetchContext);
  const href = prefetch?.(to);
  return href === undefined ? undefined : <link rel="prefetch" as="fetch" href={href} />;
}
