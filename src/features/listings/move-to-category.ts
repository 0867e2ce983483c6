import type { Database, Platform } from '../../platform/platform.ts';
import { lockListing, setCategory } from './db.ts';
import { reanalyzeListing } from './traits/reanalyze.ts';

/**
 * Puts a listing into another category and reads it anew for the search. Its attributes stay stored, and those that the
 * category has are shown. Returns the category that it left; nothing where it is there already, or is not
 * where it was thought to be. Needs a transaction.
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
