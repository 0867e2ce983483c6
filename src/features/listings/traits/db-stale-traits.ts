import type { Database } from '../../../platform/platform.ts';
import type { traitsRow } from './traits-row.ts';

/** Listings that an older version has read, held until the transaction ends; those held by others are passed over. */
export async function lockStaleTraits(db: Database, version: number, atMost: number) {
  return db
    .selectFrom('listings')
    .where('reading_version', '<', version)
    .select([
      'id',
      'kind',
      'category_id',
      'title',
      'description',
      'brand',
      'brand_text',
      'model',
      'condition',
      'wear',
      'attributes',
      'price_type',
      'price',
      'swap',
    ])
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute();
}

export async function storeTraits(
  db: Database,
  id: number,
  traits: ReturnType<typeof traitsRow>,
): Promise<void> {
  await db.updateTable('listings').set(traits).where('id', '=', id).execute();
}
