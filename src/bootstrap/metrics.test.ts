import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { addListing, loadTowns, newAdvertiser } from '../../test/listings.ts';
import { testPlatform } from '../../test/platform.ts';
import { addFailedJob } from '../../test/queue-state.ts';
import { createPool, databaseFromPool } from '../platform/database/pool.ts';
import type { Replica } from '../platform/database/replica-context.ts';
import { measureAnswer } from '../platform/metrics/http-metrics.ts';
import { type MetricsServer, serveMetrics } from './metrics.ts';

const platform = await testPlatform();
const { db, pool, queue } = platform;
await loadTowns(platform);
const servers: MetricsServer[] = [];
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function served(of: Parameters<typeof serveMetrics>[0] = platform): Promise<() => Promise<string>> {
  const server = await serveMetrics(of, pool, { host: '127.0.0.1', port: 0 });
  servers.push(server);
  return async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect(answer.status).toBe(200);
    return answer.text();
  };
}

/** Number of answers of a kind and status in the metrics. */
function answersOf(text: string, kind: string, status: string): number {
  const line = new RegExp(`^bazar_http_seconds_count\\{kind="${kind}",status="${status}"\\} (\\d+)$`, 'm');
  return Number(line.exec(text)?.[1] ?? 0);
}

test('measures listings, jobs, connections, disk and the process itself', async () => {
  await addListing(platform, await newAdvertiser(platform));
  await addFailedJob(db, queue);
  await platform.storage.put('photos/a.avif', Buffer.from('a'));
  const text = await (await served())();
  expect(text).toMatch(/^bazar_database_up 1$/m);
  expect(text).toMatch(/^bazar_listings_living 1$/m);
  expect(text).toMatch(/^bazar_jobs_failed 1$/m);
  expect(text).toMatch(/^bazar_database_connections\{state="busy"\} \d+$/m);
  expect(text).toMatch(/^bazar_disk_free_ratio 0\.\d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toMatch(/^bazar_backup_age_seconds/m);
});

test('counts answers by a closed set of kinds, whatever URLs are requested', async () => {
  const read = await served();
  // Other tests of this process may have been counted, too.
  const before = await read();
  measureAnswer('/api/v1/listings', 200, 12);
  for (const path of ['/inzerat/a-1', '/inzerat/b-2', '/cokoli']) measureAnswer(path, 404, 3);
  const after = await read();
  const added = (kind: string, status: string) =>
    answersOf(after, kind, status) - answersOf(before, kind, status);
  expect(added('api', '2xx')).toBe(1);
  expect(added('page', '4xx')).toBe(3);
  expect(after).not.toContain('inzerat');
});

test('reports an unreachable database and makes up no values', async () => {
  const away = {
    ...platform,
    db: databaseFromPool(createPool({ host: '127.0.0.1', port: 1 }, 1, platform.log)),
  };
  const text = await (await served(away))();
  expect(text).toMatch(/^bazar_database_up 0$/m);
  expect(text).not.toMatch(/^bazar_jobs_failed /m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
});

test('of a replica it says whether it is read and how old its answers may be; without one, nothing', async () => {
  expect(await (await served())()).not.toContain('bazar_replica');
  const replica: Replica = { query: (read) => read(), isRead: () => true, staleness: () => 1_250 };
  const text = await (await served({ ...platform, replica }))();
  expect(text).toMatch(/^bazar_replica_read 1$/m);
  expect(text).toMatch(/^bazar_replica_staleness_seconds 1\.25$/m);
});

test('an address that is taken is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(serveMetrics(platform, pool, { host: '127.0.0.1', port })).rejects.toThrow(/METRICS_ADDRESS/);
  other.close();
});
