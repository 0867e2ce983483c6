import { type Selectable, sql } from 'kysely';
import type { TermsNoticeDeliveriesTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import type { NoticeRow } from './db.ts';
import { minDaysAhead } from './rules.ts';

type Outcome = Selectable<TermsNoticeDeliveriesTable>['outcome'];

/**
 * Marks the next deliveries as queued, with at most `atMost` in the queue at once. One whose job the queue has given
 * up, e.g. after days without a mail server, is queued again.
 */
export async function markNextQueued(
  db: Database,
  { atMost, now, givenUpBefore }: { atMost: number; now: Date; givenUpBefore: Date },
): Promise<string[]> {
  // Serializes the counting of waiting deliveries until the transaction ends.
  await sql`select pg_advisory_xact_lock(hashtext('terms-notice-turns'))`.execute(db);
  const { rows } = await sql<{ id: string }>`
    update terms_notice_deliveries set queued_at = ${now} where id in (
      select d.id from terms_notice_deliveries d join terms_notices n on n.id = d.notice_id
      where d.outcome = 'waiting' and n.paused_at is null
        and (d.queued_at is null or d.queued_at < ${givenUpBefore})
      order by n.started_at, d.id
      limit greatest(0, ${atMost}::integer - (
        select count(*) from terms_notice_deliveries
        where outcome = 'waiting' and queued_at >= ${givenUpBefore})))
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A waiting delivery with its notice; locked, so that no other worker sends it. */
export async function lockWaiting(
  db: Database,
  id: string,
): Promise<(NoticeRow & { advertiser_id: string | null }) | undefined> {
  return db
    .selectFrom('terms_notice_deliveries as d')
    .innerJoin('terms_notices as n', 'n.id', 'd.notice_id')
    .selectAll('n')
    .select('d.advertiser_id')
    .where('d.id', '=', id)
    .where('d.outcome', '=', 'waiting')
    .forUpdate('d')
    .executeTakeFirst();
}

export async function updateDelivery(
  db: Database,
  id: string,
  change: { queued_at: null } | { outcome: Exclude<Outcome, 'waiting'>; done_at: Date; message_id?: string },
): Promise<void> {
  await db.updateTable('terms_notice_deliveries').where('id', '=', id).set(change).execute();
}

export type Counts = Readonly<Record<Outcome | 'recipients' | 'late' | 'seen', number>> & {
  lastAt: Date | null;
};

/** Delivery counts of a started notice; `late` counts those sent with less than the promised notice period. */
export async function countDeliveries(db: Database, noticeId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::integer as recipients,
      (count(*) filter (where outcome = 'waiting'))::integer as waiting,
      (count(*) filter (where outcome = 'taken'))::integer as taken,
      (count(*) filter (where outcome = 'refused'))::integer as refused,
      (count(*) filter (where outcome = 'skipped'))::integer as skipped,
      (count(*) filter (where outcome = 'taken'
        and (done_at at time zone 'Europe/Prague')::date > effective_on - ${minDaysAhead}::integer))::integer as late,
      count(seen_at)::integer as seen,
      max(done_at) as "lastAt"
    from terms_notice_deliveries d join terms_notices n on n.id = d.notice_id
    where n.id = ${noticeId}`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('a sum without a row');
  return counts;
}

export type ProvenDelivery = {
  id: string;
  concerns: NoticeRow['concerns'];
  effective_on: string;
  public_name: string | null;
  email: string | null;
} & Pick<
  Selectable<TermsNoticeDeliveriesTable>,
  'outcome' | 'done_at' | 'message_id' | 'seen_at' | 'closed_at'
>;

/** Deliveries of one notice, or of all, in ascending order of ids after `last`. */
export async function provenDeliveries(
  db: Database,
  { noticeId, last, atMost }: { noticeId: string | undefined; last: string | undefined; atMost: number },
): Promise<ProvenDelivery[]> {
  return db
    .selectFrom('terms_notice_deliveries as d')
    .innerJoin('terms_notices as n', 'n.id', 'd.notice_id')
    .leftJoin('advertisers as a', 'a.id', 'd.advertiser_id')
    .select(['d.id', 'n.concerns', 'n.effective_on', 'a.public_name', 'a.email'])
    .select(['d.outcome', 'd.done_at', 'd.message_id', 'd.seen_at', 'd.closed_at'])
    .$if(noticeId !== undefined, (query) => query.where('d.notice_id', '=', noticeId ?? ''))
    .$if(last !== undefined, (query) => query.where('d.id', '>', last ?? ''))
    .orderBy('d.id')
    .limit(atMost)
    .execute();
}

/** Deletes the recipients of notices started before a time; the counts stay. */
export async function sweepDeliveries(db: Database, startedBefore: Date): Promise<void> {
  await db
    .updateTable('terms_notice_deliveries')
    .where('advertiser_id', 'is not', null)
    .where(
      'notice_id',
      'in',
      db.selectFrom('terms_notices').select('id').where('started_at', '<', startedBefore),
    )
    .set({ advertiser_id: null, message_id: null })
    .execute();
}
