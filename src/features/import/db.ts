import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';

export type ExistingLine = { id: number; hash: string | null };

/** The listings that carry these references, with the line that each was made of. */
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

/** Stores the lines of which the listings with these references are made now. */
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

/** What a changed line may move besides the words: what it is, and its time. A listing that has ended stays so. */
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

/** Data exceptions, broken rules and lost races: they are of a row, not of the database. */
const classesOfRows = ['22', '23', '40'];

/** What the database has against a row; nothing when the problem is another. */
export function refusalOfRow(problem: unknown): string | undefined {
  const ofRow = problem instanceof DatabaseError && classesOfRows.includes(problem.code?.slice(0, 2) ?? '');
  return ofRow ? problem.message : undefined;
}
