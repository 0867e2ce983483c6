import { spawn } from 'node:child_process';

/** `npm run check`: all checks that need no running program, in parallel; prints failures only. */
const checks: Record<string, string[][]> = {
  types: [['tsc']],
  lint: [
    ['oxlint'],
    ['node', 'run.mjs', 'test/retired-words.ts'],
    ['node', 'run.mjs', 'test/source-rules.ts'],
  ],
  format: [['oxfmt', '--check']],
  boundaries: [['depcruise', 'src', 'e2e', 'bench', 'test']],
  'dead code': [['knip']],
};

const begun = performance.now();
const results = await Promise.all(Object.entries(checks).map(([name, commands]) => check(name, commands)));
console.log(`${((performance.now() - begun) / 1_000).toFixed(0)} s`);
process.exitCode = results.every(Boolean) ? 0 : 1;

async function check(name: string, commands: readonly string[][]): Promise<boolean> {
  for (const [command = '', ...args] of commands) {
    const { code, output } = await run(command, args);
    if (code === 0) continue;
    console.log(`FAILED: ${name}\n${output}`);
    return false;
  }
  console.log(`ok: ${name}`);
  return true;
}

async function run(
  command: string,
  args: readonly string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
