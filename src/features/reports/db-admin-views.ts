import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { adverseActions, type DecisionAction } from '../blocking/contract.ts';
import { ofPerson } from './db.ts';
import {
  firstReasons,
  type QueueKind,
  queueKinds,
  type ReportReason,
  severities,
  type Severity,
} from './rules.ts';

type Waiting = {
  subject: string;
  title: string;
  photo: string | null;
  reports: number;
  reasons: ReportReason[];
  oldest: Date;
};

export type QueueFilters = {
  kind?: QueueKind | undefined;
  severity?: Severity | undefined;
  /** Only subjects whose oldest report was made before this. */
  oldestBy?: Date | undefined;
};

/** SQL version of `severityOf`: index of a subject's worst reason in `severities`. */
const severityPlace = sql`case ${sql.join(
  firstReasons.map((reason, place) => sql`when bool_or(reason = ${reason}) then ${sql.lit(place)}`),
  sql` `,
)} else ${sql.lit(firstReasons.length)} end`;

/** A row of the page; without any, the counts alone. */
type Found = Partial<Waiting> & { found: number; waiting: number };

/**
 * Subjects waiting for a decision and without a pending one, most severe first, then oldest, with the number of
 * these and of all.
 */
export async function waitingThings(
  db: Database,
  atMost: number,
  { kind, severity, oldestBy }: QueueFilters = {},
): Promise<{ things: Waiting[]; found: number; waiting: number }> {
  const wanted = [
    ...(kind ? [sql`split_part(subject, ':', 1) in (${sql.join([...queueKinds[kind].subjects])})`] : []),
    ...(severity ? [sql`place = ${severities.indexOf(severity)}`] : []),
    ...(oldestBy ? [sql`oldest <= ${oldestBy}`] : []),
    sql`true`,
  ];
  const { rows } = await sql<Found>`
    with waiting as (
      select subject, (array_agg(title order by number desc))[1] as title,
        (array_agg(photo order by number desc))[1] as photo, count(*)::integer as reports,
        array_agg(distinct reason) as reasons, min(created_at) as oldest, ${severityPlace} as place
      from reports where decision_id is null
        and subject not in (select subject from pending_decisions where problem is null)
      group by subject
    ), found as (select * from waiting where ${sql.join(wanted, sql` and `)})
    select found.*, (select count(*)::integer from found) as found, (select count(*)::integer from waiting) as waiting
    from (select) one left join found on true order by place, oldest, subject limit ${atMost}`.execute(db);
  const { found = 0, waiting = 0 } = rows[0] ?? {};
  return { things: rows.filter(isThere), found, waiting };
}

const isThere = (row: Found): row is Found & Waiting => typeof row.subject === 'string';

export type ReportRow = {
  number: number;
  subject: string;
  advertiserId: string | null;
  title: string;
  content: string;
  photo: string | null;
  photos: number;
  facts: unknown;
  reason: ReportReason;
  explanation: string;
  name: string | null;
  email: string | null;
  senderId: string | null;
  sentAt: Date;
  badFaithAt: Date | null;
  action: DecisionAction | null;
  senderReports: number;
  senderBadFaith: number;
};

/** Reports per page of a case. */
const maxReports = 100;

/**
 * Reports about a subject, or about anything else of its advertiser, newest first, each with its sender's
 * earlier reports.
 */
export async function reportsAbout(
  db: Database,
  { subject, advertiserId, before }: { subject: string; advertiserId?: string; before?: number | undefined },
  badFaithSince: Date,
): Promise<ReportRow[]> {
  const sender = ofPerson({ id: sql`r.sender_id`, email: sql`r.sender_email`, client: sql`r.client` });
  const which = advertiserId
    ? sql`r.advertiser_id = ${advertiserId} and r.subject <> ${subject}`
    : sql`r.subject = ${subject}`;
  const { rows } = await sql<ReportRow>`
    select r.number, r.subject, r.advertiser_id as "advertiserId", r.title, r.content, r.photo, cardinality(r.photos) as photos, r.facts, r.reason, r.explanation,
      r.sender_name as name, r.sender_email as email, r.sender_id as "senderId", r.created_at as "sentAt",
      r.bad_faith_at as "badFaithAt", d.action, sent.reports as "senderReports", sent.bad as "senderBadFaith"
    from reports r left join decisions d on d.id = r.decision_id,
      lateral (
        select count(*)::integer as reports,
          (count(*) filter (where bad_faith_at > ${badFaithSince}))::integer as bad
        from reports o where ${sender}
      ) sent
    where ${which} and (${before ?? null}::integer is null or r.number < ${before ?? null}) order by r.number desc limit ${maxReports}`.execute(
    db,
  );
  return rows;
}

type History = {
  since: Date;
  listings: number;
  sold: number;
  actions: number;
  objections: number;
  reports: number;
  founded: number;
};

/**
 * Age of an account, its listings, and the numbers of restrictions, of objections by it, and of earlier reports
 * apart from those waiting about this subject.
 */
export async function advertiserHistory(
  db: Database,
  { id, subject }: { id: string; subject: string },
): Promise<History> {
  const earlier = sql`from reports left join decisions on decisions.id = decision_id
    where reports.advertiser_id = ${id} and (reports.subject <> ${subject} or decision_id is not null)`;
  const { rows } = await sql<History>`
    select created_at as since,
      (select count(*)::integer from listings where advertiser_id = ${id}) as listings,
      (select count(*)::integer from listings where advertiser_id = ${id} and state = 'sold') as sold,
      (select count(*)::integer from decisions
        where advertiser_id = ${id} and reversed_at is null
          and action in (${sql.join(adverseActions)})) as actions,
      (select count(*)::integer from objections join decisions on decisions.id = decision_id
        where advertiser_id = ${id} and report is null) as objections,
      (select count(*)::integer ${earlier}) as reports,
      (select count(*)::integer ${earlier} and action <> 'kept' and reversed_at is null) as founded
    from advertisers where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`No advertiser ${id}`);
  return row;
}

/** Number of reports of a subject before a given one. */
export async function countEarlier(db: Database, subject: string, number: number): Promise<number> {
  const { count } = await db
    .selectFrom('reports')
    .where('subject', '=', subject)
    .where('number', '<', number)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Decisions about a subject and its advertiser, newest first. */
export async function decisionsAbout(db: Database, subject: string, advertiserId: string | undefined) {
  return db
    .selectFrom('decisions')
    .leftJoin('advertisers as decider', 'decider.id', 'decided_by')
    .where((row) =>
      row.or([
        row('subject', '=', subject),
        ...(advertiserId ? [row('advertiser_id', '=', advertiserId)] : []),
      ]),
    )
    .select(['decisions.id', 'subject', 'action', 'reason', 'rule', 'advertiser_id as advertiserId'])
    .select(['decided_at as decidedAt', 'reversed_at as reversedAt'])
    .select(['decided_by as decidedBy', 'decider.email as decider'])
    .select(['seen_title as seenTitle', 'seen_content as seenContent', 'seen_facts as seenFacts'])
    .orderBy('decided_at', 'desc')
    .limit(maxReports)
    .execute();
}
