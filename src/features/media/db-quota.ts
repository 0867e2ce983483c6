import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

type Sums = { files: number; bytes: number };
type Who = { advertiserId: string; client: string };

/** What an account and a client have stored since a time; locks both totals until the transaction ends. */
export async function intakeSince(
  db: Database,
  { advertiserId, client }: Who,
  since: Date,
): Promise<{ ofAccount: Sums; ofClient: Sums }> {
  for (const subject of [`of ${advertiserId}`, `by ${client}`])
    await sql`select pg_advisory_xact_lock(hashtext('photo-intake'), hashtext(${subject}))`.execute(db);
  const { rows } = await sql<{ own: boolean; same: boolean } & Sums>`
    select advertiser_id = ${advertiserId} as own, client = ${client} as same,
      sum(files)::integer as files, sum(bytes)::double precision as bytes
    from photo_intake
    where taken_at > ${since} and (advertiser_id = ${advertiserId} or client = ${client})
    group by 1, 2`.execute(db);
  return {
    ofAccount: summed(rows.filter(({ own }) => own)),
    ofClient: summed(rows.filter(({ same }) => same)),
  };
}

const summed = (rows: readonly Sums[]): Sums => ({
  files: rows.reduce((sum, { files }) => sum + files, 0),
  bytes: rows.reduce((sum, { bytes }) => sum + bytes, 0),
});

export async function recordIntake(db: Database, intake: Who & Sums, now: Date): Promise<void> {
  const { advertiserId, client, files, bytes } = intake;
  await db
    .insertInto('photo_intake')
    .values({ advertiser_id: advertiserId, client, files, bytes, taken_at: now })
    .execute();
}

/** Deletes all but the newest `left` unfinished uploads; returns the ids of the deleted ones. */
export async function deleteOldestUploads(
  db: Database,
  advertiserId: string,
  left: number,
): Promise<string[]> {
  const unfinished = db
    .selectFrom('uploads')
    .innerJoin('albums', 'albums.id', 'uploads.album_id')
    .where('albums.advertiser_id', '=', advertiserId)
    .where((row) =>
      row.not(
        row.exists(row.selectFrom('photos').whereRef('photos.id', '=', 'uploads.id').select('photos.id')),
      ),
    )
    .select('uploads.id')
    .orderBy('uploads.created_at', 'desc')
    .orderBy('uploads.id')
    .offset(left);
  const deleted = await db.deleteFrom('uploads').where('id', 'in', unfinished).returning('id').execute();
  return deleted.map(({ id }) => id);
}

/** Deletes rows too old to count. */
export async function deleteIntakeBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('photo_intake').where('taken_at', '<', time).execute();
}
