import type { z } from 'zod';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { hashOfSecret, unverifiedMailbox } from '../accounts/index.ts';
import { recordAction } from '../audit/index.ts';
import type { AdverseAction } from '../blocking/contract.ts';
import {
  blockInTransaction,
  type Decision,
  findDecision,
  recordDecision,
  releaseInTransaction,
} from '../blocking/index.ts';
import { lockSlots } from '../listings/index.ts';
import {
  findRemoval,
  hideInTransaction,
  ownerOf,
  releaseHeldInTransaction,
  removeInTransaction,
  restoreInTransaction,
} from '../moderation/index.ts';
import { hideReviewInTransaction, showReviewInTransaction } from '../reviews/index.ts';
import { reviewOf } from '../reviews/rules.ts';
import type { objectionAnswerForm, ReportedContent, reportDecisionForm } from './contract.ts';
import { findObjection, setAnswer } from './db-objections.ts';
import { lockWaiting, reportedAdvertiser, senderOf, sendersOf, setDecision, setMailedKey } from './db.ts';
import { getReportedContent } from './admin-views.ts';
import { decisionEmail, objectionAnswerEmail, reversedEmail } from './mail/decision-emails.ts';
import { listingOf } from './rules.ts';
import { subjectStateOf } from './subject-state.ts';

export type DecisionInput = z.output<typeof reportDecisionForm> & { subject: string };
export type Refused = Refusal<
  | 'not-found'
  | 'listing-not-found'
  | 'listing-inactive'
  | 'account-not-blockable'
  | 'decided-already'
  | 'done-already'
>;

/**
 * Carries out a decision about all reports of one subject the admin has seen, and notifies both sides of what,
 * why and how to object. A second admin is refused, and nothing is done twice.
 */
export async function decideInTransaction(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { subject, upTo, ...decided }: DecisionInput,
): Promise<Refused | undefined> {
  const advertiser = await reportedAdvertiser(db, subject);
  if (!advertiser) return refuse('not-found');
  // Accounts are locked before reports, as in their deletion.
  if (advertiser.id) await lockSlots(db, advertiser.id);
  const waiting = await lockWaiting(db, subject, upTo);
  if (waiting.length === 0) return refuse('decided-already');
  const advertiserId = advertiser.id;
  const decision = await carryOut(platform, db, admin, { subject, advertiserId, ...decided });
  if (isRefusal(decision)) return decision;
  const numbers = waiting.map(({ number }) => number);
  await setDecision(db, numbers, decision);
  await recordAction(platform, db, admin, { action: 'decide-reports', subject, reason: decided.reason });
  await notifyReporters(platform, db, { waiting, decision, subject });
  return undefined;
}

type Done = Omit<DecisionInput, 'upTo'> & { advertiserId: string | undefined };

/** Performs the action; returns the decision. */
async function carryOut(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { action, subject, advertiserId, reason, rule }: Done,
): Promise<string | Refused> {
  const why = { reason, rule, source: 'reported' } as const;
  if (action === 'blocked')
    return advertiserId
      ? blockInTransaction(platform, db, admin, { id: advertiserId, ...why })
      : refuse('not-found');
  const review = reviewOf(subject);
  if (action === 'hidden' && review)
    return hideReviewInTransaction(platform, db, admin, { ...review, advertiserId, ...why });
  if (action === 'removed' || action === 'hidden') {
    const id = listingOf(subject);
    const owner = id === undefined ? undefined : await ownerOf(db, id);
    if (id === undefined || !owner) return refuse('listing-not-found');
    const act = action === 'hidden' ? hideInTransaction : removeInTransaction;
    return act(platform, db, admin, { id, ...owner, ...why });
  }
  // „Obsah jsme nechali být“ would be false for content removed meanwhile.
  const away = action === 'kept' ? (await subjectStateOf(db, subject)).gone : undefined;
  if (away)
    return refuse('done-already', {
      message: away === 'hidden' && review ? hiddenReview : keptTooLate[away],
    });
  return (await recordDecision(platform, db, admin, { ...why, subject, advertiserId, action, rule: '' })).id;
}

const hiddenReview = 'Mezitím to někdo skryl. Buď to nejdřív vrať, nebo rozhodni jinak.';
const keptTooLate: Readonly<Record<AdverseAction, string>> = {
  hidden: 'Inzerát mezitím někdo skryl do opravy. Buď ho nejdřív pusť zpátky, nebo rozhodni jinak.',
  removed: 'Inzerát mezitím někdo smazal. Buď ho nejdřív vrať, nebo rozhodni jinak.',
  blocked: 'Účet mezitím někdo zablokoval. Buď ho nejdřív odblokuj, nebo rozhodni jinak.',
};

type Reports = readonly { number: number; email: string | null }[];

/** One email per address with its own key, however many reports came from it. */
async function notifyReporters(
  { config, ids, queue }: Platform,
  db: Database,
  { waiting, decision: id, subject }: { waiting: Reports; decision: string; subject: string },
): Promise<void> {
  const decision = await findDecision(db, { id });
  if (!decision) return;
  for (const [to, number] of firstOfEach(waiting)) {
    const key = ids.token();
    await setMailedKey(db, number, hashOfSecret(key));
    await queueEmail({ config, queue }, db, decisionEmail, to, { number, key, subject, decision });
  }
}

const firstOfEach = (reports: Reports): Map<string, number> =>
  new Map(reports.toReversed().flatMap(({ email, number }) => (email === null ? [] : [[email, number]])));

type Answering = z.output<typeof objectionAnswerForm> & { id: string };

/**
 * Answers an objection. Granting the advertiser's restores the content; granting a reporter's reopens the
 * report. An answered objection stays unchanged and a second admin is refused.
 */
export async function answerObjection(
  platform: Platform,
  admin: Viewer,
  { id, granted, answer }: Answering,
): Promise<ReportedContent | Refusal<'not-found' | 'decided-already'>> {
  const { clock } = platform;
  const objection = await findObjection(platform.db, id);
  const decision = objection && (await findDecision(platform.db, { id: objection.decisionId }));
  if (!decision) return refuse('not-found');
  const { subject, report } = objection;
  const refusal = await platform.db.transaction().execute(async (db) => {
    if (decision.advertiserId) await lockSlots(db, decision.advertiserId);
    if (!(await setAnswer(db, id, { answer, granted, now: clock.now() }))) return refuse('decided-already');
    const mailbox = decision.advertiserId ? await unverifiedMailbox(db, decision.advertiserId) : undefined;
    const to = (report === null ? mailbox : await senderOf(db, report)) ?? undefined;
    const listing = listingOf(subject);
    const removed =
      decision.action === 'hidden' && listing !== undefined && (await findRemoval(db, listing)) !== undefined;
    if (to) {
      const facts = { granted, answer, subject, report, removed };
      await queueEmail(platform, db, objectionAnswerEmail, to, facts);
    }
    await recordAction(platform, db, admin, { action: 'answer-objection', subject, reason: answer });
    if (!granted) return undefined;
    if (report !== null) {
      await setDecision(db, [report], null);
      return undefined;
    }
    // After a reversal the content may have been restricted again for another reason, which this objection is
    // not about.
    if (decision.reversedAt !== null) return undefined;
    await takeBack(platform, db, admin, decision, answer);
    return undefined;
  });
  return refusal ?? getReportedContent(platform, admin, subject);
}

/** Reverts a decision. */
async function takeBack(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { subject, action, advertiserId }: Pick<Decision, 'subject' | 'action' | 'advertiserId'>,
  answer: string,
): Promise<void> {
  const why = { reason: answer, answer };
  const review = reviewOf(subject);
  if (review) {
    const author = { advertiserId: advertiserId ?? undefined };
    await showReviewInTransaction(platform, db, admin, { ...review, ...author, ...why });
    return;
  }
  const listing = listingOf(subject);
  const owner = listing === undefined ? undefined : await ownerOf(db, listing);
  const back = action === 'hidden' ? releaseHeldInTransaction : restoreInTransaction;
  if (listing !== undefined && owner) await back(platform, db, admin, { id: listing, ...owner, ...why });
  else if (advertiserId) await releaseInTransaction(platform, db, admin, { id: advertiserId, ...why });
}

/** Notifies all reporters that the measure has been reverted. */
export async function notifyOfReversal(
  { config, db, queue }: Platform,
  { decisionId: id, answer }: { decisionId: string; answer?: string | undefined },
): Promise<void> {
  const decision = await findDecision(db, { id });
  if (!decision) return;
  const { subject, action } = decision;
  await db.transaction().execute(async (trx) => {
    for (const [to, number] of firstOfEach(await sendersOf(trx, id)))
      await queueEmail(
        { config, queue },
        trx,
        reversedEmail,
        to,
        { number, subject, action, answer },
        {
          // Deduplicates repeated requests.
          key: `reversed-${id}-${number}`,
        },
      );
  });
}
