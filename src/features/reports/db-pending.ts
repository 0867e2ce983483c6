import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { DecisionAction } from '../blocking/contract.ts';

/** A decision that has not been carried out yet, or could not be. */
export type PendingDecision = {
  id: string;
  subject: string;
  /** The advertiser of the subject, if known. */
  advertiserId: string | null;
  action: DecisionAction;
  reason: string;
  rule: string;
  upTo: number;
  decidedBy: string;
  decider: string;
  decidedAt: Date;
  dueAt: Date;
};

/** Stores a decision; false when another one about the same subject is pending. Replaces one that failed. */
export async function addPending(db: Database, pending: PendingDecision): Promise<boolean> {
  const { subject, id, action, reason, rule } = pending;
  const row = {
    id,
    action,
    reason,
    rule,
    advertiser_id: pending.advertiserId,
    decided_by: pending.decidedBy,
    decider_email: pending.decider,
    up_to: pending.upTo,
    decided_at: pending.decidedAt,
    due_at: pending.dueAt,
    problem: null,
  };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('pending_decisions')
    .values({ subject, ...row })
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet(row).where('pending_decisions.problem', 'is not', null),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

const selectPending = (db: Database) =>
  db
    .selectFrom('pending_decisions')
    .select(['id', 'subject', 'advertiser_id as advertiserId', 'reason', 'rule', 'up_to as upTo'])
    .select(['decided_by as decidedBy', 'decider_email as decider'])
    .select(['decided_at as decidedAt', 'due_at as dueAt', 'problem'])
    .select(sql<DecisionAction>`action`.as('action'));

/** The latest decision about a subject that has not been carried out, including why it failed. */
export async function pendingAbout(db: Database, subject: string) {
  return selectPending(db).where('subject', '=', subject).executeTakeFirst();
}

/** A decision to be carried out; undefined when it was undone. */
export async function findPending(db: Database, id: string): Promise<PendingDecision | undefined> {
  return selectPending(db).where('id', '=', id).where('problem', 'is', null).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockPending(db: Database, id: string): Promise<PendingDecision | undefined> {
  return selectPending(db).where('id', '=', id).where('problem', 'is', null).forUpdate().executeTakeFirst();
}

export async function dropPending(db: Database, id: string): Promise<void> {
  await db.deleteFrom('pending_decisions').where('id', '=', id).execute();
}

/** Deletes a pending decision; returns its reason, or undefined when it is too late. */
export async function takeBackPending(
  db: Database,
  subject: string,
): Promise<{ reason: string } | undefined> {
  return db
    .deleteFrom('pending_decisions')
    .where('subject', '=', subject)
    .where('problem', 'is', null)
    .returning('reason')
    .executeTakeFirst();
}

export async function setProblem(db: Database, id: string, problem: string): Promise<void> {
  await db.updateTable('pending_decisions').where('id', '=', id).set({ problem }).execute();
}

export async function deletePendingBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('pending_decisions').where('decided_at', '<', time).execute();
}
