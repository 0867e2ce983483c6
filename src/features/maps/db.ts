import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

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
