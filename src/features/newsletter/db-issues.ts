import { type Selectable, sql } from 'kysely';
import type { NewsletterLettersTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { Progress } from './contract-shapes.ts';

export type IssueRow = Selectable<NewsletterLettersTable>;
type Written = { subject: string; body: string; now: Date };

export async function addIssue(
  db: Database,
  { id, subject, body, now }: Written & { id: string },
): Promise<IssueRow> {
  return db
    .insertInto('newsletter_letters')
    .values({ id, subject, body, state: 'draft', changed_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findIssue(db: Database, id: string): Promise<IssueRow | undefined> {
  return db.selectFrom('newsletter_letters').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks an issue until the transaction ends, so that it is not started, paused or edited concurrently. */
export async function lockIssue(db: Database, id: string): Promise<IssueRow | undefined> {
  return db.selectFrom('newsletter_letters').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function lastIssues(db: Database, atMost: number): Promise<IssueRow[]> {
  return db
    .selectFrom('newsletter_letters')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('id')
    .limit(atMost)
    .execute();
}

/** Updates a draft if it still has the version that was edited; otherwise undefined. */
export async function updateDraft(
  db: Database,
  { id, version, subject, body, now }: Written & { id: string; version: number },
): Promise<IssueRow | undefined> {
  return db
    .updateTable('newsletter_letters')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .where('version', '=', version)
    .set({ subject, body, changed_at: now, version: version + 1 })
    .returningAll()
    .executeTakeFirst();
}

export async function deleteDraft(db: Database, id: string): Promise<IssueRow | undefined> {
  return db
    .deleteFrom('newsletter_letters')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .returningAll()
    .executeTakeFirst();
}

/** Serializes the start of issues until the transaction ends. */
export async function lockIssueStarts(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('newsletter-letters-begun'))`.execute(db);
}

/** When the latest issues were started, newest first. */
export async function lastIssueStarts(db: Database, atMost: number): Promise<Date[]> {
  const rows = await db
    .selectFrom('newsletter_letters')
    .where('started_at', 'is not', null)
    .orderBy('started_at', 'desc')
    .limit(atMost)
    .select('started_at')
    .execute();
  return rows.flatMap(({ started_at }) => started_at ?? []);
}

type Change =
  | { state: 'sending'; started_at: Date; recipients: number }
  | { state: 'sending' | 'paused' }
  | ({ state: 'sent'; finished_at: Date } & Pick<Progress, 'taken' | 'refused' | 'skipped'>);

export async function updateIssue(db: Database, id: string, change: Change): Promise<IssueRow> {
  return db
    .updateTable('newsletter_letters')
    .where('id', '=', id)
    .set(change)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Issues currently being sent, oldest start first. */
export async function issuesBeingSent(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_letters')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .execute();
  return rows.map(({ id }) => id);
}
