import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
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
  type WatchSelector,
  addKey,
} from './db.ts';
import { nameOfSearch, canonicalSearch, queryOf } from '../search/index.ts';
import { refuseMoreWatches } from './policy.ts';
import { countEmail } from '../../platform/database/email-limits.ts';
import { confirmWatchEmail } from './mail/watch-emails.ts';
import { hashOfSecret } from '../accounts/index.ts';

function watchView({ id, name, search, frequency, state, created_at, told_at }: WatchRow): Watch {
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

type Wish = { search: string; frequency: Frequency };

/** The canonical search to watch, with its name. */
async function readWish(
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

/** Creates a watch for a verified address; for an existing one only changes the frequency. */
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

/** All watches of the signed-in user's address, including those created without an account. */
export async function listWatches({ db }: Platform, { email }: Viewer): Promise<Watch[]> {
  return (await watchesOf(db, email)).map(watchView);
}

export const ownWatch = ({ email }: Viewer, id: string): WatchSelector => ({ id, email });

export async function changeWatch({ db, clock }: Platform, which: WatchSelector, change: WatchChange) {
  const watch = await updateWatch(db, which, change, clock.now());
  return watch ? watchView(watch) : undefined;
}

export async function endWatch({ db }: Platform, which: WatchSelector) {
  const watch = await deleteWatch(db, which);
  return watch ? endedView(watch) : undefined;
}

export async function watchOfKey({ db }: Platform, key: string) {
  const watch = await findWatch(db, byKey(key));
  return watch ? watchView(watch) : refuse('link-not-valid');
}

/**
 * Asks an address to confirm a watch. Never checks whether the address has an account; for a running watch the
 * email links to that one.
 */
export async function requestWatch(
  platform: Platform,
  { email, client, ...wish }: Wish & { email: string; client: string },
): Promise<{ sentTo: string } | Refusal<'too-many-requests' | 'invalid-input'>> {
  const read = await readWish(platform, wish);
  if (isRefusal(read)) return read;
  const { ids, clock } = platform;
  const now = clock.now();
  return platform.db.transaction().execute(async (db) => {
    if (await countEmail(db, { kind: 'watch', email, client, now }))
      return refuse('too-many-requests', { message: 'Moc žádostí za sebou. Zkus to za hodinu.' });
    const { frequency } = wish;
    const watch = await putWatch(db, {
      ...read,
      id: ids.uuid(),
      email,
      frequency,
      state: 'unconfirmed',
      now,
    });
    const key = await createKey({ ...platform, db }, watch.id);
    await queueEmail(platform, db, confirmWatchEmail, email, { key });
    return { sentTo: email };
  });
}

/** Starts a watch: the holder of the email's key has proven the address. Idempotent. */
export async function confirmWatch(
  { db, clock }: Platform,
  key: string,
): Promise<Watch | Refusal<'link-not-valid' | 'watches-full'>> {
  return db.transaction().execute(async (trx) => {
    const found = await findWatch(trx, byKey(key));
    if (!found) return refuse('link-not-valid');
    const own = await countWatches(trx, found.email);
    // Locked, so that concurrent confirmations do not start it twice.
    const watch = await sameWatch(trx, found.email, found.search);
    if (!watch) return refuse('link-not-valid');
    if (watch.state !== 'unconfirmed') return watchView(watch);
    const refusal = refuseMoreWatches(own);
    if (refusal) return refusal;
    const { id, email, search, name, frequency } = watch;
    return watchView(
      await putWatch(trx, { id, email, search, name, frequency, state: 'active', now: clock.now() }),
    );
  });
}

/** A new key of a watch for one email. Keys of earlier emails stay valid. */
export async function createKey({ db, ids, clock }: Platform, watchId: string): Promise<string> {
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), watchId, now: clock.now() });
  return key;
}

/** Selects the watch by the key of an email. */
export const byKey = (key: string): WatchSelector => ({ keyHash: hashOfSecret(key) });
