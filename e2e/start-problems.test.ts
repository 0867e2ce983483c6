import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { embeddedUrl } from '../src/platform/database/embedded/server.ts';
import { type ProgramOptions, runTypeScript } from '../test/program.ts';
import { Bazaar } from './bazaar.ts';
import { scaledByLoad } from '../test/load.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bazar-start-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the bazaar where it must fail; returns its output, and fails the test unless the exit code is 1. */
async function refusedStart(env: Record<string, string>, options: ProgramOptions): Promise<string> {
  const program = runTypeScript('src/main.ts', [], {
    ...options,
    env: { NODE_ENV: 'development', PORT: '0', DATA_DIR: folder, DEMO: 'false', ...env },
  });
  expect(await program.ended).toBe(1);
  return program.said();
}

test('reports a read-only data folder in one sentence and creates nothing in it', async () => {
  const said = await refusedStart({}, { readOnly: folder });
  expect(said).toMatch(/^The data folder \S+ cannot be written \((EROFS|EACCES)\): [^\n]*\n$/);
  expect(readdirSync(folder)).toEqual([]);
});

test('refuses production without the operator’s identity in one sentence that says what to set', async () => {
  const said = await refusedStart({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:9' }, {});
  expect(said).toBe(
    'OPERATOR_NAME, OPERATOR_ID, OPERATOR_ADDRESS must be set in production, because pages and emails have to say who runs the bazaar.\n',
  );
});

test.runIf(process.platform === 'linux')('reports a full disk in one sentence, at once', async () => {
  const begun = performance.now();
  const said = await refusedStart({}, { full: folder });
  expect(said).toMatch(/^The disk of the data folder \S+ is full \(ENOSPC\)[^\n]*: make room\.\n$/);
  expect(performance.now() - begun).toBeLessThan(scaledByLoad(10_000));
});

test('reports a read-only data folder in one sentence with an external database, too', async () => {
  const owner = await Bazaar.open();
  try {
    const said = await refusedStart({ DATABASE_URL: embeddedUrl(owner.dataDir) }, { readOnly: folder });
    expect(said).toMatch(/^The data folder \S+ cannot be written \((EROFS|EACCES)\): [^\n]*\n$/);
  } finally {
    await owner.close();
  }
});
