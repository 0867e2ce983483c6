import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';

/** Living listings that are alike in category, brand and typed model. */
export type StockRow = { category_id: number; brand: string | null; model: string | null; count: number };

export async function readStock(db: Database): Promise<StockRow[]> {
  return (
    db
      .selectFrom('listings')
      // Written out as in the partial indexes, so that the planner sees that they serve.
      .where(sql<boolean>`listings.state in ('active', 'reserved')`)
      .groupBy(['category_id', 'brand', 'model'])
      .select(({ fn }) => ['category_id', 'brand', 'model', fn.countAll<number>().as('count')])
      .execute()
  );
}
