import type { ImportProgress, ImportSummary } from './import-listings.ts';

export { importAccount } from './store-lines.ts';
export { importListings, linesOf } from './import-listings.ts';

const linesBetweenReports = 5_000;

/** Prints the progress of the import, and the number and reason of each rejected line. */
export function printedProgress(
  { print, complain }: { print: (line: string) => void; complain: (line: string) => void },
  now: () => number,
): ImportProgress {
  const begun = now();
  let nextAt = linesBetweenReports;
  return {
    stored(summary) {
      if (summary.lines < nextAt) return;
      nextAt = summary.lines + linesBetweenReports;
      const seconds = Math.max(0.001, (now() - begun) / 1_000);
      print(`${count(summary.lines)} lines, ${count(Math.round(summary.lines / seconds))} a second`);
    },
    problem: (line, why) => complain(`line ${line}: ${why}`),
  };
}

export function printSummary(summary: ImportSummary, print: (line: string) => void): void {
  print(
    `Read ${count(summary.lines)} lines: ${count(summary.added)} listings are new, ${count(summary.changed)} changed, ` +
      `${count(summary.unchanged)} were in as they are, ${count(summary.refused)} did not go in.`,
  );
}

const count = (value: number) => value.toLocaleString('en-GB');
