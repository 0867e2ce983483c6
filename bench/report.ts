import { cpus } from 'node:os';
import type { Load } from './load.ts';
import { machine } from './machine.ts';
import type { MeasuredPage } from './pages.ts';
import type { PhoneVisit } from './phone.ts';
import type { PageQueries } from './queries.ts';
import type { PageLoads } from './rounds.ts';
import { table, tenths, whole } from './table.ts';
import type { Weight } from './weight.ts';

/** Goal for pages: p99 without the page cache in milliseconds, at eight concurrent requests. */
const slowestRendered = 60;

export type Results = {
  date: Date;
  listings: number;
  /** Load average of the system when the run began. */
  others: number;
  pages: readonly (MeasuredPage & { loads: PageLoads; weight: Weight; queried: PageQueries })[];
  /** Result pages of searches that are not cached. */
  unasked: Load;
  phone: readonly { name: string; visit: PhoneVisit }[];
  /** In megabytes; undefined where the system does not report it. */
  memory: { atRest?: number | undefined; afterLoad?: number | undefined };
};

/** Renders `bench/README.md`: the results and how to read them. */
export function report({ date, listings, others, pages, unasked, phone, memory }: Results): string {
  return `# Benchmark

\`npm run bench\` fills a temporary PostgreSQL with ${whole(listings)} generated listings, starts the bazaar in production mode, runs the benchmarks and writes this page. Client, bazaar, database and browser share one machine, so compare only numbers of one run, above all the ratio to a bare \`node:http\` server that sends the same bytes from memory to the same client, in alternating runs.

Measured on ${date.toISOString().slice(0, 10)}, ${machine}. At the start of the run, ${tenths(others)} tasks of other programs were runnable${others > cpus().length ? ', so all times are longer than on an idle machine' : ''}.

## Requests per second

Eight connections that accept compressed responses. *Cached*: from the page cache, as for every visitor who is not signed in. *Rendered*: without the page cache, every page is rendered again; the goal for its p99 is under ${slowestRendered} ms on an idle machine. The result of a repeated search is computed only once while no listing changes, as in production. The speed of the searches themselves is in [search](search/README.md).

${table(
  [
    'page',
    'bare',
    'cached',
    'of bare',
    'rendered',
    'of bare',
    'cached p50 / p99 ms',
    'rendered p50 / p99 ms',
  ],
  pages.map(({ name, loads: { bare, cached, rendered } }) => [
    name,
    whole(bare.rate),
    whole(cached.rate),
    percent(cached.rate / bare.rate),
    whole(rendered.rate),
    percent(rendered.rate / bare.rate),
    `${tenths(cached.p50)} / ${tenths(cached.p99)}`,
    `${tenths(rendered.p50)} / ${tenths(rendered.p99)}`,
  ]),
)}

Uncached searches, each for different prices: ${whole(unasked.rate)} pages per second, p50 ${tenths(unasked.p50)} ms, p99 ${tenths(unasked.p99)} ms.

## Database

${table(
  ['page', 'queries', 'ms in the database'],
  pages.map(({ name, queried }) => [name, String(queried.queries), tenths(queried.milliseconds)]),
)}

## First visit, in kB

Scripts and styles compressed with brotli, as all current browsers receive them. \`budget.test.ts\` limits them per page.

${table(
  ['page', 'HTML', 'gzip', 'brotli', 'CSS', 'scripts', 'script files'],
  pages.map(({ name, weight: { html, css, scripts, scriptFiles } }) => [
    name,
    tenths(html.plain),
    tenths(html.gzip),
    tenths(html.brotli),
    tenths(css),
    tenths(scripts),
    String(scriptFiles),
  ]),
)}

## On a phone

Lighthouse's phone profile, the median of three visits. The goal for the largest paint is under 2.0 s.

${table(
  ['page', 'largest paint s', 'blocked ms', 'performance', 'accessibility', 'best practices', 'SEO'],
  phone.map(({ name, visit: { largestPaint, blocked, scores } }) => [
    name,
    (largestPaint / 1_000).toFixed(2),
    whole(blocked),
    String(scores.performance),
    String(scores.accessibility),
    String(scores['best-practices']),
    String(scores.seo),
  ]),
)}

## Memory of the process

${memory.atRest === undefined || memory.afterLoad === undefined ? 'The system does not report it.' : `${whole(memory.atRest)} MB idle after its start, ${whole(memory.afterLoad)} MB after the load above.`}
`;
}

const percent = (value: number) => `${Math.round(value * 100)} %`;
