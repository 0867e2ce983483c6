import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Person } from './db-person.ts';
import { type PersonalTable, personalTables } from './db-personal-data.ts';

/** Hashes are useless to their owner and would help someone who steals the archive. */
const isSecret = (column: string) => column.endsWith('_hash');

type Row = Record<string, unknown>;

/** Rows about a person in one table, as stored. */
export async function rowsAbout(
  db: Database,
  { table, rows, without = [], byDay = [] }: PersonalTable,
  person: Person,
): Promise<Row[]> {
  const found = await sql<Row>`select * from ${sql.table(table)} where ${rows(person)}`.execute(db);
  const hidden = (column: string) => isSecret(column) || without.includes(column);
  const printed = (column: string, value: unknown) =>
    byDay.includes(column) && value instanceof Date ? value.toISOString().slice(0, 10) : value;
  return found.rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, value]) =>
        hidden(column) ? [] : [[column, printed(column, value)]],
      ),
    ),
  );
}

/** Deletes all rows about a person that need not be retained. Needs a transaction. */
export async function deletePerson(db: Database, person: Person): Promise<void> {
  for (const { table, rows } of personalTables.filter(({ onDeletion }) => onDeletion === 'deleted'))
    await sql`delete from ${sql.table(table)} where ${rows(person)}`.execute(db);
}
