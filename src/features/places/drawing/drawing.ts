import type { Database } from '../../../platform/platform.ts';
import { locatedPlaces, printOfPlaces } from '../db.ts';
import { type Drawing, renderOutline } from './render-outline.ts';

/** Each process caches the outline of its database, with a hash of the places it was made from. */
const kept = new WeakMap<Database, { print: string; drawing: Drawing }>();

/** The outline of the country: computed once per process, and again after an import has changed the places (about 0.3 s). */
export async function countryOutline(db: Database): Promise<Drawing> {
  const print = await printOfPlaces(db);
  const known = kept.get(db);
  if (known?.print === print) return known.drawing;
  const drawing = renderOutline(await locatedPlaces(db));
  kept.set(db, { print, drawing });
  return drawing;
}
