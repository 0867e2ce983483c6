import { readFileSync, readdirSync } from 'node:fs';
import { normaliseImage, warmDecoder } from '../../src/platform/images/images.ts';

/**
 * Run in a separate process by a test: decodes all given files concurrently, like twenty uploads that end
 * together, and prints the results, the durations and the peak memory growth of this process and its decoder.
 */
const [small, ...paths] = process.argv.slice(2);
const limits = { maxPixels: 50_000_000, maxAvifPixels: 16_000_000 };

warmDecoder();
if (small) await normaliseImage(small, limits);
const before = residentBytes();
let peak = before;
const watch = setInterval(() => (peak = Math.max(peak, residentBytes())), 4);

const started = performance.now();
const answers = await Promise.all(
  paths.map(async (path) => {
    const result = await normaliseImage(path, limits);
    return {
      result: typeof result === 'string' ? result : 'photo',
      milliseconds: performance.now() - started,
    };
  }),
);
clearInterval(watch);
process.stdout.write(JSON.stringify({ answers, grownBytes: peak - before }));

/** Resident memory of this process and all its children; Linux only. */
function residentBytes(): number {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return [String(process.pid), ...children].reduce((sum, pid) => sum + residentBytesOf(pid), 0);
}

function residentBytesOf(pid: string): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return pages * 4096;
  } catch {
    return 0;
  }
}
