import type { Viewer } from '../contract/endpoint.ts';
import type { RoleAudience } from '../contract/operation.ts';
import type { Platform } from '../platform/platform.ts';
import type { ListName } from './list-exports/contract.ts';

/** One value of a table: numbers and moments stay such, so that a spreadsheet can count with them. */
export type Cell = string | number | boolean | Date | null | undefined;

/** What the page of the list was narrowed down to. */
export type ListQuery = {
  q?: string | undefined;
  state?: string | undefined;
  /** The one thing of which this is the list, by its id. */
  of?: string | undefined;
};

/** A list of the administration as a table to save: all of it, not only what its page shows. */
export type ListExport = {
  readonly name: ListName;
  /** Who sees the list itself. */
  readonly audience: RoleAudience;
  readonly columns: readonly string[];
  readonly rows: (platform: Platform, viewer: Viewer, asked: ListQuery) => AsyncIterable<readonly Cell[]>;
};

/** Rows of a list that is read page by page, each below the last row of the one before. */
export async function* pageByPage<Row>(
  read: (last: Row | undefined, atMost: number) => Promise<Row[]>,
): AsyncIterable<Row> {
  const atMost = 500;
  for (let last: Row | undefined; ;) {
    const rows = await read(last, atMost);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < atMost) return;
  }
}

/** No list that is read at once is longer; a longer one is read page by page. */
export const wholeList = 100_000;
