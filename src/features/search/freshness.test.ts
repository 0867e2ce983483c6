import { afterAll, expect, test, vi } from 'vitest';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { createPool, databaseFromPool } from '../../platform/database/pool.ts';
import type { Database } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import { searchQuery } from './contract.ts';
import { engineOf } from './engines.ts';
import { openIndex } from './open-index.ts';
import { prepareSearch } from './prepare.ts';

const platform = await testPlatform();
await loadTowns(platform);
const viewer = await newAdvertiser(platform, 1000);
await addListing(platform, viewer, { values: { title: 'Byl tu od začátku' } });

const realTimer = setTimeout;
// Fake timers disable polling, so changes can only arrive by notification.
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Simulates two processes, each with its own connections and index. */
const processes = [anotherProcess(), anotherProcess()];
await Promise.all(processes.map(({ index }) => index.ready));
afterAll(async () => {
  vi.useRealTimers();
  for (const { index, pool } of processes) {
    await index.close();
    await pool.end();
  }
});

function anotherProcess() {
  const pool = createPool({ ...platform.connection }, 4, platform.log);
  const db = databaseFromPool(pool);
  return { db, pool, index: openIndex({ ...platform, db }, platform.connection) };
}

const inFuture = (platform.clock.now().getTime() + 86_400_000) * 1000;

async function found(db: Database, query: Record<string, unknown> = {}): Promise<number[]> {
  const { ask } = await prepareSearch({ ...platform, db }, searchQuery.parse(query), inFuture);
  const { page } = await engineOf(db).answer(ask, { page: { order: { sort: 'newest' }, atMost: 1000 } });
  return page.map(({ id }) => id);
}

/** Waits until every process returns the expected result. */
async function until(expected: (ids: number[]) => boolean, query = {}): Promise<void> {
  for (const { db } of processes) await eventually(async () => expected(await found(db, query)));
}

/** In real time, limited by the test's timeout only. */
async function eventually(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => realTimer(resolve, 10));
}

test('a published, changed or withdrawn listing is visible in every process by notification', async () => {
  const id = await addListing(platform, viewer, { values: { title: 'Nová hůl' } });
  await until((ids) => ids.includes(id));
  const change = (values: object) =>
    platform.db.updateTable('listings').set(values).where('id', '=', id).execute();
  await change({ price: 77 });
  await until((ids) => ids.includes(id), { price: '77-77' });
  await change({ state: 'sold' });
  await until((ids) => !ids.includes(id));
  await change({ state: 'active' });
  await until((ids) => ids.includes(id));
  await platform.db.deleteFrom('listings').where('id', '=', id).execute();
  await until((ids) => !ids.includes(id));
  expect(await Promise.all(processes.map(({ db }) => found(db)))).not.toContainEqual(
    expect.arrayContaining([id]),
  );
});

test('a cached card shows its new price and promotion', async () => {
  const id = await addListing(platform, viewer, { values: { title: 'Zlevní' } });
  const shown = () =>
    Promise.all(
      processes.map(async ({ db }) => {
        const card = (await liveCards({ ...platform, db }, [id])).get(id);
        return [card?.price, card?.topped];
      }),
    );
  await until((ids) => ids.includes(id));
  await shown();
  const topped_until = new Date(platform.clock.now().getTime() + 3_600_000);
  await platform.db.updateTable('listings').set({ price: 99, topped_until }).where('id', '=', id).execute();
  await eventually(async () => (await shown()).every(([price, topped]) => price === 99 && topped === true));
  expect(await shown()).toEqual(processes.map(() => [99, true]));
});

test('an advertiser who becomes a trader, and a first photo, are visible', async () => {
  const seller = await newAdvertiser(platform, 10);
  const album = platform.ids.uuid();
  const created_at = platform.clock.now();
  await platform.db
    .insertInto('albums')
    .values({ id: album, advertiser_id: seller.advertiserId, created_at })
    .execute();
  const id = await addListing(platform, seller);
  await platform.db.updateTable('listings').set({ album_id: album }).where('id', '=', id).execute();
  await until((ids) => ids.includes(id), { seller: 'private' });
  await platform.db
    .updateTable('advertisers')
    .set({ is_trader: true })
    .where('id', '=', seller.advertiserId)
    .execute();
  await until((ids) => ids.includes(id), { seller: 'trader' });
  expect(await found(processes[0]?.db ?? platform.db, { photo: 'yes' })).not.toContain(id);
  const photo = {
    content_hash: 'x',
    source_key: 'x',
    preview_key: 'x',
    placeholder: '',
    width: 4,
    height: 3,
  };
  await platform.db
    .insertInto('photos')
    .values({ id: platform.ids.uuid(), album_id: album, position: 0, state: 'ready', created_at, ...photo })
    .execute();
  await until((ids) => ids.includes(id), { photo: 'yes' });
});

test('a transaction that commits late is not missed, and blocks no one while running', async () => {
  const client = await platform.pool.connect();
  await client.query('begin');
  const { rows } = await client.query('update listings set price = 55 where title = $1 returning id', [
    'Byl tu od začátku',
  ]);
  const slow = Number(rows[0].id);
  const quick = await addListing(platform, viewer, { values: { title: 'Mezitím přibyla' } });
  await until((ids) => ids.includes(quick));
  expect(await found(processes[0]?.db ?? platform.db, { price: '55-55' })).toEqual([]);
  await client.query('commit');
  client.release();
  await until((ids) => ids.includes(slow), { price: '55-55' });
});

/** Like `until`, with the processes' timers running. */
async function untilTimePasses(expected: (ids: number[]) => boolean): Promise<void> {
  await until((ids) => {
    vi.advanceTimersByTime(100);
    return expected(ids);
  });
}

test('changes without a notification are found by polling', async () => {
  const { rows } = await platform.pool.query(
    `select count(pg_terminate_backend(pid)) as ended from pg_stat_activity
     where datname = current_database() and query ilike 'listen %'`,
  );
  expect(Number(rows[0].ended)).toBe(processes.length);
  const id = await addListing(platform, viewer, { values: { title: 'Bez zprávy' } });
  await untilTimePasses((ids) => ids.includes(id));
});

test('changes during a database outage are found afterwards', async () => {
  await platform.db.selectFrom('listings').select('id').limit(1).execute();
  const { rows } = await platform.pool.query(
    `select count(pg_terminate_backend(pid)) as ended from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  expect(Number(rows[0].ended)).toBeGreaterThan(0);
  const id = await addListing(platform, viewer, { values: { title: 'Po výpadku' } });
  await untilTimePasses((ids) => ids.includes(id));
});

test('a municipality moved by an import is found at its new coordinates', async () => {
  const brno = codeOf('Brno');
  const inOstrava = { place: codeOf('Ostrava'), radius: 5 };
  const nearest = async () => {
    const [{ db } = { db: platform.db }] = processes;
    const { ask, engine } = await prepareSearch({ ...platform, db }, searchQuery.parse({}), inFuture);
    return (await engine.spots(ask)).filter(({ lon }) => Math.abs(lon - 18.282) < 0.01).length;
  };
  expect(await nearest()).toBe(0);
  await platform.db
    .updateTable('places')
    .set({ lat: 49.835, lon: 18.282 })
    .where('code', '=', brno)
    .execute();
  await until((ids) => ids.length > 0, inOstrava);
  await eventually(async () => (await nearest()) > 0);
});
