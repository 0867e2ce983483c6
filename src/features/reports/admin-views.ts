import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import type { OperationData, OperationInput } from '../../contract/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { type listReports as operation, queueLength, type Report, type ReportedContent } from './contract.ts';
import { reportedPhotoUrl } from '../../contract/urls.ts';
import { seenFacts } from '../blocking/contract.ts';
import type { Seen } from '../blocking/index.ts';
import { seenListing } from '../moderation/index.ts';
import { objectionsAbout, waitingObjections } from './db-objections.ts';
import { pendingAbout } from './db-pending.ts';
import {
  advertiserHistory,
  countEarlier,
  decisionsAbout,
  type ReportRow,
  reportsAbout,
  waitingThings,
} from './db-admin-views.ts';
import { advertiserBy } from './db.ts';
import { possibleActions, subjectStateOf } from './subject-state.ts';
import { badFaithSince } from './report.ts';
import { findingsAbout } from './findings.ts';
import { badFaithLimit, listingOf, severityOf, subjectLabel } from './rules.ts';

type Reads = Pick<Platform, 'db' | 'clock'>;

const named = (subject: string) => ({ subject, what: subjectLabel(subject) });

/** Subjects waiting for a decision, and objections waiting for an answer. */
export async function listReports(
  { db, clock }: Reads,
  { kind, severity, olderThanHours }: OperationInput<typeof operation>['query'] = {},
): Promise<OperationData<typeof operation>> {
  const oldestBy =
    olderThanHours === undefined ? undefined : new Date(clock.now().getTime() - olderThanHours * 3_600_000);
  const [{ things, found, waiting }, objections] = await Promise.all([
    waitingThings(db, queueLength, { kind, severity, oldestBy }),
    waitingObjections(db, queueLength),
  ]);
  return {
    things: things.map(({ subject, title, photo, reports, reasons, oldest }) => ({
      ...named(subject),
      title,
      photo: photo ?? undefined,
      reports,
      reasons,
      severity: severityOf(reasons),
      oldest: oldest.toISOString(),
    })),
    waiting,
    found,
    objections: objections.map(({ id, subject, sentAt }) => ({
      ...named(subject),
      id,
      sentAt: sentAt.toISOString(),
    })),
    objectionsWaiting: objections[0]?.total ?? 0,
  };
}

/**
 * Everything known about a reported or decided subject; reports are paginated, newest first, starting `before`
 * one.
 */
export async function getReportedContent(
  { db, clock }: Reads,
  viewer: Pick<Viewer, 'advertiserId'>,
  subject: string,
  before?: number,
): Promise<ReportedContent | Refusal<'not-found'>> {
  const listing = listingOf(subject);
  const since = badFaithSince(clock.now());
  const [rows, ofSubject, objections, standing, now, pending] = await Promise.all([
    reportsAbout(db, { subject, before }, since),
    decisionsAbout(db, subject, undefined),
    objectionsAbout(db, subject),
    subjectStateOf(db, subject),
    listing === undefined ? undefined : seenListing({ db, clock }, listing),
    pendingAbout(db, subject),
  ]);
  const [latest] = rows;
  const oldest = rows.at(-1);
  if (!latest && ofSubject.length === 0) return refuse('not-found');
  const advertiserId = latest?.advertiserId ?? ofSubject[0]?.advertiserId ?? undefined;
  const advertiser = advertiserId ? await advertiserBy(db, { id: advertiserId }) : undefined;
  const [earlier, decisions] = advertiserId
    ? await Promise.all([
        reportsAbout(db, { subject, advertiserId }, since),
        decisionsAbout(db, subject, advertiserId),
      ])
    : [[], ofSubject];
  const open = rows.filter(({ action }) => action === null).map(({ reason }) => reason);
  return {
    ...named(subject),
    severity: open.length === 0 ? undefined : severityOf(open),
    noticed: await findingsAbout({ db, clock }, subject, advertiserId),
    snapshot: latest ? reportedSnapshot(latest) : decidedSnapshot(ofSubject),
    removed: standing.gone === 'removed',
    actions: possibleActions(standing, advertiser?.blockedAt === null),
    pending: pending && pendingView(pending),
    changed: now !== undefined && latest !== undefined && isChanged(latest, now),
    advertiser: advertiser && {
      id: advertiser.id,
      name: advertiser.name,
      slug: advertiser.slug,
      blocked: advertiser.blockedAt !== null,
      ...(await historyOf(db, { id: advertiser.id, subject })),
    },
    reports: rows.toReversed().map(reportView),
    olderReports: oldest ? await countEarlier(db, subject, oldest.number) : 0,
    objections: objections.map(({ id, report, decisionId, message, sentAt, answer, granted }) => ({
      id,
      report: report ?? undefined,
      decision: decisionId,
      message,
      sentAt: sentAt.toISOString(),
      answer: answer ?? undefined,
      granted: granted ?? undefined,
    })),
    earlier: earlier.map(reportView),
    decisions: decisions.map(({ subject: about, decidedAt, reversedAt, decidedBy, decider, ...rest }) => ({
      ...named(about),
      id: rest.id,
      action: rest.action,
      reason: rest.reason,
      rule: rest.rule,
      decidedAt: decidedAt.toISOString(),
      reversedAt: reversedAt?.toISOString(),
      decidedBy: decider ?? undefined,
      own: decidedBy === viewer.advertiserId,
    })),
  };
}

const pendingView = ({
  action,
  reason,
  rule,
  decider,
  decidedAt,
  dueAt,
  problem,
}: NonNullable<Awaited<ReturnType<typeof pendingAbout>>>): ReportedContent['pending'] => ({
  action,
  reason,
  rule,
  decidedBy: decider,
  decidedAt: decidedAt.toISOString(),
  dueAt: dueAt.toISOString(),
  problem: problem ?? undefined,
});

/** An advertiser's history, shown before a decision. */
async function historyOf(db: Reads['db'], of: { id: string; subject: string }) {
  const { since, ...counts } = await advertiserHistory(db, of);
  return { since: since.toISOString(), ...counts };
}

const factsOf = (stored: unknown) => seenFacts.nullable().parse(stored) ?? [];

const reportedSnapshot = (latest: ReportRow): ReportedContent['snapshot'] => ({
  of: 'report',
  title: latest.title,
  content: latest.content,
  facts: factsOf(latest.facts),
  photo: latest.photo ?? undefined,
  photos: Array.from({ length: latest.photos }, (_, place) => reportedPhotoUrl(latest.number, place)),
});

/** For a decision without a report; it has no stored photos. */
function decidedSnapshot(decisions: Awaited<ReturnType<typeof decisionsAbout>>): ReportedContent['snapshot'] {
  const seen = decisions.find(({ seenTitle }) => seenTitle !== null);
  if (!seen) return undefined;
  const { seenTitle, seenContent, seenFacts: facts } = seen;
  return {
    of: 'decision',
    title: seenTitle ?? '',
    content: seenContent ?? '',
    facts: factsOf(facts),
    photos: [],
  };
}

/** Whether a listing has changed since it was reported. */
const isChanged = (reported: ReportRow, now: Seen): boolean =>
  reported.title !== now.title ||
  reported.content !== now.content ||
  // Reports created before facts were stored have none to compare.
  (reported.facts !== null && JSON.stringify(factsOf(reported.facts)) !== JSON.stringify(now.facts));

const reportView = (row: ReportRow): Report => ({
  ...named(row.subject),
  number: row.number,
  title: row.title,
  reason: row.reason,
  explanation: row.explanation,
  sentAt: row.sentAt.toISOString(),
  sender: {
    name: row.name ?? undefined,
    email: row.email ?? undefined,
    signedIn: row.senderId !== null,
    reports: row.senderReports,
    badFaith: row.senderBadFaith,
    refused: row.senderBadFaith >= badFaithLimit,
  },
  badFaith: row.badFaithAt !== null,
  action: row.action ?? undefined,
});
