import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SearchQuery } from './contract.ts';

const content = z.object({
  /** When the first page was read, in microseconds; listings published since are left out. */
  asOf: z.int(),
  offset: z.int().min(0),
  total: z.int().min(0),
  /** 1 when continuing within near misses, which follow exact results. */
  near: z.int().min(0).max(1),
  /** Sort values of the last listing shown, ending with its id. */
  after: z.array(z.int()).min(2).max(4),
});
export type Cursor = z.output<typeof content>;

/** An opaque cursor bound to this search. */
export function writeCursor(search: SearchQuery, { asOf, offset, total, near, after }: Cursor): string {
  const body = [asOf, offset, total, near, ...after].join(' ');
  return `${Buffer.from(body).toString('base64url')}.${sealOf(search, body)}`;
}

/** Undefined for a cursor of another search, or a modified one. */
export function readCursor(search: SearchQuery, text: string): Cursor | undefined {
  const [encoded = '', seal] = text.split('.');
  const body = Buffer.from(encoded, 'base64url').toString();
  if (seal !== sealOf(search, body)) return undefined;
  const [asOf, offset, total, near, ...after] = body.split(' ').map(Number);
  return content.safeParse({ asOf, offset, total, near, after }).data;
}

/** Detects mistakes, not attacks: a cursor gives access to nothing beyond the search itself. */
function sealOf(search: SearchQuery, body: string): string {
  const canonical = Object.entries(search)
    .filter(([name]) => name !== 'limit' && name !== 'cursor')
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const hash = createHash('sha256').update(JSON.stringify(canonical)).update('\n').update(body);
  return hash.digest('base64url').slice(0, 16);
}
