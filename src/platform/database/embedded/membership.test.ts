import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scaledByLoad } from '../../../../test/load.ts';
import { runTypeScript, type RunningProgram } from '../../../../test/program.ts';
import { joinEmbedded } from './membership.ts';
import { stopPostmaster } from './postmaster.ts';
import { embeddedConnection } from './server.ts';

let folder: string;
const programs: RunningProgram[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazar-membership-'));
});
afterEach(async () => {
  for (const { child } of programs.splice(0)) child.kill('SIGKILL');
  await stopPostmaster(folder);
  rmSync(folder, { recursive: true, force: true });
});

function use(role: 'app' | 'guest', data = folder): RunningProgram {
  const program = runTypeScript('test/programs/use-database.ts', [data, role]);
  programs.push(program);
  return program;
}
const serverRuns = (data = folder) => existsSync(join(data, 'postgres/postmaster.pid'));
const serverPid = () => Number.parseInt(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
const numbersSaid = (program: RunningProgram) => [...program.said().matchAll(/^\d+$/gm)].map(Number);

async function numbersStored(): Promise<number[]> {
  const server = await joinEmbedded(folder, 'guest');
  const client = new Client(server.connection);
  await client.connect();
  const { rows } = await client.query<{ n: number }>('select n from numbers order by n');
  await client.end();
  await server.leave();
  return rows.map(({ n }) => n);
}

test('the server starts with its first user and stops with its last', async () => {
  const app = use('app');
  await app.says(/joined/);
  const command = use('guest');
  await command.says(/joined/);
  app.child.kill('SIGTERM');
  expect(await app.ended).toBe(0);
  expect(serverRuns()).toBe(true);
  command.child.kill('SIGTERM');
  expect(await command.ended).toBe(0);
  expect(serverRuns()).toBe(false);
});

test('refuses a second app on the same data folder with one sentence while the first keeps running', async () => {
  const first = use('app');
  await first.says(/^3$/m);
  const second = use('app');
  expect(await second.ended).toBe(1);
  expect(second.said()).toBe(
    `Another bazaar already runs on the data folder ${folder}: stop it first, or set another DATA_DIR and PORT.\n`,
  );
  const before = numbersSaid(first).length;
  await expect.poll(() => numbersSaid(first).length).toBeGreaterThan(before);
});

test('killed ten times while writing, no confirmed write is lost and each start takes under ten seconds on an idle machine', async () => {
  const confirmed: number[] = [];
  for (let round = 0; round < 10; round++) {
    const begun = performance.now();
    const app = use('app');
    await app.says(/joined[\s\S]*\d/);
    expect(performance.now() - begun).toBeLessThan(scaledByLoad(10_000));
    // In some rounds the server is killed as well, as in a power cut.
    if (round % 3 === 0) process.kill(serverPid(), 'SIGKILL');
    app.child.kill('SIGKILL');
    await app.ended;
    confirmed.push(...numbersSaid(app));
  }
  const stored = await numbersStored();
  expect(stored).toEqual(expect.arrayContaining(confirmed));
  expect(stored).toEqual(stored.map((_, index) => index + 1));
}, 120_000);

test('restarts a killed server under a running app and keeps its seat', async () => {
  const server = await joinEmbedded(folder, 'app');
  process.kill(serverPid(), 'SIGKILL');
  const answers = async () => {
    const client = new Client(embeddedConnection(folder));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query('select count(*)::int as seats from pg_locks where objid = 2')).rows[0]
        .seats;
    } catch {
      return 0;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  await expect.poll(answers, { timeout: 10_000 }).toBe(1);
  await server.leave();
  expect(serverRuns()).toBe(false);
});

test('two concurrent first starts create one database and both join it', async () => {
  const both = [use('guest'), use('guest')];
  await Promise.all(both.map((program) => program.says(/joined/)));
  for (const { child } of both) child.kill('SIGTERM');
  expect(await Promise.all(both.map((program) => program.ended))).toEqual([0, 0]);
  expect(serverRuns()).toBe(false);
});

test('a first start cut short does not block the next one', async () => {
  mkdirSync(join(folder, 'postgres.unfinished-999999999'));
  writeFileSync(join(folder, 'postgres.unfinished-999999999/PG_VERSION'), '18');
  await (await joinEmbedded(folder, 'guest')).leave();
  expect(existsSync(join(folder, 'postgres.unfinished-999999999'))).toBe(false);
});

test('a data folder with a very long path works, through a short private folder for the socket', async () => {
  const deep = join(folder, 'x'.repeat(100));
  const server = await joinEmbedded(deep, 'guest');
  expect(String(server.connection.host)).not.toContain(folder);
  await server.leave();
  expect(serverRuns(deep)).toBe(false);
  rmSync(String(server.connection.host), { recursive: true, force: true });
});

test('reports a read-only data folder in one sentence and creates nothing in it', async () => {
  const program = runTypeScript('test/programs/use-database.ts', [folder, 'guest'], { readOnly: folder });
  expect(await program.ended).toBe(1);
  expect(program.said()).toMatch(/^The data folder \S+ cannot be written \((EROFS|EACCES)\): [^\n]*\n$/);
  expect(readdirSync(folder)).toEqual([]);
});

test('a pid file with the pid of another program does not prevent the start', async () => {
  await (await joinEmbedded(folder, 'guest')).leave();
  writeFileSync(join(folder, 'postgres/postmaster.pid'), `${process.pid}\n${folder}/postgres\n1\n5432\n`);
  const program = use('guest');
  await program.says(/joined/);
  expect(serverPid()).not.toBe(process.pid);
});

test('leaves the database of another PostgreSQL version untouched', async () => {
  await (await joinEmbedded(folder, 'guest')).leave();
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '17\n');
  await expect(joinEmbedded(folder, 'guest')).rejects.toThrow(
    'was made by PostgreSQL 17, this program brings 18',
  );
});
