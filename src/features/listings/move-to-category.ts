import type { Database, Platform } from '../../platform/platform.ts';
import { lockListing, setCategory } from './db.ts';
import { reanalyzeListing } from './traits/reanalyze.ts';

/**
 * Moves a listing to another category and recomputes its search marks. All attributes stay stored; those that
 * the new category has are shown. Returns the previous category, or undefined when it is already there or its
 * current category is not the expected one. Needs a transaction.
 */
export async function moveToCategory(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  {
    id,
    advertiserId,
    ...way
  }: { id: number; advertiserId: string; categoryId: number; fromId: number | undefined },
): Promise<number | undefined> {
  if (!(await lockListing(db, id, advertiserId))) return undefined;
  const left = await setCategory(db, id, way, clock.now());
  if (left !== undefined) await reanalyzeListing(db, id);
  return left;
}
