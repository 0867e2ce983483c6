import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultRow } from '../e2e/faults/row.ts';
import { machine } from './machine.ts';
import { hundredths, table, tenths } from './table.ts';

/**
 * `npm run faults`: the journeys of faults in their long form, one after the other; writes `bench/faults.md`. Takes about
 * half an hour on a free machine. `npm run faults -- crash` tries only the files whose name contains `crash`, and writes nothing.
 */
const wanted = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'bazar-rows-'));
const file = join(folder, 'rows');
const [others = 0] = loadavg();
const chosen = wanted.length > 0 ? wanted : ['e2e/faults', 'e2e/crash'];
const { status } = spawnSync('vitest', ['run', '--project', 'journeys', '--no-file-parallelism', ...chosen], {
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'long', FAULT_ROWS: file },
});
const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
rmSync(folder, { recursive: true });
const rows = lines.map((line): FaultRow => JSON.parse(line));
const page = report(rows);
console.log(page);
process.exitCode = status ?? 1;
if (wanted.length === 0 && status === 0) writeFileSync(new URL('faults.md', import.meta.url), page);

function report(counted: readonly FaultRow[]): string {
  const cells = counted.map(({ fault, injected, lost, doubled, readyMs }) => [
    fault,
    ...[injected, lost, doubled].map(String),
    hundredths(readyMs / 1_000),
  ]);
  return `# Faults

\`npm run faults\` has people put offers up (sign-in by a mailed PIN, draft, photo, publishing, confirmation by email) while something breaks again and again, and writes this page. *Lost* is a listing, a photo or an email that somebody was told of and that is not there; *doubled* is one that is there twice, emails told apart by their Message-ID; *ready* is the longest time from the end of a fault until health and a page, or whatever had failed, answer again. Short forms of most run with every \`npm test\`.

Measured on ${new Date().toISOString().slice(0, 10)}, ${machine}. When it began, ${tenths(others)} tasks of other programs wanted a processor.

${table(['fault', 'injected', 'lost', 'doubled', 'ready after s'], cells)}

Other journeys try what has no time to be ready: a start on a full or a read-only disk (\`e2e/start-problems.test.ts\`), a version that is taken back and runs on the schema of the newer one (\`e2e/release.test.ts\`), processes replaced under visitors (\`e2e/rolling-restarts.test.ts\`), a replica that falls behind, falls silent or dies (\`e2e/replica.test.ts\`).
`;
}
