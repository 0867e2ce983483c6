import { createReadStream } from 'node:fs';
import { expect, test } from 'vitest';
import { judgedSetDir } from '../../../test/judged-set.ts';
import { linesOf, readLine } from './import-listings.ts';

test('every line of the search corpus can be parsed', { timeout: 90_000 }, async () => {
  const problems: [line: number, why: string][] = [];
  let read = 0;
  for await (const line of linesOf(createReadStream(`${judgedSetDir}/corpus.jsonl`))) {
    const listing = 'problem' in line ? line.problem : readLine(line.text);
    if (typeof listing === 'string') problems.push([line.number, listing]);
    else read += 1;
  }
  expect(problems).toEqual([]);
  expect(read).toBeGreaterThan(399);
});
