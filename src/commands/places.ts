import { importPlaces } from '../features/places/import/import-places.ts';
import { printedProgress, printSummary } from '../features/places/import/print.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run places -- FILE|FOLDER|URL...
  Brings the official register of Czech municipalities: RÚIAN addresses (CSV, or the monthly zip archive),
  ČSÚ code lists (CIS0043, CIS0101, VAZ0043_0101) or MPSV code lists (JSON), in any order.`;

/** Imports the official register of municipalities; docs/operations.md says where its files are published. */
await runProgram(async () => {
  const inputs = process.argv.slice(2);
  if (inputs.length === 0) throw new OperatorProblem(usage);
  await withPlatform(async (platform) => {
    const summary = await importPlaces(platform, inputs, printedProgress(console.log));
    printSummary(summary, console.log);
    if (summary.municipalities === 0) throw new OperatorProblem('No municipality came in.');
  });
});
