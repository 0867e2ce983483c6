import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { corpusListing, ownFormatListing } from '../test/specimens/imported-listings.ts';
import { type RunningProgram, runTypeScript } from '../test/program.ts';
import { Bazaar } from './bazaar.ts';

let bazaar: Bazaar;
let file: string;
beforeEach(async () => {
  bazaar = await Bazaar.open();
  file = join(bazaar.dataDir, 'listings.jsonl');
  writeFileSync(file, `${JSON.stringify(corpusListing)}\n{"id":\n${JSON.stringify(ownFormatListing)}\n`);
});
afterEach(() => bazaar.close());

const bring = (...args: string[]): RunningProgram =>
  runTypeScript('src/commands/import.ts', args, { env: { DATA_DIR: bazaar.dataDir, DATABASE_URL: '' } });
const found = z.object({ data: z.object({ items: z.array(z.object({ reference: z.string() })) }) });

async function newest(): Promise<string[]> {
  const answer = await fetch(`${bazaar.url}/api/v1/search?sort=newest`, {
    headers: { 'Access-Token': 'web' },
  });
  return found.parse(await answer.json()).data.items.map(({ reference }) => reference);
}

test('imports listings while the app is running, which then finds them under their former addresses', async () => {
  const command = bring(file);
  expect(await command.ended).toBe(0);
  expect(command.said()).toContain('line 2: not a JSON object');
  expect(command.said()).toContain('2 listings are new, 0 changed, 0 were in as they are, 1 did not go in');
  await vi.waitFor(async () => expect(await newest()).toEqual(['own-1', 'v0001']), 5_000);
});

test('imports listings without the app, and only once however often the command runs', async () => {
  await bazaar.end();
  expect(await bring(file).ended).toBe(0);
  const again = bring(file);
  expect(await again.ended).toBe(0);
  expect(again.said()).toContain('0 listings are new, 0 changed, 2 were in as they are, 1 did not go in');
});

test('a file without listings, or a missing file, ends with a message and exit code 1', async () => {
  writeFileSync(file, 'nothing\n');
  const empty = bring(file);
  expect(await empty.ended).toBe(1);
  expect(empty.said()).toContain('No listing came in.');
  const missing = bring(`${file}.gone`);
  expect(await missing.ended).toBe(1);
  expect(missing.said()).toContain('There is no file');
});
