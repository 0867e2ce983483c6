import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { selectCards } from '../listings/index.ts';

/** How many living adverts of each kind a district has; districts without any are left out. */
export async function countByDistrict(
  db: Database,
): Promise<{ district_code: string; kind: 'offer' | 'demand'; count: number }[]> {
  return db
    .selectFrom('listings')
    .where(sql<boolean>`state in ('active', 'reserved')`)
    .groupBy(['district_code', 'kind'])
    .select(({ fn }) => ['district_code', 'kind', fn.countAll<number>().as('count')])
    .execute();
}

/** Cards of these listings, in the order of the ids; those that are gone meanwhile are left out. */
export async function cardRowsOf(db: Database, ids: readonly number[]) {
  const rows = await selectCards(db)
    .where('listings.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
