import type { Database } from '../../platform/platform.ts';

export type Moderator = { id: string; email: string; publicName: string; since: Date };

/** Moderators, in the order of their appointment. */
export async function moderatorsOf(db: Database): Promise<Moderator[]> {
  return db
    .selectFrom('advertisers')
    .where('moderator_since', 'is not', null)
    .select(['id', 'email', 'public_name as publicName'])
    .select((row) => row.fn.coalesce('moderator_since', 'created_at').as('since'))
    .orderBy('moderator_since')
    .execute();
}

/** Makes an account a moderator as of `since`, or revokes it with null; false when nothing changed. */
export async function setModerator(db: Database, id: string, since: Date | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('advertisers')
    .where('id', '=', id)
    .where('moderator_since', since === null ? 'is not' : 'is', null)
    .set({ moderator_since: since })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
