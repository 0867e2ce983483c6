import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Frequency, Watch, WatchChange } from './contract.ts';
import {
  countWatches,
  deleteWatch,
  findWatch,
  putWatch,
  sameWatch,
  updateWatch,
  watchesOf,
  type WatchRow,
  type Which,
} from './db.ts';
import { byKey } from './keys.ts';
import { nameOfSearch } from './name.ts';
import { refuseMoreWatches } from './policy.ts';
import { canonicalSearch, queryOf } from './search-text.ts';

export function watchView({ id, name, search, frequency, state, created_at, told_at }: WatchRow): Watch {
  return {
    id,
    name,
    search,
    frequency,
    state,
    createdAt: created_at.toISOString(),
    toldAt: told_at?.toISOString(),
  };
}

const endedView = ({ name, search }: WatchRow) => ({ ended: true as const, name, search });

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

/** All watches of somebody who is signed in, those made without an account included. */
export async function listWatches({ db }: Platform, { email }: Viewer): Promise<Watch[]> {
  return (await watchesOf(db, email)).map(watchView);
}

export const ownWatch = ({ email }: Viewer, id: string): Which => ({ id, email });

export async function changeWatch({ db, clock }: Platform, which: Which, change: WatchChange) {
  const watch = await updateWatch(db, which, change, clock.now());
  return watch ? watchView(watch) : undefined;
}

export async function endWatch({ db }: Platform, which: Which) {
  const watch = await deleteWatch(db, which);
  return watch ? endedView(watch) : undefined;
}

export async function watchOfKey({ db }: Platform, key: string) {
  const watch = await findWatch(db, byKey(key));
  return watch ? watchView(watch) : refuse('link-not-valid');
}
