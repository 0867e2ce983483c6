import { fillDemo } from '../demo/fill.ts';
import { removeDemo } from '../demo/remove.ts';
import { loadContentFiles } from '../features/content/index.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import { OperatorProblem } from '../platform/operator-problem.ts';
import { runProgram } from '../bootstrap/run-program.ts';
import { withPlatform } from './with-platform.ts';

const usage = `npm run demo              fills in demo data: listings, sales, a round of the lottery, a partner and places to meet
npm run demo -- remove    removes all of it and nothing else; no later start fills it in again`;

await runProgram(async () => {
  const [verb = 'fill', ...more] = process.argv.slice(2);
  if (!['fill', 'remove'].includes(verb) || more.length > 0) throw new OperatorProblem(usage);
  await withPlatform(async (platform) => {
    if (verb === 'remove') {
      const { accounts } = await removeDemo(platform);
      console.log(`Demo data are gone, ${accounts} accounts with all their listings among them.`);
      return;
    }
    await loadBuiltInPlaces(platform);
    await loadContentFiles(platform);
    const { listings } = await fillDemo(platform);
    console.log(
      `${listings} demo listings, a drawn round of the lottery, a partner and places to meet are in.`,
    );
  });
});
