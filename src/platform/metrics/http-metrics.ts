import { Histogram, Registry } from 'prom-client';

/** Metrics of this process for Prometheus; none identifies a visitor. */
export const httpMetrics = new Registry();

const seconds = new Histogram({
  name: 'bazar_http_seconds',
  help: 'Time to answer a request, by what was asked for and how it ended.',
  labelNames: ['kind', 'status'] as const,
  // Cached pages take a millisecond, uploads of a phone minutes.
  buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60],
  registers: [httpMetrics],
});

const kinds: readonly [RegExp, string][] = [
  [/^\/(assets|builds)\//, 'asset'],
  [/^\/fotky\//, 'photo'],
  [/^\/api(\/|$)/, 'api'],
  [/^\/zdravi\//, 'health'],
  [/^\/sprava(\/|$)/, 'admin'],
];

/** Records a response. Kinds and status classes are closed sets, so that no visitor can add a time series. */
export function measureAnswer(path: string, status: number, milliseconds: number): void {
  const kind = kinds.find(([begins]) => begins.test(path))?.[1] ?? 'page';
  seconds.observe({ kind, status: `${Math.floor(status / 100)}xx` }, milliseconds / 1_000);
}
