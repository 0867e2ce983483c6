import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * `npm run dev`: runs the bazaar from sources and restarts it when server code changes. Pages and components reload by
 * themselves. Node's own --watch would also restart for files that Vite writes.
 */
const sources = fileURLToPath(new URL('../', import.meta.url));
const pages = /^(web|ui)\/|\/components\/|\.test\.tsx?$/;
const timeoutMs = 150;

let bazaar = start();
let restart: NodeJS.Timeout | undefined;
let stopping = false;

watch(sources, { recursive: true }, (_, file) => {
  if (file === null || !/\.(ts|json)$/.test(file) || pages.test(file) || stopping) return;
  clearTimeout(restart);
  restart = setTimeout(() => {
    console.log(`${file} has changed: starting again.`);
    whenEnded(() => (bazaar = start()));
    bazaar.kill('SIGTERM');
  }, timeoutMs);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopping = true;
    whenEnded(() => process.exit(bazaar.exitCode ?? 1));
    // Ctrl-C (SIGINT) has already reached the bazaar, as part of the terminal's process group.
    if (signal === 'SIGTERM') bazaar.kill(signal);
  });
}

function whenEnded(next: () => void): void {
  if (bazaar.exitCode === null) bazaar.once('exit', next);
  else next();
}

function start(): ChildProcess {
  return spawn(process.execPath, ['run.mjs', 'src/main.ts', '--sources'], { stdio: 'inherit' });
}
