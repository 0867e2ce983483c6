import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SearchQuery } from './contract.ts';

const content = z.strictObject({
  /** Sort values of the last listing shown, its id the last. */
  after: z.array(z.int()).min(2).max(4),
  /** When the first page was read, in microseconds; listings published since are left out. */
  asOf: z.int(),
  offset: z.int().min(0),
  total: z.int().min(0),
  anyWord: z.boolean(),
});
export type Cursor = z.output<typeof content>;

/** An opaque text that continues this very search. */
export function writeCursor(search: SearchQuery, cursor: Cursor): string {
  const json = JSON.stringify(cursor);
  return `${Buffer.from(json).toString('base64url')}.${sealOf(search, json)}`;
}

/** Nothing for a cursor of another search, or one that somebody has changed. */
export function readCursor(search: SearchQuery, text: string): Cursor | undefined {
  const [body = '', seal] = text.split('.');
  const json = Buffer.from(body, 'base64url').toString();
  if (seal !== sealOf(search, json)) return undefined;
  const parsed = content.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : undefined;
}

/** Finds mistakes, not attacks: a cursor opens nothing that the search itself does not. */
function sealOf({ limit: _, cursor: __, ...search }: SearchQuery, json: string): string {
  const canonical = JSON.stringify(Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(canonical).update('\n').update(json).digest('base64url').slice(0, 16);
}
