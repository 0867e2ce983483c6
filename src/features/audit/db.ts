import type { Database } from '../../platform/platform.ts';

export type Action = { admin: string; action: string; subject: string; reason: string; doneAt: Date };

export async function addAction(db: Database, { admin, doneAt, ...rest }: Action): Promise<void> {
  await db
    .insertInto('admin_actions')
    .values({ ...rest, admin_email: admin, done_at: doneAt })
    .execute();
}

/** The newest first; `subject` may be the beginning of one. */
export async function lastActions(
  db: Database,
  { subject, atMost }: { subject?: string | undefined; atMost: number },
): Promise<(Action & { id: number })[]> {
  const query = db
    .selectFrom('admin_actions')
    .select(['id', 'admin_email as admin', 'action', 'subject', 'reason', 'done_at as doneAt'])
    .orderBy('id', 'desc')
    .limit(atMost);
  return (
    subject === undefined ? query : query.where((row) => row.fn('starts_with', ['subject', row.val(subject)]))
  ).execute();
}

export async function deleteActionsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('admin_actions').where('done_at', '<', time).execute();
}
