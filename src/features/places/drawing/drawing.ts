import type { Database } from '../../../platform/platform.ts';
import { locatedPlaces, printOfPlaces } from '../db.ts';
import { type Drawing, renderOutline } from './render-outline.ts';

/** Each process caches the outline of its database, with a hash of the places it was made from. */
const outlines = new WeakMap<Database, { print: string; drawing: Drawing }>();

/** The outline of the country: computed once per process, and again after an import has changed the places (about 0.3 s). */
export async function countryOutline(db: Database): Promise<Drawing> {
  const print = await printOfPlaces(db);
  const cached = outlines.get(db);
  if (cached?.print === print) return cached.drawing;
  const drawing = renderOutline(await locatedPlaces(db));
  outlines.set(db, { print, drawing });
  return drawing;
}
