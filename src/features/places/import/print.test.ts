import { expect, test } from 'vitest';
import { printedProgress, printSummary } from './print.ts';

test('prints progress at intervals and problems by file and line, and truncates a flood of problems', () => {
  const lines: string[] = [];
  const progress = printedProgress((line) => lines.push(line));
  progress.read('a.csv', 1, 199_999);
  progress.read('b.csv', 2, 200_001);
  progress.problem({ source: 'b.csv', line: 7, why: 'no' });
  for (let line = 0; line < 100; line++) progress.problem({ source: 'c.csv', line, why: 'no' });
  expect(lines.slice(0, 2)).toEqual(['2 files, 200,001 rows so far, just now b.csv', 'b.csv:7: no']);
  expect(lines).toHaveLength(52);
});

test('the summary of a complete import does not mention missing data', () => {
  const lines: string[] = [];
  const complete = { files: 1, rows: 2, municipalities: 6258, added: 4880, postcodes: 2677 };
  printSummary({ ...complete, withoutPoint: 0, stillBuiltIn: 0 }, (line) => lines.push(line));
  expect(lines).toEqual([
    'Read 1 files with 2 rows.',
    '6,258 municipalities are in, 4,880 of them new.',
    '2,677 postal codes are in.',
  ]);
});
