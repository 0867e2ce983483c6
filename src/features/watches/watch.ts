import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Frequency, Watch } from './contract.ts';
import { countWatches, putWatch, sameWatch } from './db.ts';
import { nameOfSearch } from './name.ts';
import { refuseMoreWatches } from './policy.ts';
import { canonicalSearch, queryOf } from './search-text.ts';
import { watchView } from './views.ts';

export type Wish = { search: string; frequency: Frequency };

/** What is to be watched: the search in its one spelling, with its name. */
export async function readWish(
  { db }: Pick<Platform, 'db'>,
  { search }: Wish,
): Promise<{ search: string; name: string } | Refusal<'invalid-input'>> {
  const canonical = canonicalSearch(search);
  const query = canonical === undefined ? undefined : queryOf(canonical);
  if (canonical === undefined || !query) {
    return refuse('invalid-input', { fields: { search: ['Napiš nebo vyber, co máme hlídat.'] } });
  }
  return { search: canonical, name: await nameOfSearch(db, query) };
}

/** Watches a search for somebody whose address is proven. The same search again only changes how often. */
export async function watchSearch(
  platform: Platform,
  { email }: Pick<Viewer, 'email'>,
  wish: Wish,
): Promise<Watch | Refusal<'watches-full' | 'invalid-input'>> {
  const read = await readWish(platform, wish);
  if (isRefusal(read)) return read;
  const { db, ids, clock } = platform;
  return db.transaction().execute(async (trx) => {
    const own = await countWatches(trx, email);
    const same = await sameWatch(trx, email, read.search);
    const refusal = same && same.state !== 'unconfirmed' ? undefined : refuseMoreWatches(own);
    if (refusal) return refusal;
    const { frequency } = wish;
    const watch = { ...read, id: ids.uuid(), email, frequency, state: 'active' as const, now: clock.now() };
    return watchView(await putWatch(trx, watch));
  });
}
