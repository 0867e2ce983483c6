import type { Database, Platform } from '../../platform/platform.ts';
import { lockListing, setCategory } from './db.ts';
import { rereadListing } from './traits/reread.ts';

/**
 * Puts a listing into another category and reads it anew for the search. Its attributes stay stored, and those that the
 * category has are shown. Returns the category that it left; nothing where it is there already. Needs a transaction.
 */
export async function moveToCategory(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  { id, advertiserId, categoryId }: { id: number; advertiserId: string; categoryId: number },
): Promise<number | undefined> {
  if (!(await lockListing(db, id, advertiserId))) return undefined;
  const left = await setCategory(db, id, categoryId, clock.now());
  if (left !== undefined) await rereadListing(db, id);
  return left;
}
