import { createServer } from 'node:http';
import { once } from 'node:events';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { measureSystem, type SystemMeasures } from '../features/overview/index.ts';
import { httpMetrics } from '../platform/metrics/http-metrics.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import type { Platform } from '../platform/platform.ts';

type Measured = keyof SystemMeasures;

/** By the name of the measure, what Prometheus calls it and says of it. */
const gauges: Readonly<Record<Measured, { name: string; help: string }>> = {
  jobsWaiting: { name: 'bazar_jobs_waiting', help: 'Jobs that are due or will be.' },
  jobsFailed: { name: 'bazar_jobs_failed', help: 'Jobs that were given up.' },
  emailsDelayed: { name: 'bazar_emails_delayed', help: 'Emails that the mail server has not taken yet.' },
  listingsLiving: { name: 'bazar_listings_living', help: 'Listings in lists, as the database has them.' },
  listingsFound: { name: 'bazar_listings_found', help: 'Listings that the index of this process knows.' },
  databaseBytes: { name: 'bazar_database_bytes', help: 'Size of the database.' },
  diskFreeBytes: { name: 'bazar_disk_free_bytes', help: 'Free bytes of the disk with pictures.' },
  diskFreeRatio: { name: 'bazar_disk_free_ratio', help: 'Free part of that disk.' },
  backupAgeSeconds: { name: 'bazar_backup_age_seconds', help: 'Age of the last whole backup.' },
};

export type MetricsServer = { readonly port: number; close(): Promise<void> };

/**
 * Serves `/metrics` at the address of `METRICS_ADDRESS`, which only the monitoring may reach. While the database is away
 * it says so and leaves out what only the database knows. Throws an `OperatorProblem` when the address is taken.
 */
export async function serveMetrics(
  platform: Pick<Platform, 'db' | 'clock' | 'config' | 'log'>,
  pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
  { host, port }: NonNullable<Config['metrics']>,
): Promise<MetricsServer> {
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  const registers = [own];
  const up = new Gauge({ name: 'bazar_database_up', help: '1 while the database answers.', registers });
  new Gauge({
    name: 'bazar_database_connections',
    help: 'Connections of the pages of this process.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'wanted' }, pool.waitingCount);
    },
  });
  const measured = Object.entries(gauges).map(
    ([measure, described]) => [measure, new Gauge({ ...described, registers })] as const,
  );

  async function measure(): Promise<void> {
    const values: Partial<SystemMeasures> = await measureSystem(platform).then(
      (all) => {
        up.set(1);
        return all;
      },
      () => {
        up.set(0);
        return {};
      },
    );
    for (const [name, gauge] of measured) {
      const value = values[name as Measured];
      if (value === undefined) gauge.remove();
      else gauge.set(value);
    }
  }

  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void measure()
      .then(() => Registry.merge([own, httpMetrics]).metrics())
      .then((text) => response.writeHead(200, { 'content-type': own.contentType }).end(text))
      .catch((problem: unknown) => {
        platform.log.error({ err: problem }, 'metrics could not be taken');
        response.writeHead(500).end();
      });
  });
  server.listen(port, host);
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
