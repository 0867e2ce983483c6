import { createHash } from 'node:crypto';
import type { Platform } from '../../platform/platform.ts';
import { corpusLine, fromCorpus } from './corpus-shape.ts';
import { fromOwn, ownLine } from './own-shape.ts';
import { issuesOf, type SourceListing } from './shared-fields.ts';
import { type ImportedLine, lineStore, type Outcome } from './store-lines.ts';

/** Far more than a listing with the longest texts; a longer line is not a listing. */
const maxLineBytes = 1_000_000;
const newLine = 0x0a;

export type Line = { number: number; text: string } | { number: number; problem: string };

/** Streams the lines of a file, numbered from 1, skipping empty ones. An undecodable line does not affect others. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size <= maxLineBytes) parts.push(part);
    else parts = [];
  };
  const finish = (): Line[] => {
    const line = size > maxLineBytes ? tooLong : decoded(Buffer.concat(parts));
    const at = { number };
    number += 1;
    parts = [];
    size = 0;
    return 'text' in line && line.text === '' ? [] : [{ ...at, ...line }];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, from)) {
      add(chunk.subarray(from, end));
      yield* finish();
      from = end + 1;
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield* finish();
}

const tooLong = { problem: `longer than ${maxLineBytes.toLocaleString('en-GB')} bytes` };
/** Strips a leading byte order mark. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Uint8Array): { text: string } | { problem: string } {
  try {
    return { text: utf8.decode(bytes).trim() };
  } catch {
    return { problem: 'not UTF-8' };
  }
}

/** Rows per transaction. */
const batchSize = 500;

export type ImportSummary = Record<Outcome | 'lines' | 'refused', number>;

export type ImportProgress = {
  /** Called after each batch. */
  stored(summary: ImportSummary): void;
  /** Called for each rejected line. */
  problem(line: number, why: string): void;
};

/**
 * Imports listings of another site. An unchanged line has no effect, a changed one with the same `id` updates its
 * listing; an invalid one is reported, and the rest are imported. Needs the places.
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
  // Reads the next batch while the previous one is written.
  let writing = Promise.resolve();
  for await (const batch of batchesOf(parsedLines(lines, summary, refuse))) {
    await writing;
    writing = storeBatch(batch);
  }
  await writing;
  return summary;
}

/** Lines that can be parsed, each reference once. */
async function* parsedLines(
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

/** The listing of one line, or a sentence about what is wrong with it. */
export function readLine(text: string): SourceListing | string {
  const value = parsed(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'not a JSON object';
  if ('obec' in value) {
    const line = corpusLine.safeParse(value);
    return line.success ? fromCorpus(line.data) : issuesOf(line.error);
  }
  if (!('municipality' in value)) return 'neither "municipality" nor "obec" says where it is';
  const line = ownLine.safeParse(value);
  return line.success ? fromOwn(line.data) : issuesOf(line.error);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
