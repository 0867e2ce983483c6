import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret } from '../accounts/index.ts';
import { isAdverse } from '../blocking/contract.ts';
import { type Decision, findDecision } from '../blocking/index.ts';
import { isLive } from '../listings/rules.ts';
import { photosOfAlbums } from '../media/index.ts';
import { ownerOf } from '../moderation/index.ts';
import type { ModerationCase } from './contract.ts';
import { addObjection, latestObjection } from './db-objections.ts';
import { decidedTitle, markVerified, reportOfKey } from './db.ts';
import { objectionNotice } from './mail/report-emails.ts';
import { listingOf, objectUntil, subjectLabel } from './rules.ts';

type Asking = { key: string; viewer: Viewer | undefined };
type Case = {
  subject: string;
  /** Title at the time of the report or decision. */
  title: string | undefined;
  report: number | null;
  decision: Decision | undefined;
  /** Whether there is an email address to notify. */
  email: boolean;
};

/** The case of a key; a signed-in advertiser can use the id of an own removed listing instead. */
async function caseOf(db: Database, { key, viewer }: Asking): Promise<Case | undefined> {
  if (/^\d{1,9}$/.test(key)) {
    if (!viewer) return undefined;
    const subject = `listing:${key}`;
    const { advertiserId } = viewer;
    const decision = await findDecision(db, { subject, advertiserId });
    return decision && { subject, title: await titleOf(db, decision), report: null, decision, email: true };
  }
  const keyHash = hashOfSecret(key);
  const report = await reportOfKey(db, keyHash);
  if (report) {
    const decision = report.decisionId ? await findDecision(db, { id: report.decisionId }) : undefined;
    const { subject, title, number } = report;
    return { subject, title, report: number, decision, email: report.email !== null };
  }
  const decision = await findDecision(db, { keyHash });
  if (!decision) return undefined;
  return {
    subject: decision.subject,
    title: await titleOf(db, decision),
    report: null,
    decision,
    email: true,
  };
}

/** Title shown to the advertiser: a listing's at the time of the decision, otherwise as reported. */
const titleOf = async (db: Database, { id, seenTitle }: Decision): Promise<string | undefined> =>
  seenTitle ?? (await decidedTitle(db, id));

/** Photos of a listing: all for its advertiser, for others only while it is public. */
async function photosOf(db: Database, { subject, report }: Case): Promise<string[]> {
  const id = listingOf(subject);
  const listing = id === undefined ? undefined : await ownerOf(db, id);
  if (!listing?.albumId || (report !== null && !isLive(listing.state))) return [];
  const albums = await photosOfAlbums(db, [listing.albumId]);
  return [...albums.values()].flat().map(({ preview }) => preview);
}

export async function getModerationCase(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  asking: Asking,
): Promise<ModerationCase | Refusal<'link-not-valid'>> {
  const found = await caseOf(db, asking);
  if (!found) return refuse('link-not-valid');
  // Following a mailed link proves access to the mailbox.
  if (found.report !== null) await markVerified(db, hashOfSecret(asking.key), clock.now());
  return caseView(db, found, clock.now());
}

async function caseView(db: Database, found: Case, now: Date): Promise<ModerationCase> {
  const { subject, title, report, decision, email } = found;
  const objection = await latestObjection(db, { decisionId: decision?.id, report });
  return {
    side: report === null ? 'advertiser' : 'reporter',
    what: subjectLabel(subject),
    title,
    photos: await photosOf(db, found),
    number: report ?? undefined,
    email,
    decision: decision && {
      action: decision.action,
      reason: decision.reason,
      rule: decision.rule,
      decidedAt: decision.decidedAt.toISOString(),
      reversedAt: decision.reversedAt?.toISOString(),
      objectUntil: objectUntil(decision.decidedAt).toISOString(),
    },
    objection: objection && {
      sentAt: objection.sentAt.toISOString(),
      answer: objection.answer ?? undefined,
      granted: objection.granted ?? undefined,
    },
    mayObject:
      decision !== undefined &&
      isAgainst(decision, report) &&
      objection?.decisionId !== decision.id &&
      now <= objectUntil(decision.decidedAt),
  };
}

/**
 * Whether a decision is unfavourable to a side: the advertiser's content is gone, or the reported content is
 * still there.
 */
const isAgainst = ({ action, reversedAt }: Decision, report: number | null): boolean => {
  const away = isAdverse(action) && reversedAt === null;
  return report === null ? away : !away;
};

/** Stores an objection, one per decision and side; idempotent for the same text. */
export async function objectToDecision(
  { db: outside, clock, config, ids, queue }: Platform,
  { message, ...asking }: Asking & { message: string },
): Promise<ModerationCase | Refusal<'link-not-valid' | 'objected-already' | 'objection-too-late'>> {
  const now = clock.now();
  return outside.transaction().execute(async (db) => {
    const found = await caseOf(db, asking);
    if (!found?.decision || !isAgainst(found.decision, found.report)) return refuse('link-not-valid');
    if (now > objectUntil(found.decision.decidedAt)) return refuse('objection-too-late');
    const { decision, report, subject } = found;
    const objection = { id: ids.uuid(), decisionId: decision.id, report, message, createdAt: now };
    if (await addObjection(db, objection))
      await queueEmail({ config, queue }, db, objectionNotice, config.contactEmail, { subject });
    else if ((await latestObjection(db, objection))?.message !== message) return refuse('objected-already');
    return caseView(db, found, now);
  });
}
