import type { Database } from '../../platform/platform.ts';

/** Facts of a listing in any state. */
export async function findListing(db: Database, id: number) {
  return db
    .selectFrom('listings')
    .where('id', '=', id)
    .select(['category_id', 'brand', 'model', 'attributes'])
    .executeTakeFirst();
}
