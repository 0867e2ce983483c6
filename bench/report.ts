import { cpus } from 'node:os';
import type { Load } from './load.ts';
import type { MeasuredPage } from './pages.ts';
import type { PhoneVisit } from './phone.ts';
import type { Queried } from './queries.ts';
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
  pages: readonly (MeasuredPage & { loads: PageLoads; weight: Weight; queried: Queried })[];
  /** Result pages of searches that are not cached. */
  unasked: Load;
  phone: readonly { name: string; visit: PhoneVisit }[];
  /** In megabytes; undefined where the system does not report it. */
  memory: { atRest?: number | undefined; afterLoad?: number | undefined };
};

/** Renders `bench/README.md`: the results and how to read them. */
export function report({ date, listings, others, pages, unasked, phone, memory }: Results): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}, Node ${process.versions.node}`;
  return `# Benchmark

\`npm run bench\` fills a throw-away PostgreSQL with ${whole(listings)} generated listings, starts the bazaar as in production, measures and writes this page. Client, bazaar, database and browser share one machine, so compare only numbers of one run: above all the ratio to a bare \`node:http\` server, which sends the very same bytes from memory to the same client, turn and turn about.

Measured on ${date.toISOString().slice(0, 10)}, ${machine}. When it began, ${tenths(others)} tasks of other programs wanted a processor${others > cpus().length ? ', so all times are longer than on a free machine' : ''}.

## Requests per second

Eight connections that take compressed answers. *Cached*: from the page cache, as for every visitor who is not signed in. *Rendered*: without the cache, every page is put together anew; its p99 is to stay under ${slowestRendered} ms on a free machine. The answer to the same search is worked out once while no listing changes, as in service. How quickly searches themselves are answered is in [search](search/README.md).

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

Searches that nobody has made before, each for other prices: ${whole(unasked.rate)} pages a second, p50 ${tenths(unasked.p50)} ms, p99 ${tenths(unasked.p99)} ms.

## Database

${table(
  ['page', 'queries', 'ms in the database'],
  pages.map(({ name, queried }) => [name, String(queried.queries), tenths(queried.milliseconds)]),
)}

## First visit, in kB

Scripts and styles compressed with brotli, as every browser of today gets them; scripts of home, search and detail may have 130 kB, which a test holds.

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

Lighthouse's phone profile, the middle one of three visits. Largest paint is to stay under 2.0 s.

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

${memory.atRest === undefined || memory.afterLoad === undefined ? 'The system does not tell.' : `${whole(memory.atRest)} MB at rest after its start, ${whole(memory.afterLoad)} MB after the load above.`}
`;
}

const percent = (value: number) => `${Math.round(value * 100)} %`;
