import { createServer } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FakeMailServer } from '../../../e2e/fake-mail-server.ts';
import { testPlatform } from '../../../test/platform.ts';
import { readConfig } from '../../config.ts';
import { type Check, runChecks, type Finding } from './finding.ts';
import { machineChecks } from './machine.ts';
import { outsideChecks } from './outside.ts';

const {
  pool,
  connection,
  config: { dataDir },
} = await testPlatform();

let post: FakeMailServer;
let address = '';
let secondsOff = 0;
const site = createServer((_request, response) => {
  response.setHeader('date', new Date(Date.now() + secondsOff * 1_000).toUTCString());
  response.sendDate = false;
  response.end('ok');
});
beforeAll(async () => {
  post = await FakeMailServer.open();
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  const listening = site.address();
  address = typeof listening === 'object' && listening ? `http://127.0.0.1:${listening.port}` : '';
});
afterAll(async () => {
  await post.pause();
  site.close();
});

const settingsOf = (environment: Record<string, string> = {}) =>
  readConfig({
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    APP_URL: address,
    ARES_BASE_URL: address,
    ...environment,
  });

async function findings(checks: readonly Check[]): Promise<Record<string, Finding>> {
  const all: Record<string, Finding> = {};
  for await (const finding of runChecks(checks)) all[finding.name] = finding;
  return all;
}

const records =
  (known: Record<string, string[]>) =>
  async (name: string): Promise<string[][]> => {
    const found = known[name];
    if (!found) throw Object.assign(new Error(name), { code: 'ENODATA' });
    return found.map((text) => [text.slice(0, 5), text.slice(5)]);
  };
const noRecords = { resolveTxt: records({}) };

test('finds nothing to fix on a healthy machine', async () => {
  const found = await findings([
    ...machineChecks(settingsOf(), pool),
    ...outsideChecks(settingsOf({ SMTP_URL: post.url }), noRecords),
  ]);
  expect(Object.values(found).filter(({ state }) => state === 'mend')).toEqual([]);
  expect(found.Database?.found).toMatch(/^PostgreSQL \d+/);
  expect(found.Schema?.state).toBe('well');
  expect(found['Mail server']?.state).toBe('well');
  expect(found.Clock?.state).toBe('well');
});

test('reports a storage that cannot be written', async () => {
  const file = join(dataDir, 'a-file');
  await writeFile(file, '');
  const { Storage } = await findings(
    machineChecks(settingsOf({ STORAGE_URL: `file:${file}/pictures` }), pool),
  );
  expect(Storage).toMatchObject({ state: 'mend', todo: expect.stringContaining('STORAGE_URL') });
});

test('reports whether a backup is missing, old or recent', async () => {
  const dir = join(dataDir, 'backups');
  const backup = join(dir, '2026-11-26T01-20-00.000Z');
  const config = settingsOf({ BACKUP_DIR: dir });
  const at = (time: string) => findings(machineChecks(config, pool, () => Date.parse(time)));
  expect((await at('2026-11-26T02:00:00Z')).Backup?.found).toContain('none yet');
  await mkdir(backup, { recursive: true });
  const manifest = {
    format: 1,
    startedAt: '2026-11-26T01:20:00Z',
    endedAt: '2026-11-26T01:21:00Z',
    migration: '0160',
    tables: [],
    sequences: [],
    files: { count: 0, bytes: 0 },
  };
  await writeFile(join(backup, 'manifest.json'), JSON.stringify(manifest));
  expect((await at('2026-11-26T07:00:00Z')).Backup?.state).toBe('well');
  expect((await at('2026-11-28T07:00:00Z')).Backup).toMatchObject({
    state: 'look',
    found: expect.stringContaining('54 hours'),
  });
});

test('reports an unreachable mail server and missing DNS records', async () => {
  const away = settingsOf({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'bazar@bazar.example' });
  expect((await findings(outsideChecks(away, noRecords)))['Mail server']?.state).toBe('mend');
  const config = settingsOf({ SMTP_URL: 'smtp://mail.invalid', MAIL_FROM: 'Bazar <bazar@bazar.example>' });
  const without = await findings(
    outsideChecks(config, noRecords).filter(({ name }) => /SPF|DMARC/.test(name)),
  );
  expect([without.SPF?.state, without.DMARC?.state]).toEqual(['mend', 'mend']);
  const resolveTxt = records({
    'bazar.example': ['v=spf1 include:mail.example -all', 'something else'],
    '_dmarc.bazar.example': ['v=DMARC1; p=quarantine'],
  });
  const mended = await findings(
    outsideChecks(config, { resolveTxt }).filter(({ name }) => /SPF|DMARC/.test(name)),
  );
  expect([mended.SPF?.state, mended.DMARC?.state]).toEqual(['well', 'well']);
});

test('reports a clock that is minutes off', async () => {
  secondsOff = 300;
  const { Clock } = await findings(outsideChecks(settingsOf(), noRecords));
  secondsOff = 0;
  expect(Clock?.state).toBe('mend');
  expect(Clock?.found).toMatch(/^(299|300|301) s off/);
});

test('reports a public address that does not respond or has no certificate', async () => {
  const { Address, Certificate } = await findings(
    outsideChecks(settingsOf({ APP_URL: 'http://bazar.invalid', NODE_ENV: 'test' }), noRecords),
  );
  expect([Address?.state, Certificate?.state]).toEqual(['mend', 'mend']);
});

test('a replica that follows nobody is to be mended; one that does not answer is only worth a look', async () => {
  const { host, user, database } = connection;
  const same = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
  const found = async (url: string) =>
    (await findings(machineChecks(settingsOf({ DATABASE_REPLICA_URL: url }), pool)))['Replica'];
  expect(await found(same)).toMatchObject({
    state: 'mend',
    found: 'it follows nobody: it is a primary itself',
  });
  expect(await found('postgres://nobody@127.0.0.1:1/bazar')).toMatchObject({
    state: 'look',
    found: expect.stringContaining('ECONNREFUSED'),
  });
});
