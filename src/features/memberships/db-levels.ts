import type { Selectable } from 'kysely';
import type { MembershipLevelsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';

export type LevelRow = Selectable<MembershipLevelsTable>;

/** Ordered by rank, the free level first. */
export async function allLevels(db: Database): Promise<LevelRow[]> {
  return db.selectFrom('membership_levels').selectAll().orderBy('rank').execute();
}

export async function findLevel(db: Database, id: string): Promise<LevelRow | undefined> {
  return db.selectFrom('membership_levels').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function updateLevel(
  db: Database,
  id: string,
  change: { cards: number; tops: number; price_czk: number },
): Promise<LevelRow | undefined> {
  return db
    .updateTable('membership_levels')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Gives members of a level its new number of slots. An individually set number is kept, and a reduction skips
 * members with paid time.
 */
export async function moveSlotLimits(
  db: Database,
  { level, from, to, now }: { level: string; from: number; to: number; now: Date },
): Promise<void> {
  const members = db
    .updateTable('advertisers')
    .set({ card_limit: to })
    .where('level_id', '=', level)
    .where('card_limit', '=', from);
  const paid = db
    .selectFrom('membership_periods')
    .where('level_id', '=', level)
    .where('ends_at', '>', now)
    .select('advertiser_id');
  await (to < from ? members.where('advertisers.id', 'not in', paid) : members).execute();
}

/** Level and slots of an advertiser; locks their row until the transaction ends. */
export async function lockMember(db: Database, advertiserId: string) {
  return db
    .selectFrom('advertisers')
    .innerJoin('membership_levels', 'membership_levels.id', 'advertisers.level_id')
    .where('advertisers.id', '=', advertiserId)
    .select(['advertisers.id', 'email', 'level_id', 'card_limit', 'membership_levels.cards'])
    .forUpdate('advertisers')
    .executeTakeFirst();
}

export async function setLevel(
  db: Database,
  advertiserId: string,
  { levelId, cards }: { levelId: string; cards: number },
): Promise<void> {
  await db
    .updateTable('advertisers')
    .set({ level_id: levelId, card_limit: cards })
    .where('id', '=', advertiserId)
    .execute();
}

export async function levelOf(db: Database, advertiserId: string): Promise<string> {
  const { level_id } = await db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('level_id')
    .executeTakeFirstOrThrow();
  return level_id;
}
