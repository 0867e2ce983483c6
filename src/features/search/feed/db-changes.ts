import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';

/** What a reader has seen: a snapshot as PostgreSQL writes it. */
export type Seen = string;

export type Changes = { seen: Seen; listingIds: number[]; places: boolean };

export async function seenNow(db: Database): Promise<Seen> {
  const { rows } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('No snapshot');
  return row.seen;
}

/**
 * Exactly the changes that have become visible since: those of transactions that the old snapshot did not see. A
 * transaction that commits late is found then, and one that still runs holds nobody up. Nothing when the database is
 * not the one that the snapshot was taken of.
 */
export async function changesSince(db: Database, seen: Seen): Promise<Changes | undefined> {
  const { rows } = await sql<{ seen: string; same: boolean; ids: (number | null)[] }>`
    select pg_current_snapshot()::text as seen,
      pg_snapshot_xmax(${seen}::pg_snapshot) <= pg_snapshot_xmax(pg_current_snapshot()) as same,
      array(select distinct listing_id from listing_changes
        where transaction >= pg_snapshot_xmin(${seen}::pg_snapshot)
          and not pg_visible_in_snapshot(transaction, ${seen}::pg_snapshot)) as ids`.execute(db);
  const [row] = rows;
  if (!row?.same) return undefined;
  return {
    seen: row.seen,
    listingIds: row.ids.filter((id) => id !== null),
    places: row.ids.includes(null),
  };
}

/** Forgets changes that every reader has seen long ago. */
export async function deleteChangesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('listing_changes').where('changed_at', '<', time).execute();
}
