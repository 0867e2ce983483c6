import { loadavg } from 'node:os';
import { runProgram } from '../../src/bootstrap/run-program.ts';
import { machine } from '../machine.ts';
import { writeSection } from '../sections.ts';
import { hundredths, table, tenths, whole } from '../table.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import { readCorpus } from './by-reading.ts';
import { plainTextOf } from './db-plain-text.ts';
import { judgedSet } from './judged-set.ts';
import { type Means, means, measureSearch } from './measures.ts';
import { type Speed, measureSpeed } from './speed.ts';

const page = new URL('README.md', import.meta.url);
const title = 'Search: how well and how quickly';
/** Numbers of listings to measure with; `BENCH_SEARCH_LISTINGS=3000,20000` makes a short run. */
const sizes = (process.env.BENCH_SEARCH_LISTINGS ?? '3000,200000,1000000').split(',').map(Number);
/**
 * Fast searches are repeated until the JIT compiler has fully optimized their loops; slow ones less often.
 */
const roundsAt = (size: number) => ({
  warm: size > 100_000 ? 60 : 400,
  memory: 100,
  sql: size > 500_000 ? 1 : size > 100_000 ? 2 : 10,
});

await runProgram(async () => {
  const [others = 0] = loadavg();
  const speeds: Speed[] = [];
  for (const size of sizes) {
    console.log(`${process.uptime().toFixed(0).padStart(4)} s  searching ${whole(size)} listings`);
    speeds.push(await measureSpeed(size, roundsAt(size)));
    writeSection(page, 'Speed', speedOf(speeds, others), title);
  }
  const folder = process.env.SEARCH_DIR;
  if (folder) writeSection(page, 'Beside PostgreSQL’s own text search', await besidePlainText(folder), title);
  else console.log('SEARCH_DIR does not name the judged listings: quality is not compared.');
});

function speedOf(speeds: readonly Speed[], others: number): string {
  return `Fifteen searches with and without words and filters (\`speed.ts\`), each with the complete result: the first 24 listings, the total and the counts of every facet. In production, results of plain filters are cached until a listing changes; here every one is computed. *SQL* computes the same from the tables, in the same run over the same listings, and is aborted after 30 s. *PostgreSQL’s own* is \`ts_rank\` over a \`tsvector\`, only for the searches by words, without filters and facets, so it does far less.

Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}. At the start of the run, ${tenths(others)} tasks of other programs were runnable: compare columns, not milliseconds of different runs.

${table(
  [
    'listings',
    'index p50 / p99 ms',
    'of the processor ms',
    'SQL p50 / longest ms',
    'SQL : index',
    'the least of one search',
    'PostgreSQL’s own p50 / longest ms',
  ],
  speeds.map(({ listings, memory, sql, plain }) => [
    whole(listings),
    `${hundredths(memory.p50)} / ${hundredths(memory.p99)}`,
    hundredths(memory.processor),
    `${tenths(sql.p50)} / ${tenths(sql.longest)}`,
    `${whole(sql.p50 / memory.p50)} ×`,
    `${whole(Math.min(...sql.each.map((time, place) => time / (memory.each[place] ?? time))))} ×`,
    `${tenths(plain.p50)} / ${tenths(plain.longest)}`,
  ]),
)}

*Of the processor* is the mean processor time of the thread for one search. Goals on an idle machine: p99 about 4 ms over 200,000 listings and 15 ms over 1,000,000, SQL at least 20 times slower, an index of 200,000 built in 20 s, suggestions in 30 ms at p99.

${table(
  ['listings', 'index built in s', 'of the processor s', 'index MB', 'suggestions p50 / p99 ms'],
  speeds.map(({ listings, build: { seconds, processor, megabytes }, suggestions }) => [
    whole(listings),
    tenths(seconds),
    tenths(processor),
    whole(megabytes),
    `${tenths(suggestions.p50)} / ${tenths(suggestions.p99)}`,
  ]),
)}`;
}

/** Measures both searches over the judged listings in one run. */
async function besidePlainText(folder: string): Promise<string> {
  const set = judgedSet(folder);
  const database = await temporaryDatabase();
  try {
    const texts = set.lines.map((line): { id: string; title: string; description: string } =>
      JSON.parse(line),
    );
    const plain = await plainTextOf(database.platform.db, texts);
    const theirs = means(await measureSearch(set, (query) => plain.find(query, 100)));
    const ours = means(await measureSearch(set, readCorpus(set.lines).search));
    const row = (name: string, { ndcg, recall, mrr, zeroHit }: Means) => [
      name,
      ...[ndcg, recall, mrr, zeroHit].map((value) => (value === undefined ? '–' : value.toFixed(3))),
    ];
    return `Both searches over the judged listings and queries, in one run. PostgreSQL’s is configured as its manual recommends: the dictionary \`simple\` (it has none for Czech), words without diacritics, the title weighted above the description, first all words and then any of them, ranked by \`ts_rank\`.

${table(['search', 'nDCG@10', 'recall@50', 'MRR', 'nothing found'], [row('this bazaar', ours), row('PostgreSQL’s own', theirs)])}`;
  } finally {
    await database.close();
  }
}
