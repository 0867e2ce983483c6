import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { getAlbum } from '../src/features/media/contract.ts';
import { joinEmbedded } from '../src/platform/database/embedded/membership.ts';
import { embeddedUrl } from '../src/platform/database/embedded/server.ts';
import { openBucket } from '../test/bucket.ts';
import { scaledByLoad } from '../test/load.ts';
import { runTypeScript, type RunningProgram } from '../test/program.ts';
import { photo } from '../test/specimens/photos.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { freePort, FakeMailServer } from './fake-mail-server.ts';
import { stickForm } from './stick-form.ts';
import { UnsteadyProxy } from './unsteady-proxy.ts';

const linux = process.platform === 'linux';
const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

const health = z.object({ data: z.object({ parts: z.record(z.string(), z.boolean()) }) });

/** Health of a process's parts, over a new connection. */
async function partsOf(url: string): Promise<Record<string, boolean>> {
  const answer = await fetch(`${url}/zdravi/pripraveno`, { headers: { connection: 'close' } });
  return health.parse(await answer.json()).data.parts;
}

async function bothAnswer(bazaar: Bazaar): Promise<void> {
  const opened = `The bazaar is open at ${bazaar.url}\n`;
  await expect.poll(() => bazaar.output, { timeout: 60_000 }).toContain(opened);
}

async function rolesOf(url: string): Promise<string[]> {
  const parts = [await partsOf(url), await partsOf(url)];
  return parts.map((each) => ('queue' in each ? 'runs jobs' : 'answers only')).toSorted();
}

test.runIf(linux)(
  'two processes of one start share the visitors, and one of them runs the jobs',
  async () => {
    const bazaar = await Bazaar.open({ env: { PROCESSES: '2' } });
    cleanups.push(() => bazaar.close());
    await bothAnswer(bazaar);
    expect(bazaar.answering()).toHaveLength(2);
    // The first request may still use a connection that was already open.
    await expect.poll(() => rolesOf(bazaar.url)).toEqual(['answers only', 'runs jobs']);
    // The PIN is mailed by a job, and the session is valid in both processes.
    await ApiVisitor.signedIn(bazaar, 1);
  },
);

test.runIf(linux)('replaces a killed process while the other one answers', async () => {
  const bazaar = await Bazaar.open({ env: { PROCESSES: '2' } });
  cleanups.push(() => bazaar.close());
  await bothAnswer(bazaar);
  const [first, second = 0] = bazaar.answering();
  process.kill(second, 'SIGKILL');
  await expect.poll(() => bazaar.output).toContain('a process ended and will be replaced');
  for (let nth = 0; nth < 6; nth += 1) expect(await partsOf(bazaar.url)).toMatchObject({ database: true });
  await expect.poll(() => bazaar.answering()).toHaveLength(2);
  expect(bazaar.answering()).toContain(first);
  await expect.poll(() => rolesOf(bazaar.url), { timeout: 30_000 }).toEqual(['answers only', 'runs jobs']);
  const processes = bazaar.answering();
  expect(await bazaar.endGroup()).toBe(0);
  for (const pid of processes) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(bazaar.databaseLog().trimEnd()).toMatch(/database system is shut down$/);
});

test.runIf(linux)(
  'a PIN that a killed process was sending arrives soon after another one runs the jobs',
  async () => {
    const post = await FakeMailServer.open();
    const network = await UnsteadyProxy.before(post.port);
    cleanups.push(() => network.close());
    const SMTP_URL = `smtp://127.0.0.1:${network.port}`;
    const bazaar = await Bazaar.open({ post, env: { PROCESSES: '2', SMTP_URL } });
    cleanups.push(() => bazaar.close());
    await bothAnswer(bazaar);
    const [first = 0] = bazaar.answering();
    network.fallSilent();
    const visitor = new ApiVisitor(bazaar, 1);
    const signingIn = visitor.signIn();
    const sending = `select from graphile_worker.jobs where task_identifier = 'send-email' and locked_at is not null`;
    await expect.poll(async () => (await bazaar.query(sending)).length).toBe(1);
    process.kill(first, 'SIGKILL');
    network.serveNewOnes();
    await expect.poll(() => bazaar.answering().filter((pid) => pid !== first)).toHaveLength(2);
    await expect.poll(() => rolesOf(bazaar.url), { timeout: 60_000 }).toEqual(['answers only', 'runs jobs']);
    const ready = performance.now();
    await signingIn;
    expect(performance.now() - ready).toBeLessThan(scaledByLoad(15_000));
  },
);

test('refuses to start several processes on a taken port with one sentence', async () => {
  const bazaar = await Bazaar.open();
  cleanups.push(() => bazaar.close());
  const folder = mkdtempSync(join(tmpdir(), 'bazar-taken-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  const second = runTypeScript('run.mjs', ['src/main.ts'], {
    env: { NODE_ENV: 'development', PROCESSES: '2', PORT: new URL(bazaar.url).port, DATA_DIR: folder },
  });
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/^Port \d+ on 127\.0\.0\.1 is taken by another program/m);
});

test('processes that share only a database and a bucket, one of them for jobs, form one bazaar', async () => {
  const { endpoint, name, accessKeyId, secretAccessKey } = await openBucket();
  const folder = mkdtempSync(join(tmpdir(), 'bazar-roles-'));
  const server = await joinEmbedded(join(folder, 'server'), 'guest');
  const post = await FakeMailServer.open();
  cleanups.push(async () => {
    await post.pause();
    await server.leave();
    rmSync(folder, { recursive: true, force: true });
  });
  const start = async (machine: string, role: 'web' | 'worker'): Promise<string> => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const program: RunningProgram = runTypeScript('run.mjs', ['src/main.ts'], {
      env: {
        APP_URL: url,
        DATABASE_URL: embeddedUrl(join(folder, 'server')),
        DATA_DIR: join(folder, machine),
        DEMO: 'false',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'development',
        PORT: new URL(url).port,
        ROLE: role,
        SMTP_URL: post.url,
        STORAGE_URL: `s3+${endpoint.replace('//', `//${accessKeyId}:${secretAccessKey}@`)}/${name}`,
      },
    });
    await program.says(/Ctrl-C stops it/);
    cleanups.push(async () => {
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
    });
    return url;
  };
  const web = await start('first', 'web');
  const visitor = new ApiVisitor({ url: web, post }, 1);
  const signingIn = visitor.signIn();
  expect((await partsOf(web)).queue).toBeUndefined();
  const worker = await start('second', 'worker');
  await signingIn;
  expect(await partsOf(worker)).toEqual({ database: true, queue: true });
  expect((await fetch(worker)).status).toBe(404);

  const other = await start('third', 'web');
  const { albumId } = await visitor.fillDraft(stickForm(1));
  const { preview } = await visitor.sendPhoto(albumId, await photo(1_600, 1_200).jpeg().toBuffer());
  expect((await fetch(other + preview)).status).toBe(200);
  const album = () => visitor.get(getAlbum, { params: { albumId } });
  await expect.poll(async () => (await album()).photos[0]?.state, { timeout: 60_000 }).toBe('ready');
  for (const { url } of (await album()).photos[0]?.avif ?? [])
    expect((await fetch(other + url)).headers.get('content-type')).toBe('image/avif');
});
