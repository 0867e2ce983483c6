import type { Viewer } from '../../contract/endpoint.ts';
import { type FieldErrors, type Refusal, refuse } from '../../contract/errors.ts';
import { dayInPrague } from '../../contract/prague-day.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { distanceKm, placesNamed, type Point } from '../places/index.ts';
import type { ManagedPoint, MeetingPointForm } from './contract.ts';
import { findPoint, insertPoint, lockPoints, type PointRow, samePoint, updatePoint } from './db.ts';
import { managedView } from './views.ts';

type Said = Omit<PointRow, 'id' | 'demo'>;

/** Converts a form to a row, or refuses it with the errors of its place. */
export async function readPoint(
  db: Database,
  { kind, name, place: typed, address, spot, from, to }: MeetingPointForm,
): Promise<Said | Refusal<'invalid-input'>> {
  const wrong = (fields: FieldErrors) => refuse('invalid-input', { fields });
  const [place, namesake] = await placesNamed(db, typed);
  if (!place) return wrong({ place: [`Obec „${typed}“ neznáme. Napiš celý její název, třeba Brno.`] });
  if (namesake) {
    const example = `${place.name}, okres ${place.district.name}`;
    return wrong({ place: [`Obcí „${typed}“ je víc. Napiš i okres, třeba „${example}“.`] });
  }
  const point = spot === '' ? place : pointOf(spot);
  if (!point) return wrong({ spot: [`Souřadnicím „${spot}“ nerozumíme. Napiš je jako 49.1951, 16.6068.`] });
  const away = Math.round(distanceKm(place, point));
  if (away > maxKmFromPlace)
    return wrong({ spot: [`Souřadnice leží ${away} km od obce ${place.name}. Zkontroluj je.`] });
  return {
    kind,
    name,
    address: address || null,
    place_code: place.code,
    lat: point.lat,
    lon: point.lon,
    starts_on: from || null,
    ends_on: to || from || null,
  };
}

/** Max plausible distance in km of a hall from the centre of its municipality. */
const maxKmFromPlace = 25;

/** Parses `49.1951, 16.6068`, also as copied from maps: `49.1951000N, 16.6068000E`. */
function pointOf(text: string): Point | undefined {
  const [, lat, lon] = /^(\d{2}\.\d+)\s*°?\s*N?\s*[,;\s]\s*(\d{2}\.\d+)\s*°?\s*E?$/i.exec(text) ?? [];
  return lat === undefined ? undefined : { lat: Number(lat), lon: Number(lon) };
}

const alreadyThere = refuse('invalid-input', { fields: { name: ['Tohle místo v seznamu už je.'] } });

export async function addPoint(
  platform: Platform,
  admin: Viewer,
  form: MeetingPointForm,
): Promise<ManagedPoint | Refusal<'invalid-input'>> {
  const said = await readPoint(platform.db, form);
  if ('refused' in said) return said;
  const id = platform.ids.uuid();
  return platform.db.transaction().execute(async (db) => {
    await lockPoints(db);
    if (await samePoint(db, said)) return alreadyThere;
    await insertPoint(db, { ...said, id, demo: false, changed_at: platform.clock.now() });
    await recordAction(platform, db, admin, {
      action: 'add-meeting-point',
      subject: `meeting-point:${id}`,
      reason: `${form.name}, ${form.place}`,
    });
    return shown(platform, db, id);
  });
}

export async function changePoint(
  platform: Platform,
  admin: Viewer,
  { id, ...form }: MeetingPointForm & { id: string },
): Promise<ManagedPoint | Refusal<'invalid-input' | 'not-found'>> {
  const said = await readPoint(platform.db, form);
  if ('refused' in said) return said;
  return platform.db.transaction().execute(async (db) => {
    await lockPoints(db);
    const before = await findPoint(db, id);
    if (!before) return refuse('not-found');
    const same = await samePoint(db, said);
    if (same !== undefined && same !== id) return alreadyThere;
    await updatePoint(db, { ...said, id, demo: false, changed_at: platform.clock.now() });
    await recordAction(platform, db, admin, {
      action: 'change-meeting-point',
      subject: `meeting-point:${id}`,
      reason: before.name === form.name ? `${form.name}, ${form.place}` : `${before.name} → ${form.name}`,
    });
    return shown(platform, db, id);
  });
}

/**
 * Hides a point from maps and suggestions, or shows it again. Agreed meetings are unaffected, as they store its name
 * as text.
 */
export async function hidePoint(
  platform: Platform,
  admin: Viewer,
  { id, hidden, reason }: { id: string; hidden: boolean; reason: string },
): Promise<ManagedPoint | Refusal<'not-found'>> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    if (!(await findPoint(db, id))) return refuse('not-found');
    await updatePoint(db, { id, hidden_at: hidden ? now : null, changed_at: now });
    await recordAction(platform, db, admin, {
      action: hidden ? 'hide-meeting-point' : 'show-meeting-point',
      subject: `meeting-point:${id}`,
      reason,
    });
    return shown(platform, db, id);
  });
}

/** Adds all new rows of a table, or none when one is invalid; existing points are unchanged. */
export async function importPoints(
  platform: Platform,
  admin: Viewer,
  forms: readonly MeetingPointForm[],
): Promise<{ added: number; existing: number } | Refusal<'invalid-input'>> {
  const rows: Said[] = [];
  for (const form of forms) {
    const said = await readPoint(platform.db, form);
    if ('refused' in said) {
      const sentences = Object.values(said.fields ?? {}).flat();
      return refuse('invalid-input', { fields: { rows: [`${form.name}: ${sentences.join(' ')}`] } });
    }
    rows.push(said);
  }
  const changed_at = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    await lockPoints(db);
    let added = 0;
    for (const row of rows) {
      if (await samePoint(db, row)) continue;
      await insertPoint(db, { ...row, id: platform.ids.uuid(), demo: false, changed_at });
      added += 1;
    }
    await recordAction(platform, db, admin, {
      action: 'import-meeting-points',
      subject: 'meeting-points',
      reason: `přidáno ${added} z ${rows.length}`,
    });
    return { added, existing: rows.length - added };
  });
}

async function shown({ clock }: Pick<Platform, 'clock'>, db: Database, id: string): Promise<ManagedPoint> {
  const row = await findPoint(db, id);
  if (!row) throw new Error(`No meeting point ${id}`);
  return managedView(row, dayInPrague(clock.now()));
}
