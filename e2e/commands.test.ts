import { afterEach, beforeEach, expect, test } from 'vitest';
import { runTypeScript, type RunningProgram } from '../test/program.ts';
import { Bazaar } from './bazaar.ts';

let bazaar: Bazaar;
beforeEach(async () => {
  bazaar = await Bazaar.open();
});
afterEach(() => bazaar.close());

const db = (...args: string[]): RunningProgram =>
  runTypeScript('src/commands/db.ts', args, { env: { DATA_DIR: bazaar.dataDir, DATABASE_URL: '' } });
const countDistricts = () => db('sql', "select 'districts: ' || count(*) as answer from districts");

test('a command works while the app is running and does not disturb it', async () => {
  const command = countDistricts();
  expect(await command.ended).toBe(0);
  expect(command.said()).toContain('districts: 77');
  expect((await fetch(`${bazaar.url}/zdravi/pripraveno`)).status).toBe(200);
});

test('a command works without the app, and stops the database again', async () => {
  await bazaar.end();
  const command = countDistricts();
  expect(await command.ended).toBe(0);
  expect(command.said()).toContain('districts: 77');
  expect(bazaar.databaseLog()).toMatch(/database system is shut down\s*$/);
});

test('refuses to reset the database under a running app, and resets it without', async () => {
  const beside = db('reset');
  expect(await beside.ended).toBe(1);
  expect(beside.said()).toContain('Another bazaar already runs');
  await bazaar.end();
  expect(await db('reset').ended).toBe(0);
  const command = countDistricts();
  await command.ended;
  expect(command.said()).toContain('districts: 0');
});
