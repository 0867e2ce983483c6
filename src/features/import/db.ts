import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';

export type ExistingLine = { id: number; hash: string | null };

/** Imported listings by reference, with the hash of the line each was made from. */
export async function existingLines(
  db: Database,
  references: readonly string[],
): Promise<Map<string, ExistingLine>> {
  const rows = await db
    .selectFrom('listings')
    .leftJoin('imported_listings', 'imported_listings.listing_id', 'listings.id')
    .where('listings.reference', 'in', references)
    .select(['listings.id', 'listings.reference', 'line_hash as hash'])
    .execute();
  return new Map(
    rows.flatMap(({ id, hash, reference }) => (reference === null ? [] : [[reference, { id, hash }]])),
  );
}

/** Stores the hashes of the lines from which these listings were made. */
export async function storeLines(
  db: Database,
  lines: readonly { reference: string; hash: string }[],
): Promise<void> {
  const references = lines.map(({ reference }) => reference);
  const hashes = lines.map(({ hash }) => hash);
  await sql`
    insert into imported_listings (reference, listing_id, line_hash)
    select line.reference, listings.id, line.hash
    from unnest(${references}::text[], ${hashes}::text[]) as line (reference, hash)
    join listings on listings.reference = line.reference
    on conflict (reference) do update set listing_id = excluded.listing_id, line_hash = excluded.line_hash
  `.execute(db);
}

/** Applies what a changed line may alter besides the texts: its kind, state and time. An ended listing stays ended. */
export async function moveListing(
  db: Database,
  id: number,
  { kind, state, inserted }: { kind: Kind; state: 'active' | 'reserved'; inserted: Date },
): Promise<void> {
  await db
    .updateTable('listings')
    .set((row) => ({
      kind,
      inserted,
      state: row.case().when('state', 'in', ['active', 'reserved']).then(state).else(row.ref('state')).end(),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * SQLSTATE classes of data exceptions, constraint violations and serialization failures: errors of one row, not of
 * the database.
 */
const classesOfRows = ['22', '23', '40'];

/** The database's reason for rejecting a row; undefined for any other error. */
export function refusalOfRow(problem: unknown): string | undefined {
  const ofRow = problem instanceof DatabaseError && classesOfRows.includes(problem.code?.slice(0, 2) ?? '');
  return ofRow ? problem.message : undefined;
}
