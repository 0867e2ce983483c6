import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runProgram } from '../src/bootstrap/run-program.ts';
import { startBazaar } from './bazaar-process.ts';
import { machine } from './machine.ts';
import { table, tenths, whole } from './table.ts';
import { insertGenerated, temporaryDatabase } from './temporary-database.ts';

/** Number of listings; `BENCH_LISTINGS=200000` soaks a bigger marketplace. */
const listings = Number(process.env.BENCH_LISTINGS ?? 50_000);
/** Length of the soak in minutes. */
const minutes = Number(process.env.SOAK_MINUTES ?? 30);
const requestsPerSecond = 30;
/** The first minutes fill the caches; growth is judged after them. */
const warmUp = Math.ceil(minutes / 3);

/**
 * `npm run soak`: visits ever different pages of the production server at a steady pace and writes how its memory
 * develops to `bench/soak.md`.
 */
await runProgram(async () => {
  // As Node chooses on a server with 4 GB; with more memory it collects less often.
  process.env.NODE_OPTIONS = '--max-old-space-size=1024';
  const database = await temporaryDatabase();
  try {
    await insertGenerated(database.platform, listings);
    const found = await database.platform.db.selectFrom('listings').select(['id', 'slug']).execute();
    const details = found.map(({ id, slug }) => `/inzerat/${slug}-${id}`);
    const bazaar = await startBazaar(database.dataDir, cpus().length);
    try {
      const postmaster = Number.parseInt(
        readFileSync(join(database.dataDir, 'postgres/postmaster.pid'), 'utf8'),
      );
      const roots = bazaar.pid === undefined ? [] : [bazaar.pid, postmaster];
      const page = report(await soak(bazaar.url, details, () => megabytesOf(roots)));
      writeFileSync(new URL('soak.md', import.meta.url), page);
      console.log(page);
    } finally {
      await bazaar.stop();
    }
  } finally {
    await database.close();
  }
});

type Minute = { megabytes: number; requests: number; refused: number };

async function soak(url: string, details: readonly string[], memory: () => number): Promise<Minute[]> {
  const measured: Minute[] = [{ megabytes: memory(), requests: 0, refused: 0 }];
  let asked = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    const until = Date.now() + 60_000;
    let [requests, refused] = [0, 0];
    while (Date.now() < until) {
      const path = pathOf((asked += 1), details);
      // Every other visitor is known, so that the page cache does not answer alone.
      const cookie = asked % 2 === 0 ? { cookie: `soak=${asked}` } : {};
      // A connection of its own, because connections are what the processes share.
      const headers = { connection: 'close', ...cookie };
      const pause = sleep(1_000 / requestsPerSecond);
      const response = await fetch(url + path, { headers });
      await response.arrayBuffer();
      requests += 1;
      if (response.status !== 200) refused += 1;
      await pause;
    }
    measured.push({ megabytes: memory(), requests, refused });
  }
  return measured;
}

/** Mostly listings and searches that nobody asked for before. */
function pathOf(count: number, details: readonly string[]): string {
  const from = 100 + (count % 2_000);
  const length = 60 + (count % 54);
  const paths = [
    details[(count * 7_919) % details.length] ?? '/',
    `/vyhledavani/florbalky?price=${from}-${from + 700}`,
    `/vyhledavani?q=florbalka+${length}+lev%C3%A1+do+${from}`,
    details[(count * 104_729) % details.length] ?? '/',
    '/',
    `/mapa-nabidek?price=${from}-${from + 900}`,
  ];
  return paths[count % paths.length] ?? '/';
}

/** Proportional set size in megabytes of processes with all that they started. */
function megabytesOf(roots: readonly number[]): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(all.map((pid) => [Number(pid), parentOf(pid)]));
  const isPart = (pid: number): boolean => roots.includes(pid) || (pid > 1 && isPart(parents.get(pid) ?? 0));
  return [...parents.keys()].filter(isPart).reduce((sum, pid) => sum + proportionalSize(pid), 0) / 1_024;
}

function parentOf(pid: string): number {
  return Number(/PPid:\s+(\d+)/.exec(readProcess(pid, 'status'))?.[1] ?? 0);
}

function proportionalSize(pid: number): number {
  return Number(/^Pss:\s+(\d+) kB/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0);
}

/** Empty for a process that has just ended. */
function readProcess(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function report(measured: readonly Minute[]): string {
  const requests = measured.reduce((sum, each) => sum + each.requests, 0);
  const refused = measured.reduce((sum, each) => sum + each.refused, 0);
  const settled = measured.slice(warmUp);
  const growth = ((settled.at(-1)?.megabytes ?? 0) - (settled[0]?.megabytes ?? 0)) / (settled.length - 1);
  const shown = measured.flatMap(({ megabytes }, minute) =>
    minute % 5 === 0 || minute === measured.length - 1 ? [[String(minute), whole(megabytes)]] : [],
  );
  return `# Soak

\`npm run soak\` starts the bazaar in production mode on every core, over ${whole(listings)} generated listings, and for ${minutes} minutes visits pages that mostly nobody has asked for before, at most ${requestsPerSecond} in a second; then it writes this page. Memory is the proportional set size of all processes of the service, PostgreSQL included.

Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}: ${whole(requests)} requests, ${whole(refused)} of them not answered with 200. After the first ${warmUp} minutes, which fill the caches, memory grew by ${tenths(growth)} MB per minute; the goals are 1 MB per minute, and 700 MB in all over 50,000 listings.

${table(['minute', 'MB'], shown)}
`;
}
