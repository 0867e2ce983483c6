import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

export type RuleRow = { path: string; target: string; permanent: boolean; changed_at: Date };

export async function allRules(db: Database): Promise<RuleRow[]> {
  return db.selectFrom('redirects').selectAll().orderBy('path').execute();
}

/** Serializes changes, so that concurrent ones cannot create a loop together. */
export async function lockRules(db: Database): Promise<void> {
  await sql`lock table redirects in share row exclusive mode`.execute(db);
}

export async function saveRule(db: Database, rule: RuleRow): Promise<void> {
  await db
    .insertInto('redirects')
    .values(rule)
    .onConflict((known) => known.column('path').doUpdateSet(rule))
    .execute();
}

/** Returns whether the rule existed. */
export async function deleteRule(db: Database, path: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('redirects').where('path', '=', path).executeTakeFirst();
  return numDeletedRows > 0n;
}
