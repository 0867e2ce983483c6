import type { Platform } from '../../../platform/platform.ts';
import { hasAnyPlace, storeBuiltIn } from '../db.ts';
import { builtInPlaces } from './list.ts';

/** Fills an empty database with regions, districts and the built-in places; does nothing to any other. */
export async function loadBuiltInPlaces({ db }: Pick<Platform, 'db'>): Promise<void> {
  if (await hasAnyPlace(db)) return;
  await storeBuiltIn(db, builtInPlaces());
}
