import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBucket } from '../../../test/bucket.ts';
import { testDatabase, type TestDatabase } from '../../../test/database.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { folderStorage } from '../storage/folder.ts';
import { s3Storage } from '../storage/s3.ts';
import { backUp } from './back-up.ts';
import { latestBackup, listBackups } from './manifest.ts';
import { restore } from './restore.ts';

const platform = await testPlatform();
const empty = await testDatabase();
const refused = await testDatabase();

const root = mkdtempSync(join(tmpdir(), 'bazar-backup-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const source = {
  connection: platform.connection,
  storage: platform.storage,
  clientKey: join(platform.config.dataDir, 'client-key'),
};
const silent = { keep: 3, onProgress: () => undefined };
const into = ({ connection }: TestDatabase, name: string) => ({
  connection,
  storage: folderStorage(join(root, name)),
  clientKey: join(root, `${name}-key`),
});

/** Rows of every non-empty table, as text. */
async function rowsOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'graphile_worker') and tablename not like '%migration%' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    if (rows.length > 0) all[name] = rows.map(({ row }) => row);
  }
  return all;
}

let owner: Awaited<ReturnType<typeof newAdvertiser>>;
beforeAll(async () => {
  await loadTowns(platform);
  owner = await newAdvertiser(platform);
  await addListing(platform, owner, { values: { title: 'Hůl „se zpětným \\ lomítkem“\ta tabulátorem' } });
  await platform.queue.add(platform.db, 'send-email', {
    to: 'a@example.cz',
    subject: 'Čeká',
    text: 'Čeká',
    html: '',
  });
  await platform.storage.put('photos/aa/one.avif', Buffer.from('obrázek'));
  writeFileSync(source.clientKey, 'klíč');
});

test('restores every row, every waiting job and every file of a backup into an empty bazaar', async () => {
  const before = await rowsOf(platform);
  const { backup } = await backUp(source, join(root, 'whole'), silent);
  await restore(into(empty, 'restored'), backup, () => undefined);
  expect(await rowsOf(empty)).toEqual(before);
  expect((await empty.pool.query('select 1 from graphile_worker.jobs')).rows).toHaveLength(1);
  expect(await readFile(join(root, 'restored/photos/aa/one.avif'), 'utf8')).toBe('obrázek');
  expect(await readFile(join(root, 'restored-key'), 'utf8')).toBe('klíč');
});

test('backs up and restores pictures of a bucket like those of a folder, and skips those already backed up', async () => {
  const bucket = await openBucket();
  const there = s3Storage(bucket);
  await there.put('photos/aa/one.avif', Buffer.from('obrázek'));
  await there.put('sources/bb/two.jpg', Buffer.from('druhý'));
  const dir = join(root, 'of-bucket');
  await backUp({ ...source, storage: there }, dir, silent);
  const written = await stat(join(dir, 'files/sources/bb/two.jpg'));
  const { backup, manifest } = await backUp({ ...source, storage: there }, dir, silent);
  expect(manifest.files.count).toBe(2);
  expect((await stat(join(dir, 'files/sources/bb/two.jpg'))).mtimeMs).toBe(written.mtimeMs);
  const another = s3Storage({ ...bucket, prefix: 'restored/' });
  const target = await testDatabase();
  await restore({ ...into(target, 'of-bucket'), storage: another }, backup, () => undefined);
  const restored = await another.get('photos/aa/one.avif');
  expect(await new Response(restored?.stream()).text()).toBe('obrázek');
});

test('after a restore, sequences continue and foreign keys and triggers hold', async () => {
  const { rows } = await empty.pool.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('listings', 'id')) as id`,
  );
  const { rows: highest } = await empty.pool.query<{ id: number }>('select max(id) as id from listings');
  expect(rows[0]?.id).toBeGreaterThan(highest[0]?.id ?? Number.POSITIVE_INFINITY);
  await expect(empty.pool.query(`update listings set advertiser_id = gen_random_uuid()`)).rejects.toThrow(
    /foreign key/,
  );
  const { rows: disabled } = await empty.pool.query(
    `select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal`,
  );
  expect(disabled).toEqual([]);
});

test('refuses to overwrite a bazaar that has accounts', async () => {
  const { backup } = await backUp(source, join(root, 'over'), silent);
  const before = await rowsOf(platform);
  await expect(
    restore({ ...source, storage: folderStorage(join(root, 'nowhere')) }, backup, () => undefined),
  ).rejects.toThrow(/in use already/);
  expect(await rowsOf(platform)).toEqual(before);
});

test('a backup with a changed row or a damaged file restores nothing and names the damaged part', async () => {
  const { backup } = await backUp(source, join(root, 'damaged'), silent);
  const target = into(refused, 'refused');
  const table = join(backup, 'tables/public.advertisers.gz');
  const sound = await readFile(table);
  writeFileSync(table, gzipSync(gunzipSync(sound).toString('utf8').replace('Tomáš', 'Tomas')));
  await expect(restore(target, backup, () => undefined)).rejects.toThrow(
    /table advertisers is not what it was/,
  );
  expect((await rowsOf(refused))['public.advertisers']).toBeUndefined();
  writeFileSync(table, sound);
  writeFileSync(join(root, 'damaged/files/photos/aa/one.avif'), 'obrazek!');
  await expect(restore(target, backup, () => undefined)).rejects.toThrow(
    /one\.avif of the backup is damaged/,
  );
});

test('refuses to touch a database of another program', async () => {
  const other = await testDatabase();
  await other.pool.query('drop schema public cascade; create schema public; create table theirs (id int)');
  const { backup } = await backUp(source, join(root, 'other'), silent);
  await expect(restore(into(other, 'other'), backup, () => undefined)).rejects.toThrow(/another program/);
  expect((await other.pool.query('select count(*)::int as tables from theirs')).rows).toEqual([
    { tables: 0 },
  ]);
});

test('refuses the second of two concurrent backups', async () => {
  const both = await Promise.allSettled([1, 2].map(() => backUp(source, join(root, 'twice'), silent)));
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(String(both.find((each) => each.status === 'rejected')?.reason)).toContain('Another backup');
});

test('refuses a folder that is not a backup', async () => {
  await mkdir(join(root, 'nothing'));
  await expect(restore(into(refused, 'x'), join(root, 'nothing'), () => undefined)).rejects.toThrow(
    /no whole backup/,
  );
});

test('deletes older backups, the files only they needed, and leftovers of a killed backup', async () => {
  const dir = join(root, 'kept');
  await platform.storage.put('photos/bb/two.avif', Buffer.from('druhý'));
  const keep = { ...silent, keep: 1 };
  const first = await backUp(source, dir, keep);
  expect(first.manifest.files.count).toBe(2);
  await platform.storage.delete('photos/bb/two.avif');
  await mkdir(join(dir, '.2099-01-01T00-00-00.000Z'));
  const second = await backUp(source, dir, keep);
  expect(await listBackups(dir)).toHaveLength(1);
  expect(readdirSync(dir)).not.toContain('.2099-01-01T00-00-00.000Z');
  expect(await latestBackup(dir)).toEqual(second.manifest);
  expect(readdirSync(join(dir, 'files/photos'), { recursive: true })).not.toContain('bb/two.avif');
  expect(readdirSync(join(dir, 'files/photos'), { recursive: true })).toContain('aa/one.avif');
});
