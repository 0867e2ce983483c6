import { createReadStream, statSync } from 'node:fs';
import { importListings, linesOf, printSummary, printedProgress } from '../features/import/index.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run import -- FILE.jsonl
  Brings listings of another bazaar, one JSON object a line; docs/operations.md names the fields.`;

/** Imports listings of another bazaar, whether the app is running or not. */
await runProgram(async () => {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new OperatorProblem(usage);
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new OperatorProblem(`There is no file ${file}.`);
  await withPlatform(async (platform) => {
    await loadBuiltInPlaces(platform);
    const progress = printedProgress({ print: console.log, complain: console.error }, () =>
      performance.now(),
    );
    const summary = await importListings(platform, linesOf(createReadStream(file)), progress);
    printSummary(summary, console.log);
    if (summary.refused > 0 && summary.refused === summary.lines)
      throw new OperatorProblem('No listing came in.');
  });
});
