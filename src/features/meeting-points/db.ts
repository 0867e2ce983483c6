import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { MeetingPointKind } from './contract.ts';

export type PointRow = {
  id: string;
  kind: MeetingPointKind;
  name: string;
  address: string | null;
  place_code: string;
  lat: number;
  lon: number;
  starts_on: string | null;
  ends_on: string | null;
  demo: boolean;
};

const points = (db: Database) =>
  db
    .selectFrom('meeting_points')
    .innerJoin('places', 'places.code', 'place_code')
    .selectAll('meeting_points')
    .select(['places.name as placeName', 'places.district_code as districtCode'])
    .orderBy(sql`meeting_points.name collate "C"`)
    .orderBy('starts_on')
    .orderBy('id');

export type PlacedPoint = Awaited<ReturnType<typeof allPoints>>[number];

export const allPoints = (db: Database) => points(db).execute();

/** Public points: not hidden, and no past tournaments. */
export const shownPoints = (db: Database, today: string): Promise<PlacedPoint[]> =>
  points(db)
    .where('hidden_at', 'is', null)
    .where((row) => row.or([row('ends_on', 'is', null), row('ends_on', '>=', today)]))
    .execute();

export const findPoint = (db: Database, id: string): Promise<PlacedPoint | undefined> =>
  points(db).where('meeting_points.id', '=', id).executeTakeFirst();

/** Serializes changes, so that concurrent ones cannot create duplicates. */
export async function lockPoints(db: Database): Promise<void> {
  await sql`lock table meeting_points in share row exclusive mode`.execute(db);
}

/** The id of a point with the same name and municipality and, for a tournament, the same first day. */
export async function samePoint(
  db: Database,
  { name, place_code, starts_on }: Pick<PointRow, 'name' | 'place_code' | 'starts_on'>,
): Promise<string | undefined> {
  const same = await db
    .selectFrom('meeting_points')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('place_code', '=', place_code)
    .where('starts_on', 'is not distinct from', starts_on)
    .executeTakeFirst();
  return same?.id;
}

export async function insertPoint(db: Database, row: PointRow & { changed_at: Date }): Promise<void> {
  await db.insertInto('meeting_points').values(row).execute();
}

export async function updatePoint(
  db: Database,
  { id, ...row }: Partial<Omit<PointRow, 'id'>> & { id: string; changed_at: Date; hidden_at?: Date | null },
): Promise<void> {
  await db.updateTable('meeting_points').set(row).where('id', '=', id).execute();
}

export async function deleteDemoPoints(db: Database): Promise<void> {
  await db.deleteFrom('meeting_points').where('demo', '=', true).execute();
}
