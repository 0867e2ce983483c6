import { corpusLine, fromCorpus } from './corpus-shape.ts';
import type { SourceListing } from './source-listing.ts';
import { fromOwn, ownLine } from './own-shape.ts';
import { issuesOf } from './shared-fields.ts';

/** The listing of one line, or one sentence about what is wrong with it. */
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
