import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runProgram } from '../../src/bootstrap/run-program.ts';
import { table } from '../table.ts';
import { loadBuiltInPlaces } from '../../src/features/places/index.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import { readCorpus } from './by-reading.ts';
import { factsRead, readFacts, type Agreement, type FactsOfListing } from './facts-from-text.ts';
import { judgedSet, type JudgedSet } from './judged-set.ts';
import { type Means, type Measured, means, measureSearch } from './measures.ts';

/**
 * Search quality on the queries of `sentences/`: `node run.mjs bench/search/sentences.ts`. The listings of all
 * three parts are the stock for each part. `--write` also writes score.md (first-score.md is the baseline before
 * any fix); `--misses 20` lists the weakest queries of the part that may be read.
 */
const folder = new URL('sentences/', import.meta.url);
const parts = ['working', 'weekly', 'untouched'] as const;
const readable = 'working';

const { values: options } = parseArgs({
  options: { write: { type: 'boolean', default: false }, misses: { type: 'string', default: '0' } },
});

type Part = { name: string; set: JudgedSet; facts: FactsOfListing[] };

await runProgram(async () => {
  const loaded = parts.map((name): Part => {
    const path = fileURLToPath(new URL(`${name}/`, folder));
    return { name, set: judgedSet(path), facts: readFacts(path) };
  });
  // A fixed order, so that ties are always broken the same way.
  const lines = loaded.flatMap(({ set }) => set.lines).toSorted();
  const corpus = readCorpus(lines);
  const measured = new Map<string, Measured[]>();
  for (const { name, set } of loaded) measured.set(name, await measureSearch(set, corpus.search));

  const text = `${answers(measured)}\n\n${await facts(loaded)}\n`;
  process.stdout.write(`${text}${misses(measured.get(readable) ?? [], Number(options.misses))}`);
  if (options.write) writeFileSync(new URL('score.md', folder), `${head(lines.length)}\n\n${text}`);
});

function head(listings: number): string {
  return `# Quality of sentence queries

Measured on ${new Date().toISOString().slice(0, 10)} over ${listings} listings by \`node run.mjs bench/search/sentences.ts --write\`.`;
}

function figure(value: number | undefined): string {
  return value === undefined ? '–' : value.toFixed(3);
}

function answers(measured: ReadonlyMap<string, readonly Measured[]>): string {
  const everything = [...measured.values()].flat();
  const classes = [...new Set(everything.map(({ query }) => query.class))].toSorted();
  const overall = [...measured, ['all three', everything] as const].map(([name, each]) => {
    const { queries, ndcg, recall, mrr, zeroHit }: Means = means(each);
    return [name, String(queries), ...[ndcg, recall, mrr, zeroHit, silentShare(each)].map(figure)];
  });
  const byClass = classes.map((name) => [
    name,
    ...[...measured.values(), everything].map((each) => {
      const { queries, ndcg, zeroHit } = means(each.filter(({ query }) => query.class === name));
      return `${figure(ndcg)} / ${figure(zeroHit)} (${queries})`;
    }),
  ]);
  return `## Answers

*Empty* is the share of queries with fitting listings that found nothing; *silent* is the share of queries without fitting listings that correctly found nothing.

${table(['part', 'queries', 'nDCG@10', 'recall@50', 'MRR', 'empty', 'silent'], overall)}

nDCG@10 / empty (queries):

${table(['class', ...measured.keys(), 'all three'], byClass)}`;
}

function silentShare(measured: readonly Measured[]): number | undefined {
  const nothingFits = measured.filter(({ empty }) => empty === undefined);
  if (nothingFits.length === 0) return undefined;
  return nothingFits.filter(({ found }) => found === 0).length / nothingFits.length;
}

async function facts(loaded: readonly Part[]): Promise<string> {
  const database = await temporaryDatabase();
  try {
    await loadBuiltInPlaces(database.platform);
    const rows: string[][] = [];
    const all: Agreement[] = [];
    for (const said of ['as-written', 'with-price-and-place'] as const)
      for (const { name, set, facts: stated } of loaded) {
        const read = await factsRead(database.platform, set.lines, stated, said);
        if (said === 'with-price-and-place') all.push(...read);
        if (name === readable && Number(options.misses) > 0) process.stdout.write(misread(read));
        const [one, several] = [read.filter(({ single }) => single), read.filter(({ single }) => !single)];
        rows.push([
          said === 'as-written' ? name : `${name}, price and place said`,
          ...[read, one, several].map(f1),
        ]);
      }
    const byKey = Map.groupBy(all, ({ key }) => key);
    return `## Facts from the text

Title and description of each offer, analyzed without its form: F1 (precision, recall) of the facts that the text states; of several things those of the first, with which the form is filled. *Price and place said*: the price and the municipality of the line are appended to the text, in one of 40 wordings.

${table(['part', 'all offers', 'of one thing', 'of several'], rows)}

${table(
  ['fact, price and place said', 'F1 (precision, recall)', 'stated'],
  [...byKey]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([key, each]) => [key, f1(each), String(sum(each, 'right') + sum(each, 'missed'))]),
)}`;
  } finally {
    await database.close();
  }
}

function misread(read: readonly Agreement[]): string {
  return read
    .filter(({ wrong, missed }) => wrong.length + missed.length > 0)
    .map(
      ({ id, wrong, missed }) => `${id}: ${[...missed.map((each) => `not ${each}`), ...wrong].join(', ')}\n`,
    )
    .join('');
}

function sum(each: readonly Agreement[], field: 'right' | 'wrong' | 'missed'): number {
  return each.reduce((total, agreement) => total + agreement[field].length, 0);
}

function f1(each: readonly Agreement[]): string {
  const [right, wrong, missed] = [sum(each, 'right'), sum(each, 'wrong'), sum(each, 'missed')];
  const share = (of: number) => (of > 0 ? right / of : 0);
  const whole = 2 * right + wrong + missed;
  return `${figure(whole > 0 ? (2 * right) / whole : 0)} (${figure(share(right + wrong))}, ${figure(share(right + missed))})`;
}

function misses(measured: readonly Measured[], count: number): string {
  const weakest = measured.toSorted((a, b) => a.ndcg - b.ndcg).slice(0, count);
  if (weakest.length === 0) return '';
  const rows = weakest.map(({ query, ndcg, found }) => [
    query.id,
    query.class,
    query.q,
    figure(ndcg),
    String(found),
  ]);
  return `\n## Weakest of ${readable}\n\n${table(['query', 'class', 'typed', 'nDCG@10', 'found'], rows)}\n`;
}
