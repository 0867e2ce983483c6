import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { OperatorProblem } from '../src/platform/operator-problem.ts';
import { runProgram } from '../src/bootstrap/run-program.ts';
import { waitForStopSignal } from '../src/bootstrap/stop-signals.ts';
import { startBareServer } from './bare.ts';
import { startBazaar } from './bazaar-process.ts';
import { pagesOf } from './pages.ts';
import { visitByPhone } from './phone.ts';
import { measureQueries } from './queries.ts';
import { type Results, report } from './report.ts';
import { browserHeaders, loadInChildProcess } from './rounds.ts';
import { type TemporaryDatabase, insertGenerated, temporaryDatabase } from './temporary-database.ts';
import { weightOf } from './weight.ts';

/** Number of listings in the measured database; `BENCH_LISTINGS=20000` makes a short run. */
const listings = Number(process.env.BENCH_LISTINGS ?? 200_000);
const [others = 0] = loadavg();
const readme = new URL('README.md', import.meta.url);
/** Pages measured with the phone profile; the others resemble one of them. */
const onPhone = ['home', 'category', 'detail'];

/**
 * `npm run bench`: writes `bench/README.md`, `bench/search/README.md`, `bench/photos/README.md` and, where
 * `SEARCH_DIR` points to the judged listings, `bench/search/quality.md`, then exits.
 */
await runProgram(async () => {
  const interrupted = waitForStopSignal().asked.then(() => {
    throw new OperatorProblem('Interrupted: nothing was written.');
  });
  const built = spawnSync(process.execPath, ['src/bootstrap/build-pages.ts'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('There are no pages to measure.');
  say(`filling a database with ${listings} listings`);
  const database = await temporaryDatabase();
  try {
    await Promise.race([insertGenerated(database.platform, listings), interrupted]);
    const page = report(await Promise.race([measure(database), interrupted]));
    writeFileSync(readme, page);
    say(`written to bench/README.md\n\n${page}`);
  } finally {
    await database.close();
  }
  // In a separate process: the index of a million listings must not share memory with earlier measurements.
  const searched = spawnSync(process.execPath, ['--expose-gc', 'bench/search/run.ts'], { stdio: 'inherit' });
  if (searched.status !== 0) throw new Error('Searching was not measured.');
  const photos = spawnSync(process.execPath, ['bench/photos/run.ts'], { stdio: 'inherit' });
  if (photos.status !== 0) throw new Error('Finding the same photo was not measured.');
  if (process.env.SEARCH_DIR === undefined) return;
  const judged = spawnSync(process.execPath, ['bench/search/quality.ts'], { stdio: 'inherit' });
  if (judged.status !== 0) throw new Error('The quality of the search was not measured.');
});

async function measure({ platform, dataDir }: TemporaryDatabase): Promise<Results> {
  const bazaar = await startBazaar(dataDir);
  try {
    const atRest = bazaar.memory();
    const pages = await pagesOf(bazaar.url);
    const paths = pages.map(({ path }) => path);
    const bare = await startBareServer(bazaar.url, paths, browserHeaders);
    say('asking for pages as fast as they come');
    const { loads, unasked } = await loadInChildProcess({
      pages,
      urls: { bazaar: bazaar.url, bare: bare.url },
    });
    bare.close();
    const afterLoad = bazaar.memory();
    say('counting queries and bytes');
    const queried = await measureQueries(platform, pages);
    const weights = await Promise.all(pages.map((page) => weightOf(bazaar.url, page)));
    say('visiting by phone');
    const visited = pages.filter(({ name }) => onPhone.includes(name));
    const visits = await visitByPhone(visited.map(({ path }) => bazaar.url + path));
    return {
      date: platform.clock.now(),
      listings,
      others,
      pages: pages.flatMap((page, index) => {
        const [load, weight, query] = [loads[index], weights[index], queried[index]];
        return load && weight && query ? [{ ...page, loads: load, weight, queried: query }] : [];
      }),
      unasked,
      phone: visited.flatMap(({ name }, index) => {
        const visit = visits[index];
        return visit ? [{ name, visit }] : [];
      }),
      memory: { atRest, afterLoad },
    };
  } finally {
    await bazaar.stop();
  }
}

function say(what: string): void {
  console.log(`${process.uptime().toFixed(0).padStart(4)} s  ${what}`);
}
