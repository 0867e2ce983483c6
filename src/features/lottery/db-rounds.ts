import { type Selectable, sql } from 'kysely';
import type { LotteryRoundsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { RoundForm } from './contract.ts';

export type RoundRow = Selectable<LotteryRoundsTable>;

/** Newest first. `opened` excludes drafts, which only admins may see. */
export async function allRounds(db: Database, { opened }: { opened: boolean }): Promise<RoundRow[]> {
  const query = db
    .selectFrom('lottery_rounds')
    .selectAll()
    .orderBy('first_day', 'desc')
    .orderBy('created_at', 'desc');
  return (opened ? query.where('opened_at', 'is not', null) : query).execute();
}

export async function findRound(db: Database, slug: string): Promise<RoundRow | undefined> {
  return db
    .selectFrom('lottery_rounds')
    .selectAll()
    .where('slug', '=', slug)
    .where('opened_at', 'is not', null)
    .executeTakeFirst();
}

export async function roundById(db: Database, id: string): Promise<RoundRow | undefined> {
  return db.selectFrom('lottery_rounds').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Reads a round and locks it until the transaction ends. */
export async function lockRound(db: Database, id: string): Promise<RoundRow | undefined> {
  return db.selectFrom('lottery_rounds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export type RoundValues = Omit<RoundForm, 'reason'> & { slug: string };

const columns = (values: RoundValues) => ({
  slug: values.slug,
  name: values.name,
  prize: values.prize,
  prize_value_czk: values.prizeValueCzk,
  prizes: values.prizes,
  first_day: values.firstDay,
  last_day: values.lastDay,
  draw_at: sql<Date>`${values.drawAt}::timestamp at time zone 'Europe/Prague'`,
  draws_itself: values.drawsItself,
});

/** False when another round already has the name. */
export async function insertRound(
  db: Database,
  round: { id: string; now: Date; demo?: boolean },
  values: RoundValues,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await db
    .insertInto('lottery_rounds')
    .values({
      ...columns(values),
      id: round.id,
      state: 'draft',
      created_at: round.now,
      is_demo: round.demo ?? false,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst();
  return inserted === 1n;
}

/** Deletes all demonstration rounds with their entries and prizes; returns their number. */
export async function deleteDemoRounds(db: Database): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('lottery_rounds')
    .where('is_demo', '=', true)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function isNameTaken(db: Database, slug: string, besides: string): Promise<boolean> {
  const other = await db
    .selectFrom('lottery_rounds')
    .where('slug', '=', slug)
    .where('id', '<>', besides)
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}

export async function setRoundValues(db: Database, id: string, values: RoundValues): Promise<void> {
  await db.updateTable('lottery_rounds').set(columns(values)).where('id', '=', id).execute();
}

type Move = Partial<
  Pick<
    RoundRow,
    | 'state'
    | 'rules_html'
    | 'commitment'
    | 'secret'
    | 'list_digest'
    | 'entries'
    | 'opened_at'
    | 'closed_at'
    | 'drawn_at'
    | 'cancelled_at'
    | 'cancel_reason'
    | 'forgotten_at'
  >
>;

export async function moveRound(db: Database, id: string, move: Move): Promise<RoundRow> {
  return db
    .updateTable('lottery_rounds')
    .set(move)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the secret of a round until its draw. */
export async function storeSecret(db: Database, roundId: string, secret: string): Promise<void> {
  await db.insertInto('lottery_secrets').values({ round_id: roundId, secret }).execute();
}

/** Deletes and returns the stored secret; only called by the draw and by cancelling a round. */
export async function takeSecret(db: Database, roundId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('lottery_secrets')
    .where('round_id', '=', roundId)
    .returning('secret')
    .executeTakeFirst();
  return row?.secret;
}

/** Open rounds whose last day in Prague ended at least this many minutes ago. */
export async function roundsToClose(db: Database, now: Date, minutes: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lottery_rounds where state = 'open' and ${endOf()} + ${minutes} * interval '1 minute' <= ${now}
    order by last_day`.execute(db);
  return rows.map(({ id }) => id);
}

/** Closed rounds that are drawn automatically and are due. */
export async function roundsToDraw(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('lottery_rounds')
    .where('state', '=', 'closed')
    .where('draws_itself', '=', true)
    .where('draw_at', '<=', now)
    .orderBy('draw_at')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Start of a round's first day in Prague. */
export const startOf = () => sql`(first_day::timestamp at time zone 'Europe/Prague')`;
/** End of a round's last day in Prague, exclusive. */
export const endOf = () => sql`((last_day + 1)::timestamp at time zone 'Europe/Prague')`;

export type RoundTimes = { begins: Date; ends: Date; drawLocal: string };

/** Start and end of a round, and the draw in Prague local time. */
export async function timesOf(db: Database, id: string): Promise<RoundTimes> {
  const { rows } = await sql<RoundTimes>`
    select ${startOf()} as begins, ${endOf()} as ends,
      to_char(draw_at at time zone 'Europe/Prague', 'YYYY-MM-DD"T"HH24:MI') as "drawLocal"
    from lottery_rounds where id = ${id}`.execute(db);
  const [times] = rows;
  if (!times) throw new Error(`Round ${id} is gone`);
  return times;
}
