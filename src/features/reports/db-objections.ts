import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';

/** The objecting side: a reporter, by the report's number, or the advertiser. */
export type Objector = { decisionId: string; report: number | null };

/** Stores an objection; false when this side has already objected to this decision. */
export async function addObjection(
  db: Database,
  { decisionId, report, ...rest }: Objector & { id: string; message: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('objections')
    .values({
      id: rest.id,
      message: rest.message,
      created_at: rest.createdAt,
      decision_id: decisionId,
      report,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const selectObjections = (db: Database) =>
  db
    .selectFrom('objections')
    .innerJoin('decisions', 'decisions.id', 'objections.decision_id')
    .leftJoin('reports', 'reports.number', 'objections.report')
    .select([
      'objections.id',
      'objections.decision_id as decisionId',
      'report',
      'message',
      'answer',
      'granted',
    ])
    .select(['objections.created_at as sentAt', 'objections.answered_at as answeredAt'])
    .select(sql<string>`coalesce(reports.subject, decisions.subject)`.as('subject'));

export type ObjectionRow = Awaited<ReturnType<ReturnType<typeof selectObjections>['execute']>>[number];

/** The latest objection of one side: of a report, or of the advertiser to a decision. */
export async function latestObjection(
  db: Database,
  { decisionId, report }: { decisionId: string | undefined; report: number | null },
): Promise<ObjectionRow | undefined> {
  const query = selectObjections(db).orderBy('objections.created_at', 'desc').limit(1);
  if (report) return query.where('report', '=', report).executeTakeFirst();
  return query
    .where('report', 'is', null)
    .where('objections.decision_id', '=', decisionId ?? null)
    .executeTakeFirst();
}

export async function findObjection(db: Database, id: string): Promise<ObjectionRow | undefined> {
  return selectObjections(db).where('objections.id', '=', id).executeTakeFirst();
}

/** Objections about one subject, oldest first. */
export async function objectionsAbout(db: Database, subject: string): Promise<ObjectionRow[]> {
  return selectObjections(db)
    .where(sql<boolean>`coalesce(reports.subject, decisions.subject) = ${subject}`)
    .orderBy('objections.created_at')
    .execute();
}

/** Unanswered objections, oldest first, with their total count. */
export async function waitingObjections(
  db: Database,
  atMost: number,
): Promise<(ObjectionRow & { total: number })[]> {
  return selectObjections(db)
    .where('objections.answered_at', 'is', null)
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy('objections.created_at')
    .limit(atMost)
    .execute();
}

/** Stores the answer once; false when already answered. */
export async function setAnswer(
  db: Database,
  id: string,
  { answer, granted, now }: { answer: string; granted: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('objections')
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .set({ answer, granted, answered_at: now })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
