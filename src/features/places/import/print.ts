import type { ImportProgress, ImportSummary } from './import-places.ts';
import type { Problem } from './read-source.ts';

/** Number of problems printed in full; a file of the wrong kind would otherwise fill the screen. */
const maxPrintedProblems = 50;
const rowsBetweenLines = 200_000;

/** Prints progress and problems, line by line. */
export function printedProgress(print: (line: string) => void): ImportProgress {
  let problems = 0;
  let nextAt = rowsBetweenLines;
  return {
    read(source, files, rows) {
      if (rows < nextAt) return;
      nextAt = rows + rowsBetweenLines;
      print(`${count(files)} files, ${count(rows)} rows so far, just now ${source}`);
    },
    problem(problem) {
      problems += 1;
      if (problems <= maxPrintedProblems) print(place(problem));
      if (problems === maxPrintedProblems + 1)
        print('… and more; the first ones above should show what is wrong.');
    },
  };
}

export function printSummary(summary: ImportSummary, print: (line: string) => void): void {
  print(`Read ${count(summary.files)} files with ${count(summary.rows)} rows.`);
  print(`${count(summary.municipalities)} municipalities are in, ${count(summary.added)} of them new.`);
  print(`${count(summary.postcodes)} postal codes are in.`);
  if (summary.withoutPoint > 0) {
    print(
      `${count(summary.withoutPoint)} came without addresses; where nothing better is known they stand at their district town.`,
    );
  }
  if (summary.stillBuiltIn > 0)
    print(`${count(summary.stillBuiltIn)} built-in places are not in these files and stay as they were.`);
}

function place({ source, line, why }: Problem): string {
  return `${source}${line === undefined ? '' : `:${line}`}: ${why}`;
}

const count = (value: number) => value.toLocaleString('en-GB');
