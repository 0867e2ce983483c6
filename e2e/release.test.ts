import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from 'pg';
import { stopPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { embeddedConnection } from '../src/platform/database/embedded/server.ts';
import { freePort } from './fake-mail-server.ts';

/** A server as in `docs/operations.md`; its versions are commits of a repository made from this project. */
const home = mkdtempSync(join(tmpdir(), 'bazar-releases-'));
const origin = join(home, 'origin');
const dataDir = join(home, 'data');
const pidFile = join(home, 'pid');
const restart = join(home, 'restart.sh');
let port = 0;

const git = (...args: string[]) =>
  execFileSync('git', ['-C', origin, '-c', 'user.name=Test', '-c', 'user.email=test@example.cz', ...args], {
    encoding: 'utf8',
  }).trim();

/** Commits a new version with one more migration; returns its hash. */
function version(migration?: string, sql = ''): string {
  if (migration) writeFileSync(join(origin, 'db/migrations', migration), sql);
  git('add', '--all');
  git('commit', '--quiet', '--message', migration ?? 'as it is');
  return git('rev-parse', '--short=12', 'HEAD');
}

function release(command: 'upgrade' | 'rollback', revision = '', settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('bash', ['deploy/release.sh', command, revision], {
    encoding: 'utf8',
    env: {
      ...process.env,
      BAZAR_HOME: home,
      BAZAR_RESTART: `bash ${restart}`,
      // Replaces npm's install and build, because all versions share the same result.
      BAZAR_INSTALL: `cp -al ${process.cwd()}/node_modules ${process.cwd()}/build .`,
      BAZAR_BACKUP: 'node_modules/.bin/node run.mjs src/commands/backup.ts',
      BACKUP_DIR: join(home, 'backups'),
      BAZAR_READY_WITHIN: '30',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'false',
      ...settings,
    },
  });
  return { status, said: stdout + stderr };
}
const running = () => basename(readlinkSync(join(home, 'current')));

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client(embeddedConnection(dataDir));
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  port = await freePort();
  mkdirSync(origin);
  // A prepared database, so that the first start need not create one.
  if (process.env.E2E_DATA_TEMPLATE) spawnSync('cp', ['-a', process.env.E2E_DATA_TEMPLATE, dataDir]);
  const copy = `git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t ${origin}`;
  execFileSync('bash', ['-c', copy]);
  git('init', '--quiet', '--initial-branch=main');
  // Like `systemctl restart`: the old process has ended before the new one starts.
  writeFileSync(
    restart,
    `if [ -f ${pidFile} ]; then kill -TERM "$(cat ${pidFile})"; tail --pid="$(cat ${pidFile})" -f /dev/null; fi
cd ${home}/current
PROCESSES=1 setsid node_modules/.bin/node run.mjs src/main.ts >>${home}/log 2>&1 </dev/null &
echo $! >${pidFile}
`,
  );
});
afterAll(async () => {
  const pid = Number(readFileSync(pidFile, 'utf8'));
  spawnSync('bash', ['-c', `kill -TERM ${pid}; tail --pid=${pid} -f /dev/null`]);
  await stopPostmaster(dataDir);
  rmSync(home, { recursive: true, force: true });
});

test('one command upgrades, one rolls back, and all data survive', async () => {
  const first = version();
  execFileSync('git', ['clone', '--quiet', '--bare', origin, join(home, 'repository')]);
  expect(release('upgrade')).toMatchObject({ status: 0 });
  expect(running()).toBe(first);
  await ask(`insert into advertisers (id, email, public_name, slug, created_at)
    values (gen_random_uuid(), 'jana@example.cz', 'Jana', 'jana', now())`);

  const second = version('9000_tried.sql', 'create table tried (id integer not null);');
  expect(release('upgrade')).toMatchObject({ status: 0, said: expect.stringContaining('making a backup') });
  expect(running()).toBe(second);
  expect(await ask('select email from advertisers')).toEqual([{ email: 'jana@example.cz' }]);
  expect(await ask('select * from tried')).toEqual([]);

  expect(release('rollback')).toMatchObject({ status: 0 });
  expect(running()).toBe(first);
  expect(await ask('select email from advertisers')).toEqual([{ email: 'jana@example.cz' }]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test('a version that does not become ready is rolled back at once and reported', async () => {
  const before = running();
  version('9001_broken.sql', 'create table tried (id integer not null);');
  const { status, said } = release('upgrade');
  expect(status).toBe(1);
  expect(said).toContain(`${before} runs again`);
  expect(running()).toBe(before);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(readFileSync(join(home, 'log'), 'utf8')).toContain('already exists');
});

test('does nothing when the backup fails', () => {
  const before = running();
  const { status, said } = release('upgrade', 'main', { BAZAR_BACKUP: 'false' });
  expect(status).toBe(1);
  expect(said).toContain('no backup, no upgrade');
  expect(running()).toBe(before);
});

test('does nothing for a version that does not exist', () => {
  const before = running();
  const { status, said } = release('upgrade', 'no-such-tag');
  expect(status).toBe(1);
  expect(said).toContain('no such version: no-such-tag');
  expect(running()).toBe(before);
});
