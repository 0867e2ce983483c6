import { cpus, loadavg } from 'node:os';
import sharp from 'sharp';
import { runProgram } from '../../src/bootstrap/run-program.ts';
import { candidatesFor } from '../../src/features/media/db-fingerprints.ts';
import {
  isCopy,
  type Fingerprint,
  fingerprintOf,
  keysOfCopies,
} from '../../src/features/media/fingerprint.ts';
import { previewImage } from '../../src/platform/images/images.ts';
import { copies, pictures } from '../../test/specimens/pictures.ts';
import { chances } from '../../test/stock.ts';
import { writeSection } from '../sections.ts';
import { table, tenths, whole } from '../table.ts';
import { temporaryDatabase } from '../temporary-database.ts';
import { addFingerprints } from './db-stored.ts';

const page = new URL('README.md', import.meta.url);
const title = 'The same photo in another listing';
/** Number of pictures of each kind; `BENCH_PICTURES=10` makes a short run. */
const each = Number(process.env.BENCH_PICTURES ?? 60);
const stored = 100_000;
const lookups = 200;

type Sample = { name: string; kind: string; jpeg: Buffer; print: Fingerprint };

await runProgram(async () => {
  const [others = 0] = loadavg();
  sharp.concurrency(1);
  const samples: Sample[] = [];
  let plain = 0;
  for await (const picture of pictures({ scene: each, 'same floor': each, drawing: each, bare: each })) {
    const print = await printOf(picture.jpeg);
    if (print) samples.push({ ...picture, print });
    else plain += 1;
  }
  console.log(`${process.uptime().toFixed(0).padStart(4)} s  ${samples.length} pictures, copying each`);
  writeSection(page, 'Rates', await rates(samples, plain), title);
  console.log(`${process.uptime().toFixed(0).padStart(4)} s  looking up among ${whole(stored)}`);
  writeSection(page, 'Speed', await speed(samples, others), title);
});

async function printOf(jpeg: Buffer): Promise<Fingerprint | undefined> {
  return fingerprintOf((await previewImage(jpeg, 0)).grey);
}

async function rates(samples: readonly Sample[], plain: number): Promise<string> {
  const chance = chances(7);
  const found: string[][] = [];
  for (const [name, copy] of Object.entries(copies)) {
    let hits = 0;
    for (const { jpeg, print } of samples) {
      const other = await printOf(await copy(jpeg, chance));
      if (other && sharesKey(other, print) && isCopy(other.windows, print.windows)) hits += 1;
    }
    found.push([name, whole(samples.length), percent(hits, samples.length)]);
  }
  return `Pictures of \`test/specimens/pictures.ts\`, ${whole(each)} of each kind, of which ${plain} have too little detail for a fingerprint. The goals are 95 % of copies found and at most 0.5 % of pairs of different photos mistaken for the same.

${table(['copy', 'photos', 'found'], found)}

${table(['pairs of different photos', 'pairs', 'taken for one'], mistaken(samples))}`;
}

/** Whether the database index would return the other photo. */
function sharesKey(one: Fingerprint, other: Fingerprint): boolean {
  const keys = new Set(other.keys);
  return keysOfCopies(one.windows).some((key) => keys.has(key));
}

function mistaken(samples: readonly Sample[]): string[][] {
  const counts = new Map<string, { pairs: number; alike: number }>();
  samples.forEach((one, at) => {
    for (const other of samples.slice(0, at)) {
      const kind = one.kind === other.kind ? `both of kind "${one.kind}"` : 'of two kinds';
      const count = counts.get(kind) ?? { pairs: 0, alike: 0 };
      count.pairs += 1;
      if (isCopy(one.print.windows, other.print.windows)) count.alike += 1;
      counts.set(kind, count);
    }
  });
  return [...counts].map(([kind, count]) => [kind, whole(count.pairs), percent(count.alike, count.pairs)]);
}

function percent(part: number, of: number): string {
  return `${((part / of) * 100).toFixed(2)} %`;
}

/** Measures lookups; each looks up one photo and decides which candidates are copies. */
async function speed(samples: readonly Sample[], others: number): Promise<string> {
  const database = await temporaryDatabase();
  try {
    const { db } = database.platform;
    const { windows, bytes } = await addFingerprints(
      database.platform,
      samples.map(({ print }) => print),
      { count: stored, lookups },
    );
    const times: number[] = [];
    let candidates = 0;
    for (const own of windows) {
      const start = performance.now();
      const found = await candidatesFor(db, [own]);
      if (!found.some((one) => isCopy(own, one.windows))) throw new Error('A stored photo was not found');
      times.push(performance.now() - start);
      candidates += found.length;
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => tenths(times[Math.floor(share * (times.length - 1))] ?? 0);
    return `One photo looked up among ${whole(stored)} others in PostgreSQL, with candidates compared completely; the goal is 50 ms. Measured on ${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'processor'}; at the start of the run, ${tenths(others)} tasks of other programs were runnable.

${table(['photos', 'p50 ms', 'p95 ms', 'longest ms', 'candidates', 'MB with the index'], [[whole(stored), at(0.5), at(0.95), at(1), whole(candidates / windows.length), whole(bytes / 1_000_000)]])}`;
  } finally {
    await database.close();
  }
}
