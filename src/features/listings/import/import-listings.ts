import { createHash } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import type { Line } from './lines.ts';
import { readLine } from './read-line.ts';
import { type ImportedLine, type Outcome, lineStore } from './store-lines.ts';

/** Rows of one transaction. */
const batchSize = 500;

export type ImportSummary = Record<Outcome | 'lines' | 'refused', number>;

export type ImportProgress = {
  /** After each batch. */
  stored(summary: ImportSummary): void;
  /** A line that does not go in. */
  problem(line: number, why: string): void;
};

/**
 * Brings listings of another bazaar. A line that came before as it is changes nothing, a changed one with the same `id`
 * changes its listing; a wrong one is told, and the rest go in. Needs the places.
 */
export async function importListings(
  platform: Platform,
  lines: AsyncIterable<Line>,
  progress: ImportProgress,
): Promise<ImportSummary> {
  const summary: ImportSummary = { lines: 0, added: 0, changed: 0, unchanged: 0, refused: 0 };
  const refuse = (line: number, why: string) => {
    summary.refused += 1;
    progress.problem(line, why);
  };
  const store = lineStore(platform, refuse);
  const storeBatch = async (batch: readonly ImportedLine[]) => {
    for (const outcome of await store(batch)) summary[outcome] += 1;
    progress.stored(summary);
  };
  // The next lines are read while the last ones are written.
  let writing = Promise.resolve();
  for await (const batch of batchesOf(readable(lines, summary, refuse))) {
    await writing;
    writing = storeBatch(batch);
  }
  await writing;
  return summary;
}

/** Lines that can be read, each reference once. */
async function* readable(
  lines: AsyncIterable<Line>,
  summary: ImportSummary,
  refuse: ImportProgress['problem'],
): AsyncGenerator<ImportedLine> {
  const seen = new Set<string>();
  for await (const line of lines) {
    const { number } = line;
    summary.lines += 1;
    const text = 'text' in line ? line.text : '';
    const listing = 'problem' in line ? line.problem : readLine(text);
    if (typeof listing === 'string') refuse(number, listing);
    else if (seen.has(listing.reference)) refuse(number, `id ${listing.reference} stands on an earlier line`);
    else {
      seen.add(listing.reference);
      yield { number, hash: createHash('sha256').update(text).digest('base64'), source: listing };
    }
  }
}

async function* batchesOf(lines: AsyncIterable<ImportedLine>): AsyncGenerator<ImportedLine[]> {
  let batch: ImportedLine[] = [];
  for await (const line of lines) {
    if (batch.push(line) < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
