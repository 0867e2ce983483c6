import type { Selectable } from 'kysely';
import type { NewsletterDeliveriesTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';

type Outcome = Selectable<NewsletterDeliveriesTable>['outcome'];
export type DeliveryKey = { issueId: string; subscriberId: string };

/** Subscribers who confirmed before sending began and have no delivery of this issue yet. */
export async function nextRecipients(
  db: Database,
  { id, begun, atMost }: { id: string; begun: Date; atMost: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter_subscribers as s')
    .select('s.id')
    .where('s.state', '=', 'subscribed')
    .where('s.confirmed_at', '<=', begun)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('newsletter_deliveries as d')
            .select('d.letter_id')
            .where('d.letter_id', '=', id)
            .whereRef('d.subscriber_id', '=', 's.id'),
        ),
      ),
    )
    .orderBy('s.id')
    .limit(atMost)
    .execute();
  return rows.map((row) => row.id);
}

/** The primary key of the table ensures that a subscriber gets each issue once. */
export async function addDelivery(
  db: Database,
  { issueId, subscriberId }: DeliveryKey,
  now: Date,
): Promise<void> {
  await db
    .insertInto('newsletter_deliveries')
    .values({ letter_id: issueId, subscriber_id: subscriberId, outcome: 'waiting', queued_at: now })
    .execute();
}

const chosen = (db: Database, { issueId, subscriberId }: DeliveryKey) =>
  db
    .selectFrom('newsletter_deliveries')
    .where('letter_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId);

/** Locks a delivery and returns whether it is still waiting, so that no other worker sends it. */
export async function lockWaiting(db: Database, which: DeliveryKey): Promise<boolean> {
  const row = await chosen(db, which)
    .where('outcome', '=', 'waiting')
    .select('outcome')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function finishDelivery(
  db: Database,
  { issueId, subscriberId }: DeliveryKey,
  outcome: Exclude<Outcome, 'waiting'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('newsletter_deliveries')
    .where('letter_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId)
    .set({ outcome, done_at: now })
    .execute();
}

/** Deletes a delivery that was not sent, so that it is queued again when sending continues. */
export async function dropDelivery(db: Database, { issueId, subscriberId }: DeliveryKey): Promise<void> {
  await db
    .deleteFrom('newsletter_deliveries')
    .where('letter_id', '=', issueId)
    .where('subscriber_id', '=', subscriberId)
    .execute();
}

/**
 * Deletes deliveries whose jobs the queue has given up, e.g. after days without a mail server; they are queued
 * again.
 */
export async function deleteAbandoned(db: Database, queuedBefore: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_deliveries')
    .where('outcome', '=', 'waiting')
    .where('queued_at', '<', queuedBefore)
    .execute();
}

export async function countDeliveries(
  db: Database,
  issueId: string,
): Promise<Readonly<Record<Outcome, number>>> {
  const rows = await db
    .selectFrom('newsletter_deliveries')
    .where('letter_id', '=', issueId)
    .groupBy('outcome')
    .select(({ fn }) => ['outcome', fn.countAll<number>().as('count')])
    .execute();
  const count = (outcome: Outcome) => rows.find((row) => row.outcome === outcome)?.count ?? 0;
  return {
    waiting: count('waiting'),
    taken: count('taken'),
    refused: count('refused'),
    skipped: count('skipped'),
  };
}

/** Number of deliveries of all issues waiting for the mail server. */
export async function countWaiting(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('newsletter_deliveries')
    .where('outcome', '=', 'waiting')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes the recipients of issues finished before a time; the counts stay with the issue. */
export async function sweepDeliveries(db: Database, finishedBefore: Date): Promise<void> {
  await db
    .deleteFrom('newsletter_deliveries')
    .where(
      'letter_id',
      'in',
      db.selectFrom('newsletter_letters').select('id').where('finished_at', '<', finishedBefore),
    )
    .execute();
}
