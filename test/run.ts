import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { requireChromium } from '../e2e/chromium.ts';

/**
 * `npm test`: the static checks, the build, then all tests; ends with `N passed, N failed`.
 * `npm test -- publish` runs only the test files whose name contains `publish`.
 */
const wanted = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };
const report = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numFailedTestSuites: z.int() });

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  return status === 0;
}

function stage(name: string, passed: boolean): boolean {
  tally[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name}`);
  return passed;
}

function tests(environment: Record<string, string>): void {
  const folder = mkdtempSync(join(tmpdir(), 'bazar-report-'));
  const file = join(folder, 'report.json');
  const passed = run(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...wanted],
    environment,
  );
  try {
    const counts = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    tally.passed += counts.numPassedTests;
    tally.failed += counts.numFailedTests;
    // A file that does not even load has no failed test, but it has failed.
    if (!passed && counts.numFailedTests === 0) tally.failed += Math.max(1, counts.numFailedTestSuites);
  } catch {
    tally.failed += 1;
  }
  rmSync(folder, { recursive: true, force: true });
}

function main(): void {
  let chromium: string;
  try {
    chromium = requireChromium();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    tally.failed += 1;
    return;
  }
  if (wanted.length === 0) stage('npm run check', run('npm', ['run', '--silent', 'check']));
  if (stage('build of the pages', run('npm', ['run', '--silent', 'build']))) tests({ CHROME_PATH: chromium });
}

main();
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed > 0 ? 1 : 0;
