import type { Database } from '../../platform/platform.ts';
import { countWatchesMatching, watchesMatching, renameSearch } from './db-brand.ts';
import { canonicalSearch, nameOfSearch, queryOf } from './name.ts';

/** Watches whose search names a brand. */
export async function countWatchesOfBrand(db: Database, brand: string): Promise<number> {
  return countWatchesMatching(db, brandIn(brand));
}

/**
 * Watches that name a brand name the other one from now on. One whose owner watches the same already stays as it is: it
 * finds the same, and its emails lead to it.
 */
export async function renameBrandInWatches(db: Database, from: string, to: string): Promise<void> {
  for (const { id, email, search: before } of await watchesMatching(db, brandIn(from))) {
    const parameters = new URLSearchParams(before);
    const pairs = [...parameters].map(([name, value]): [string, string] => [
      name,
      name === 'brand' && value === from ? to : value,
    ]);
    const search = canonicalSearch(String(new URLSearchParams(pairs)));
    const query = search === undefined ? undefined : queryOf(search);
    if (search === undefined || !query) continue;
    await renameSearch(db, { id, email, search, name: await nameOfSearch(db, query) });
  }
}

const brandIn = (slug: string) => `(^|&)brand=${slug}(&|$)`;
