import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type Socket, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Membership, joinEmbedded } from '../../src/platform/database/embedded/membership.ts';
import { embeddedConnection } from '../../src/platform/database/embedded/server.ts';
import { startProviderSignIn } from '../../src/features/accounts/contract.ts';
import { getCompany } from '../../src/features/companies/contract.ts';
import { setContact } from '../../src/features/profiles/contract.ts';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar, signalDatabase } from '../bazaar.ts';
import { freePort } from '../fake-mail-server.ts';
import { UnsteadyProxy } from '../unsteady-proxy.ts';
import { isLongRun, reportFault } from './row.ts';
import { emailsDelayed, type Fault, isReady, publishDuringFault } from './publish-during-fault.ts';

const folder = mkdtempSync(join(tmpdir(), 'bazar-faults-'));
const clock = join(folder, 'clock');
let server: Membership;
let network: UnsteadyProxy;
let bazaar: Bazaar;
/** Where nobody is: the register of companies, Google and the gateway of short messages, until one opens. */
let outside = 0;
const pool = new Pool({ ...embeddedConnection(folder), max: 2 });
pool.on('error', () => undefined);

beforeAll(async () => {
  // The database belongs to an account of its own, and stays its own.
  spawnSync('cp', ['-a', join(process.env.E2E_DATA_TEMPLATE ?? '', 'postgres'), folder]);
  spawnSync('chmod', ['755', folder]);
  writeFileSync(clock, '0');
  server = await joinEmbedded(folder, 'guest');
  outside = await freePort();
  network = await UnsteadyProxy.before(`${server.connection.host}/.s.PGSQL.5432`);
  bazaar = await Bazaar.open({
    env: {
      DATABASE_URL: `postgres://bazar@127.0.0.1:${network.port}/bazar`,
      DATABASE_TIMEOUT: '3',
      ARES_BASE_URL: `http://127.0.0.1:${outside}/rest`,
      GOOGLE_ISSUER: `http://127.0.0.1:${outside}`,
      GOOGLE_CLIENT_ID: 'bazar',
      GOOGLE_CLIENT_SECRET: 'nobody checks it',
      SMS_URL: `http://127.0.0.1:${outside}/sms`,
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--import=${fileURLToPath(new URL('../../test/programs/jumping-clock.ts', import.meta.url))}`,
    },
  });
});
afterAll(async () => {
  await bazaar.close();
  await pool.end();
  network.close();
  await server.leave();
  rmSync(folder, { recursive: true, force: true });
});

const hour = 3_600_000;
const storage = () => join(bazaar.dataDir, 'storage');
const jump = (milliseconds: number) => writeFileSync(clock, String(milliseconds));
const ownHandles = spawnSync('sh', ['-c', 'ulimit -Sn'], { encoding: 'utf8' }).stdout.trim();
const handles = (soft: string) => spawnSync('prlimit', ['--pid', String(bazaar.pid), `--nofile=${soft}:`]);
const mailIsTaken = async () => (await emailsDelayed(pool)) === 0;
const slow: Socket[] = [];

/** Emails come all the time; at least one of them is to be lied about. */
async function lieOnce(): Promise<void> {
  const { post } = bazaar;
  const before = post.emails.length;
  post.lies = true;
  for (const deadline = Date.now() + 5_000; post.emails.length === before && Date.now() < deadline;)
    await sleep(20);
}

/** As many connections as anybody may open, each of which says a byte of its request now and then. */
function openSlowly(): void {
  for (let opened = 0; opened < 400; opened += 1) {
    const socket = connect(Number(new URL(bazaar.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('POST /api/v1/sign-in HTTP/1.1\r\nHost: bazar\r\nContent-Length: 100000\r\n\r\n{');
    const timer = setInterval(() => socket.write(' '), 200);
    socket.on('close', () => clearInterval(timer));
    slow.push(socket);
  }
}

const faults: Fault[] = [
  {
    name: 'database frozen',
    lasts: isLongRun ? 8_000 : 1_500,
    begin: () => signalDatabase(folder, 'SIGSTOP'),
    end: () => signalDatabase(folder, 'SIGCONT'),
  },
  {
    name: 'mail server takes emails and says that it did not',
    lasts: 1_500,
    begin: lieOnce,
    end: () => (bazaar.post.lies = false),
    over: mailIsTaken,
  },
  { name: 'no file handles', lasts: 1_000, begin: () => handles('3'), end: () => handles(ownHandles) },
  {
    name: '400 slow sockets',
    lasts: 2_000,
    begin: openSlowly,
    end: () => slow.splice(0).forEach((socket) => socket.destroy()),
  },
  { name: 'clock two hours ahead', lasts: 1_000, begin: () => jump(2 * hour), end: () => jump(0) },
  { name: 'clock two hours behind', lasts: 1_000, begin: () => jump(-2 * hour), end: () => jump(0) },
];

/** Those that other journeys try in every run: here they are only counted. */
const triedElsewhere: Fault[] = [
  {
    name: 'database stopped',
    lasts: 1_000,
    begin: () => server.leave(),
    end: async () => (server = await joinEmbedded(folder, 'guest')),
  },
  { name: 'database killed', lasts: 0, begin: () => signalDatabase(folder, 'SIGKILL'), end: () => undefined },
  {
    name: 'network to the database silent',
    lasts: 5_000,
    begin: () => network.fallSilent(),
    end: () => network.serveNewOnes(),
  },
  {
    name: 'mail server down',
    lasts: 3_000,
    begin: () => bazaar.post.pause(),
    end: () => bazaar.post.resume(),
    over: mailIsTaken,
  },
  {
    name: 'pictures cannot be written (disk full or read-only)',
    lasts: 2_000,
    // A file in the place of the folder: nothing can be written under it, whoever runs the test.
    begin: () => (renameSync(storage(), `${storage()}.away`), writeFileSync(storage(), '')),
    end: () => (rmSync(storage()), renameSync(`${storage()}.away`, storage())),
  },
];

test.runIf(process.platform === 'linux').each(isLongRun ? [...faults, ...triedElsewhere] : faults)(
  'people put offers up, nothing is lost or doubled, and all works again after: $name',
  async (fault) => {
    const row = await publishDuringFault(fault, bazaar, pool);
    reportFault(row);
    expect(row).toMatchObject({ lost: 0, doubled: 0 });
    expect(await isReady(bazaar)).toBe(true);
  },
  600_000,
);

test('while the register, Google and the gateway of short messages are down, each says so, and a code comes once when it is back', async () => {
  const person = await ApiVisitor.signedIn(bazaar, 250);
  const company = await person.call(getCompany, { params: { companyId: '27074358' } });
  expect(company).toMatchObject({ refused: 'register-unavailable' });
  const byGoogle = await person.call(startProviderSignIn, { params: { provider: 'google' }, body: {} });
  expect(byGoogle).toMatchObject({ refused: 'provider-failed' });
  await person.get(setContact, { params: { kind: 'phone' }, body: { value: '777 123 456' } });
  const failed = `select from graphile_worker.jobs where task_identifier = 'send-sms' and attempts > 0`;
  await expect.poll(async () => (await pool.query(failed)).rowCount).toBe(1);

  let codes = 0;
  const gateway = createServer((request, response) => {
    codes += 1;
    request.resume().on('end', () => response.end('ok'));
  }).listen(outside, '127.0.0.1');
  const begun = performance.now();
  await expect.poll(() => codes).toBe(1);
  const readyMs = performance.now() - begun;
  await expect.poll(async () => (await pool.query(failed)).rowCount).toBe(0);
  gateway.close();
  reportFault({
    fault: 'register, Google and short messages down',
    injected: 1,
    lost: 1 - Math.min(1, codes),
    doubled: codes - 1,
    readyMs,
  });
  expect(codes).toBe(1);
});
