import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { requireChromium } from '../e2e/chromium.ts';

/**
 * `npm test`: runs the static checks, the build, then all tests; ends with `N passed, N failed`. `npm test -- publish`
 * runs only the test files whose name contains `publish`.
 */
const wanted = process.argv.slice(2);
const tally = { passed: 0, failed: 0 };
const report = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string() })),
    }),
  ),
});

function run(command: string, args: string[], environment: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
  return status === 0;
}

function stage(name: string, passed: boolean): boolean {
  tally[passed ? 'passed' : 'failed'] += 1;
  console.log(`${passed ? 'ok' : 'FAILED'}: ${name}`);
  return passed;
}

type FailedFile = { name: string; failed: number };
type Outcome = { passed: number; failed: number; failedFiles: FailedFile[] };

const failedTests = (files: readonly FailedFile[]): number =>
  files.reduce((sum, { failed }) => sum + failed, 0);

/** Runs Vitest; counts are read from its JSON report, because its console output is not meant for parsing. */
function vitest(choice: readonly string[], environment: Record<string, string>): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'bazar-report-'));
  const file = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const whole = run('vitest', ['run', ...reporters, ...choice], environment);
  try {
    const { numPassedTests, testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failedFiles = testResults
      .filter(({ status }) => status === 'failed')
      .map(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed').length;
        // A file that fails to load has no failed tests, but counts as failed.
        return { name, failed: Math.max(1, failed) };
      });
    const failed = failedTests(failedFiles);
    return { passed: numPassedTests, failed: whole ? failed : Math.max(1, failed), failedFiles };
  } catch {
    return { passed: 0, failed: 1, failedFiles: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Maximum number of journey files, of about eighty, that are retried. */
const maxLate = 8;

/**
 * Retries journeys that failed, alone and with a new bazaar: when the machine stalls for a while, a browser may time
 * out through no fault of ours. Retried ones are reported. A real defect fails again, and when more than a few fail,
 * none is retried.
 */
function tests(environment: Record<string, string>): void {
  const first = vitest(wanted, environment);
  const journeys = first.failedFiles.filter(({ name }) => name.includes('/e2e/'));
  const again = journeys.map(({ name }) => name);
  if (again.length === 0 || again.length > maxLate) {
    tally.passed += first.passed;
    tally.failed += first.failed;
    return;
  }
  console.log(`Once more and alone:\n${again.join('\n')}`);
  const second = vitest(['--project', 'journeys', '--no-file-parallelism', ...again], environment);
  const late = failedTests(journeys);
  tally.passed += first.passed + Math.max(0, late - second.failed);
  tally.failed += first.failed - late + second.failed;
  if (second.failed === 0) console.log(`Passed only when tried again:\n${again.join('\n')}`);
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
