import { type Selectable, sql } from 'kysely';
import type { LotteryPrizesTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { PrizeState } from './contract-shapes.ts';

export type PrizeRow = Selectable<LotteryPrizesTable>;

export async function insertPrize(
  db: Database,
  prize: Omit<PrizeRow, 'reason' | 'settled_at'> & { settled_at?: Date },
): Promise<void> {
  await db.insertInto('lottery_prizes').values(prize).execute();
}

export async function countPrizes(db: Database, roundId: string): Promise<number> {
  const { count } = await db
    .selectFrom('lottery_prizes')
    .where('round_id', '=', roundId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPrize(
  db: Database,
  by: { id: string } | { keyHash: string },
): Promise<PrizeRow | undefined> {
  const query = db.selectFrom('lottery_prizes').selectAll();
  return (
    'id' in by ? query.where('id', '=', by.id) : query.where('key_hash', '=', by.keyHash)
  ).executeTakeFirst();
}

export async function setPrize(
  db: Database,
  id: string,
  change: { state: PrizeState; settled_at?: Date; reason?: string },
): Promise<void> {
  await db.updateTable('lottery_prizes').set(change).where('id', '=', id).execute();
}

/** Prizes offered or accepted, but not yet handed over. */
export async function openPrizes(db: Database): Promise<PrizeRow[]> {
  return db
    .selectFrom('lottery_prizes')
    .selectAll()
    .where('state', 'in', ['waiting', 'accepted'])
    .orderBy('round_id')
    .orderBy('place')
    .execute();
}

export type DrawnRow = PrizeRow & { name: string | null; email: string | null; town: string | null };

/** The winners of these rounds, in draw order. Only those who accepted have names. */
export async function winnersOf(db: Database, roundIds: readonly string[]): Promise<DrawnRow[]> {
  if (roundIds.length === 0) return [];
  return db
    .selectFrom('lottery_prizes as prize')
    .leftJoin('advertisers', (join) =>
      join
        .onRef('advertisers.id', '=', 'prize.advertiser_id')
        .on('prize.state', 'in', ['accepted', 'handed-over']),
    )
    .leftJoin('listings', (join) =>
      join
        .onRef('listings.id', '=', 'prize.listing_id')
        .onRef('listings.advertiser_id', '=', 'advertisers.id'),
    )
    .leftJoin('districts', 'districts.code', 'listings.district_code')
    .where('prize.round_id', 'in', [...roundIds])
    .selectAll('prize')
    .select(['public_name as name', 'email', 'town_name as town'])
    .orderBy('prize.place')
    .execute();
}

/** Rounds that ended, with all prizes settled, before this time, and whose personal data is not deleted yet. */
export async function roundsToAnonymize(db: Database, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lottery_rounds
    where forgotten_at is null and greatest(cancelled_at, drawn_at) < ${before}
      and not exists (
        select from lottery_prizes
        where round_id = lottery_rounds.id and (settled_at is null or settled_at >= ${before}))
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function anonymizeWinners(db: Database, roundId: string): Promise<void> {
  await db
    .updateTable('lottery_prizes')
    .set({ advertiser_id: null })
    .where('round_id', '=', roundId)
    .execute();
}
