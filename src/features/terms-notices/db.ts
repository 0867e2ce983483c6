import { type Selectable, sql } from 'kysely';
import type { TermsNoticesTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { NoticeFacts } from './mail/terms-notice-email.ts';

export type NoticeRow = Selectable<TermsNoticesTable>;
type Written = NoticeFacts & { now: Date };
const columnsOf = ({ concerns, summary, effectiveOn, now }: Written) => ({
  concerns,
  summary,
  effective_on: effectiveOn,
  changed_at: now,
});

export async function addNotice(db: Database, { id, ...written }: Written & { id: string }) {
  return db
    .insertInto('terms_notices')
    .values({ id, ...columnsOf(written) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findNotice(db: Database, id: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('terms_notices').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks a notice until the transaction ends, so that it is not sent, paused or edited concurrently. */
export async function lockNotice(db: Database, id: string): Promise<NoticeRow | undefined> {
  return db.selectFrom('terms_notices').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function allNotices(db: Database): Promise<NoticeRow[]> {
  return db.selectFrom('terms_notices').selectAll().orderBy('changed_at', 'desc').orderBy('id').execute();
}

/** Updates a draft if it still has the version that was edited; otherwise undefined. */
export async function updateDraft(
  db: Database,
  { id, version, ...written }: Written & { id: string; version: number },
): Promise<NoticeRow | undefined> {
  return db
    .updateTable('terms_notices')
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .where('version', '=', version)
    .set({ ...columnsOf(written), version: version + 1 })
    .returningAll()
    .executeTakeFirst();
}

export async function deleteDraft(db: Database, id: string): Promise<NoticeRow | undefined> {
  return db
    .deleteFrom('terms_notices')
    .where('id', '=', id)
    .where('started_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function updateNotice(
  db: Database,
  id: string,
  change: { started_at: Date } | { paused_at: Date | null },
): Promise<NoticeRow> {
  return db
    .updateTable('terms_notices')
    .where('id', '=', id)
    .set(change)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** All accounts, including blocked ones, except demo accounts and those being deleted. */
const accounts = (db: Database) =>
  db
    .selectFrom('advertisers as a')
    .where('a.is_demo', '=', false)
    .where('a.id', 'not in', db.selectFrom('account_leavings').select('advertiser_id'));

export async function countAccounts(db: Database): Promise<number> {
  const { count } = await accounts(db)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a delivery for each current account. */
export async function addDeliveries(db: Database, noticeId: string): Promise<void> {
  await db
    .insertInto('terms_notice_deliveries')
    .columns(['notice_id', 'advertiser_id'])
    .expression(accounts(db).select([sql.val(noticeId).$castTo<string>().as('notice_id'), 'a.id']))
    .execute();
}

/** Notices that the account has not closed and whose day has not passed. */
export async function openNotices(
  db: Database,
  { advertiserId, today }: { advertiserId: string; today: string },
): Promise<(NoticeRow & { seen_at: Date | null })[]> {
  return db
    .selectFrom('terms_notice_deliveries as d')
    .innerJoin('terms_notices as n', 'n.id', 'd.notice_id')
    .selectAll('n')
    .select('d.seen_at')
    .where('d.advertiser_id', '=', advertiserId)
    .where('d.closed_at', 'is', null)
    .where('n.effective_on', '>=', today)
    .orderBy('n.effective_on')
    .execute();
}

/** Records the first time a delivery was shown or closed; does nothing when the account has none. */
export async function recordReading(
  db: Database,
  { noticeId, advertiserId }: { noticeId: string; advertiserId: string },
  what: 'seen_at' | 'closed_at',
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('terms_notice_deliveries')
    .where('notice_id', '=', noticeId)
    .where('advertiser_id', '=', advertiserId)
    .set(({ fn }) => ({ [what]: fn.coalesce(what, sql.val(now)) }))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
