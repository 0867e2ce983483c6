import type { Database } from '../../../platform/platform.ts';
import { locatedPlaces, printOfPlaces } from '../db.ts';
import { type Drawing, renderOutline } from './render-outline.ts';

/** Each process keeps the drawing of its database, with the print of the places that it was drawn from. */
const kept = new WeakMap<Database, { print: string; drawing: Drawing }>();

/** The country as its places draw it: once in a process, and again after an import has changed them (about 0.3 s). */
export async function countryOutline(db: Database): Promise<Drawing> {
  const print = await printOfPlaces(db);
  const known = kept.get(db);
  if (known?.print === print) return known.drawing;
  const drawing = renderOutline(await locatedPlaces(db));
  kept.set(db, { print, drawing });
  return drawing;
}
