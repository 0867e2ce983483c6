import type { Place } from './db.ts';

/** `milliseconds.uuid`, as the contract has it. */
export const cursorAfter = ({ at, id }: Place): string => `${at.getTime()}.${id}`;

export function readCursor(cursor: string | undefined): Place | undefined {
  const [at, id] = (cursor ?? '').split('.');
  return at && id ? { at: new Date(Number(at)), id } : undefined;
}
