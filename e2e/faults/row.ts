import { appendFileSync } from 'node:fs';

/** `FAULTS=long`, as `npm run faults` sets it: many faults of each kind, among more people. */
export const isLongRun = process.env.FAULTS === 'long';

/** What came of one kind of fault. */
export type FaultRow = {
  fault: string;
  /** How many times. */
  injected: number;
  /** Listings, photos and emails that somebody was told of, and which are not there. */
  lost: number;
  /** Those that are there twice; an email that comes again is the same by its Message-ID. */
  doubled: number;
  /** The longest time from the end of a fault until the bazaar was ready again. */
  readyMs: number;
};

/** Prints a row, and hands it to `npm run faults` where that has asked for it. */
export function reportFault(row: FaultRow): void {
  const { fault, injected, lost, doubled, readyMs } = row;
  console.log(
    `${fault}: injected ${injected}, lost ${lost}, doubled ${doubled}, ready after ${Math.round(readyMs)} ms`,
  );
  if (process.env.FAULT_ROWS) appendFileSync(process.env.FAULT_ROWS, `${JSON.stringify(row)}\n`);
}
