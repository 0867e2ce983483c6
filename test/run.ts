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

/** Runs Vitest; counts come from its report, as its own last lines are written for people. */
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
        // A file that does not even load has no failed test, but it has failed.
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

/** So many files of journeys, of some eighty, may have come late. */
const maxLate = 8;

/**
 * A journey that failed beside others is tried once more, alone and from a new bazaar: where the machine stands still
 * for a while, a browser comes late without any fault of ours. It is told which ones needed that. What fails for a
 * reason fails again; more than a few that fail are a reason by themselves.
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
