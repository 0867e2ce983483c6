import { expect, it } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { migrate, pendingMigrations, runsOnNewer } from './migrate.ts';

const { pool, connection } = await testDatabase();
const own = ['0001_first', '0075_asked', '0100_last'];

it.each([
  ['one that only added', ['0200_added'], true],
  ['one that took away what this program no longer uses', ['0200_gone_since_0100'], true],
  ['one that took away what this program still uses', ['0200_added', '0300_gone_since_0200'], false],
  ['one that came between its own', ['0080_between'], true],
])('a program works on the schema of %s: %#', (_, newer, works) => {
  expect(runsOnNewer(own, [...own, ...newer].toSorted())).toBe(works);
});

it('a program does not work on a newer schema that lacks one of its own migrations', () => {
  expect(runsOnNewer(own, ['0001_first', '0075_asked', '0200_added'])).toBe(false);
});

it('applies a migration with a lower number than one that already ran', async () => {
  const late = '0230_held_by_email';
  await pool.query('alter table held_messages drop column by_email');
  await pool.query('delete from kysely_migration where name = $1', [late]);
  expect(await pendingMigrations(pool)).toEqual([late]);
  expect(await migrate(connection)).toEqual([late]);
  await pool.query('select by_email from held_messages');
});

it('a start after a downgrade leaves the newer schema as it is, unless it lacks something the program needs', async () => {
  const note = (name: string) =>
    pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [name, '2026-05-04']);
  await note('9998_added');
  expect(await migrate(connection)).toEqual([]);
  expect(await pendingMigrations(pool)).toEqual([]);
  await note('9999_gone_since_9998');
  await expect(migrate(connection)).rejects.toThrow('much newer version of this program');
});
