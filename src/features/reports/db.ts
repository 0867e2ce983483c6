import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Seen } from '../blocking/index.ts';
import type { ReportReason } from './rules.ts';

/** Current state of the reported content, and its advertiser if known. */
export type Snapshot = {
  subject: string;
  advertiserId: string | undefined;
  title: string;
  content: string;
  photo: string | undefined;
  /** For a listing only. */
  facts?: Seen['facts'] | undefined;
  /** Albums and messages whose photos are stored with the report. */
  albumIds: readonly string[];
  messageIds: readonly string[];
};

export type Sender = { client: string; email: string | undefined; senderId: string | undefined };

export type NewReport = Omit<Snapshot, 'albumIds' | 'messageIds'> &
  Sender & {
    photos: string[];
    keyHash: string;
    receiptKeyHash: string;
    reason: ReportReason;
    explanation: string;
    name: string | undefined;
    at: Date;
  };

type Person = { id: unknown; email: unknown; client: unknown };

/**
 * Condition for reports `o` by one person: by account, or by address without one. An address that no one has
 * verified by a mailed link is easily made up, so the network counts as well (docs/decisions/0095).
 */
export const ofPerson = ({ id, email, client }: Person): RawBuilder<boolean> => sql<boolean>`
  case when ${id}::uuid is not null then o.sender_id = ${id}
    else o.sender_id is null and (o.sender_email = ${email} or o.client = ${client} and not exists (
      select from reports proven
      where proven.sender_email = ${email} and proven.sender_id is null and proven.email_proven_at is not null
    )) end`;

/**
 * Number of a sender's reports since a time, and of abusive ones since another; serializes counting. Needs a
 * transaction.
 */
export async function sentBefore(
  db: Database,
  { client, email = '', senderId = null }: { [Key in keyof Sender]: Sender[Key] | null },
  { since, badFaithSince }: { since: Date; badFaithSince: Date },
): Promise<{ byClient: number; bySender: number; badFaith: number }> {
  for (const who of [client, senderId ?? email])
    await sql`select pg_advisory_xact_lock(hashtext('reports by'), hashtext(${who}))`.execute(db);
  const person = ofPerson({ id: senderId, email, client });
  const { rows } = await sql<{ byClient: number; bySender: number; badFaith: number }>`
    select count(*) filter (where created_at > ${since} and client = ${client})::integer as "byClient",
      count(*) filter (where created_at > ${since} and ${person})::integer as "bySender",
      count(*) filter (where bad_faith_at > ${badFaithSince} and ${person})::integer as "badFaith"
    from reports o where client = ${client} or sender_email = ${email} or sender_id = ${senderId}`.execute(
    db,
  );
  return rows[0] ?? { byClient: 0, bySender: 0, badFaith: 0 };
}

export async function addReport(db: Database, report: NewReport): Promise<number> {
  const { number } = await db
    .insertInto('reports')
    .values({
      key_hash: report.keyHash,
      receipt_key_hash: report.receiptKeyHash,
      subject: report.subject,
      advertiser_id: report.advertiserId ?? null,
      title: report.title,
      content: report.content,
      photo: report.photo ?? null,
      photos: report.photos,
      facts: report.facts ? JSON.stringify(report.facts) : null,
      reason: report.reason,
      explanation: report.explanation,
      sender_name: report.name ?? null,
      sender_email: report.email ?? null,
      sender_id: report.senderId ?? null,
      client: report.client,
      created_at: report.at,
    })
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
}

/** A report by its reporter's key, from the confirmation page or an email. */
export async function reportOfKey(db: Database, keyHash: string) {
  return db
    .selectFrom('reports')
    .where((row) =>
      row.or([
        row('key_hash', '=', keyHash),
        row('receipt_key_hash', '=', keyHash),
        row('mailed_key_hash', '=', keyHash),
      ]),
    )
    .select(['number', 'subject', 'title', 'decision_id as decisionId', 'sender_email as email'])
    .executeTakeFirst();
}

/** Title of a decision's subject, taken from its latest report. */
export async function decidedTitle(db: Database, decisionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reports')
    .where('decision_id', '=', decisionId)
    .select('title')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row?.title;
}

/** Marks a report's address as verified, if the key came from an email. */
export async function markVerified(db: Database, keyHash: string, now: Date): Promise<void> {
  await db
    .updateTable('reports')
    .where((row) => row.or([row('receipt_key_hash', '=', keyHash), row('mailed_key_hash', '=', keyHash)]))
    .where('email_proven_at', 'is', null)
    .set({ email_proven_at: now })
    .execute();
}

/** The advertiser of a reported subject, if known; undefined when it was never reported. */
export async function reportedAdvertiser(
  db: Database,
  subject: string,
): Promise<{ id: string | undefined } | undefined> {
  const row = await db
    .selectFrom('reports')
    .where('subject', '=', subject)
    .select('advertiser_id')
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row && { id: row.advertiser_id ?? undefined };
}

/** Whether a report about a subject is already waiting. */
export async function isWaiting(db: Database, subject: string): Promise<boolean> {
  const row = await db
    .selectFrom('reports')
    .where('subject', '=', subject)
    .where('decision_id', 'is', null)
    .select('number')
    .executeTakeFirst();
  return row !== undefined;
}

/** Waiting reports of a subject, locked until the transaction ends. */
export async function lockWaiting(db: Database, subject: string, upTo: number) {
  return db
    .selectFrom('reports')
    .where('subject', '=', subject)
    .where('number', '<=', upTo)
    .where('decision_id', 'is', null)
    .select(['number', 'sender_email as email'])
    .orderBy('number')
    .forUpdate()
    .execute();
}

export async function setDecision(
  db: Database,
  numbers: readonly number[],
  decisionId: string | null,
): Promise<void> {
  await db
    .updateTable('reports')
    .where('number', 'in', numbers)
    .set({ decision_id: decisionId, ...(decisionId === null ? { bad_faith_at: null } : {}) })
    .execute();
}

export async function setMailedKey(db: Database, number: number, keyHash: string): Promise<void> {
  await db.updateTable('reports').where('number', '=', number).set({ mailed_key_hash: keyHash }).execute();
}

/** Sets or removes the mark of abuse, once; returns the sender, or undefined when nothing changed. */
export async function setBadFaith(
  db: Database,
  { subject, number, markedAt }: { subject: string; number: number; markedAt: Date | null },
): Promise<{ email: string | null } | undefined> {
  return db
    .updateTable('reports')
    .where('number', '=', number)
    .where('subject', '=', subject)
    .where('bad_faith_at', markedAt ? 'is' : 'is not', null)
    .set({ bad_faith_at: markedAt })
    .returning('sender_email as email')
    .executeTakeFirst();
}

/** Email address given with a report. */
export async function senderOf(db: Database, number: number): Promise<string | null | undefined> {
  const row = await db
    .selectFrom('reports')
    .where('number', '=', number)
    .select('sender_email')
    .executeTakeFirst();
  return row?.sender_email;
}

/** Senders of the reports decided by a decision. */
export async function sendersOf(db: Database, decisionId: string) {
  return db
    .selectFrom('reports')
    .where('decision_id', '=', decisionId)
    .select(['number', 'sender_email as email'])
    .orderBy('number')
    .execute();
}

/** An advertiser as admins see them. */
export async function advertiserBy(db: Database, by: { id: string } | { slug: string }) {
  return db
    .selectFrom('advertisers')
    .where((row) => ('id' in by ? row('id', '=', by.id) : row('slug', '=', by.slug)))
    .select(['id', 'public_name as name', 'slug', 'blocked_at as blockedAt'])
    .executeTakeFirst();
}

/** Storage key of a report's photo; places are zero-based. */
export async function findReportPhoto(
  db: Database,
  report: number,
  place: number,
): Promise<string | undefined> {
  const row = await db.selectFrom('reports').where('number', '=', report).select('photos').executeTakeFirst();
  return row?.photos[place];
}

/** Which of the keys belong to a report. */
export async function neededPhotos(db: Database, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('reports')
    .where(sql<boolean>`photos && ${keys}::text[]`)
    .select('photos')
    .execute();
  return new Set(rows.flatMap(({ photos }) => photos));
}

/**
 * Deletes rows past their retention: decided reports with their decision (which cascades), undecided ones
 * directly.
 */
export async function deleteReportsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('decisions').where('decided_at', '<', time).execute();
  await db.deleteFrom('reports').where('created_at', '<', time).where('decision_id', 'is', null).execute();
}
