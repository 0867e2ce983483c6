import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { measureSystem, type SystemMeasures } from '../features/overview/index.ts';
import { httpMetrics } from '../platform/metrics/http-metrics.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import type { Platform } from '../platform/platform.ts';

/** Prometheus gauges with their names and help texts. */
const gauges: readonly { of: keyof SystemMeasures; name: string; help: string }[] = [
  { of: 'jobsWaiting', name: 'bazar_jobs_waiting', help: 'Jobs that are due or will be.' },
  { of: 'jobsFailed', name: 'bazar_jobs_failed', help: 'Jobs that were given up.' },
  {
    of: 'emailsDelayed',
    name: 'bazar_emails_delayed',
    help: 'Emails that the mail server has not taken yet.',
  },
  {
    of: 'listingsLiving',
    name: 'bazar_listings_living',
    help: 'Listings in lists, as the database has them.',
  },
  {
    of: 'listingsFound',
    name: 'bazar_listings_found',
    help: 'Listings that the index of this process knows.',
  },
  { of: 'databaseBytes', name: 'bazar_database_bytes', help: 'Size of the database.' },
  { of: 'diskFreeBytes', name: 'bazar_disk_free_bytes', help: 'Free bytes of the disk with pictures.' },
  { of: 'diskFreeRatio', name: 'bazar_disk_free_ratio', help: 'Free part of that disk.' },
  { of: 'backupAgeSeconds', name: 'bazar_backup_age_seconds', help: 'Age of the last whole backup.' },
];

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/**
 * Serves `/metrics` at `METRICS_ADDRESS`, which only the monitoring may reach. While the database is unreachable it
 * reports that and omits measures read from the database. Throws an `OperatorProblem` when the address is taken.
 */
export async function serveMetrics(
  platform: Pick<Platform, 'db' | 'replica' | 'clock' | 'config' | 'log'>,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
  { host, port }: NonNullable<Config['metrics']>,
): Promise<MetricsServer> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const registers = [own];
  const up = new Gauge({ name: 'bazar_database_up', help: '1 while the database answers.', registers });
  const connections = new Gauge({
    name: 'bazar_database_connections',
    help: 'Connections of the pages of this process.',
    labelNames: ['state'],
    registers,
  });
  const { replica } = platform;
  const replicaRead =
    replica &&
    new Gauge({
      name: 'bazar_replica_read',
      help: '1 while the replica is read by this process.',
      registers,
    });
  const replicaStaleness =
    replica &&
    new Gauge({
      name: 'bazar_replica_staleness_seconds',
      help: 'How old an answer of the replica may be.',
      registers,
    });
  const measured = gauges.map(({ of, ...described }) => ({
    of,
    gauge: new Gauge({ ...described, registers }),
  }));

  async function takeMeasures(): Promise<void> {
    connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'wanted' }, pool.waitingCount);
    replicaRead?.set(replica?.isRead() ? 1 : 0);
    replicaStaleness?.set((replica?.staleness() ?? 0) / 1_000);
    const values = await measureSystem(platform).catch(() => undefined);
    up.set(values ? 1 : 0);
    for (const { of, gauge } of measured) {
      const value = values?.[of];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void takeMeasures()
      .then(() => Registry.merge([own, httpMetrics]).metrics())
      .then((text) => response.writeHead(200, { 'content-type': own.contentType }).end(text))
      .catch((problem: unknown) => {
        platform.log.error({ err: problem }, 'metrics could not be taken');
        response.writeHead(500).end();
      });
  });
  // `exclusive`: each process serves its own metrics, even when a supervisor owns the other ports.
  server.listen({ port, host, exclusive: true });
  await once(server, 'listening').catch((cause: unknown) => {
    throw new OperatorProblem(`METRICS_ADDRESS ${host}:${port} cannot be listened on: set another one.`, {
      cause,
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
