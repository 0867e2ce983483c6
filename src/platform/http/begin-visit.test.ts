import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { randomIds } from '../ids.ts';
import { beginVisit, type VisitEnv } from './begin-visit.ts';
import { listen } from './server.ts';

const sink = new PassThrough();
let lines: string[] = [];
sink.on('data', (line: Buffer) => lines.push(line.toString()));
const log = pino({ level: 'debug' }, sink);
const logged = () => lines.map((line) => JSON.parse(line));

const begun = Promise.withResolvers<void>();
const ids = { uuid: () => 'id', token: () => 'token', pin: () => '123456' };
const site = new Hono<VisitEnv>()
  .use(beginVisit(ids, log, () => 'somebody'))
  .get('/chyba', (c) => c.text('broken', 500))
  .get('/zdravi/pripraveno', (c) => c.text('not yet', 503))
  .get('/dlouho', async (c) => {
    begun.resolve();
    await once(c.req.raw.signal, 'abort');
    return c.text('nobody reads it', 500);
  })
  .get('/', (c) => c.text('hello'));

const http = await listen('127.0.0.1', 0);
const listener = getRequestListener(site.fetch, { overrideGlobalObjects: false });
await http.handle((incoming, outgoing) => listener(incoming, outgoing));
afterAll(() => http.stop());
beforeEach(() => (lines = []));
const base = `http://127.0.0.1:${http.port}`;

test('logs each answer, and a failed one as a warning', async () => {
  await fetch(`${base}/`);
  await fetch(`${base}/chyba`);
  expect(logged()).toMatchObject([
    { path: '/', status: 200, level: log.levels.values['info'] },
    { path: '/chyba', status: 500, level: log.levels.values['warn'] },
  ]);
});

test('the key that an email carries is not logged', async () => {
  await fetch(`${base}/newsletters/${randomIds.token()}/sign-out`);
  expect(logged()).toMatchObject([{ path: '/newsletters/…/sign-out', status: 404 }]);
});

test('logs an unhealthy health check as info, not as a warning', async () => {
  await fetch(`${base}/zdravi/pripraveno`);
  expect(logged()).toMatchObject([{ status: 503, level: log.levels.values['info'] }]);
});

test('a client that disconnects before the answer is not logged as a failure', async () => {
  const visitor = request(`${base}/dlouho`).on('error', () => undefined);
  visitor.end();
  await begun.promise;
  visitor.destroy();
  await expect.poll(logged).toMatchObject([{ path: '/dlouho', level: log.levels.values['debug'] }]);
});
