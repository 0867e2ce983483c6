import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { Pool } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { searchListings } from '../src/features/search/contract.ts';
import { joinEmbedded } from '../src/platform/database/embedded/membership.ts';
import { embeddedUrl } from '../src/platform/database/embedded/server.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { freePort } from './fake-mail-server.ts';
import { postStick } from './sample-offer.ts';

// PgBouncer is not installed on every machine.
const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;
const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

/** PgBouncer in front of an embedded server, with two connections in transaction mode. */
async function openPooler(folder: string): Promise<string> {
  const own = mkdtempSync(join(tmpdir(), 'bazar-pooler-'));
  // As root it must switch to another user, who must be able to read its configuration.
  await chmod(own, 0o755);
  const database = new URL(embeddedUrl(folder));
  const name = database.pathname.slice(1);
  const port = await freePort();
  const settings = join(own, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
${name} = host=${database.searchParams.get('host')} dbname=${name} user=${database.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const pooler = spawn('pgbouncer', ['-q', ...user, settings], { stdio: 'ignore' });
  cleanups.push(async () => {
    pooler.kill('SIGINT');
    if (pooler.exitCode === null) await once(pooler, 'exit');
    rmSync(own, { recursive: true });
  });
  return `postgres://${database.username}@127.0.0.1:${port}/${name}`;
}

test.runIf(isInstalled)(
  'through a transaction pooler people sign in, publish and search; session features bypass it',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bazar-pooled-'));
    await chmod(folder, 0o755);
    const server = await joinEmbedded(folder, 'guest');
    cleanups.push(async () => {
      await server.leave();
      rmSync(folder, { recursive: true, force: true });
    });
    const poolerUrl = await openPooler(folder);
    const bazaar = await Bazaar.open({
      env: { DATABASE_URL: embeddedUrl(folder), DATABASE_POOLER_URL: poolerUrl },
    });
    cleanups.push(() => bazaar.close());
    const sellers = Array.from({ length: 6 }, (_, nth) => new ApiVisitor(bazaar, nth + 1));
    await Promise.all(sellers.map((seller) => seller.signIn()));
    const ids = await Promise.all(
      sellers.map((seller, nth) => postStick(seller, { title: `Hůl za spojkou ${nth}` })),
    );
    const [seller] = sellers;
    const found = () => seller?.get(searchListings, { query: { q: 'spojkou' } });
    await expect.poll(async () => (await found())?.total).toBe(ids.length);
    const pool = new Pool(server.connection);
    const { rows } = await pool.query<{ application: string; connections: number }>(
      `select application_name as application, count(*)::int as connections from pg_stat_activity
       where backend_type = 'client backend' and pid <> pg_backend_pid() group by 1`,
    );
    await pool.end();
    const connections = new Map(rows.map((row) => [row.application, row.connections]));
    expect(connections.get('')).toBeLessThanOrEqual(3);
    expect([...connections.keys()].some((name) => name.startsWith('bazar queue '))).toBe(true);
  },
);
