import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobHandlers } from '../../platform/queue/queue.ts';
import { recordAction } from '../audit/index.ts';
import { createKey } from './subscriptions.ts';
import {
  addDelivery,
  countDeliveries,
  countWaiting,
  dropDelivery,
  deleteAbandoned,
  finishDelivery,
  lockWaiting,
  nextRecipients,
} from './db-deliveries.ts';
import {
  findIssue,
  issuesBeingSent,
  lastIssueStarts,
  lockIssueStarts,
  lockIssue,
  updateIssue,
} from './db-issues.ts';
import { findSubscriber, recordDeliveryResult } from './db-subscribers.ts';
import { newsletterEmail } from './mail/newsletter-emails.ts';
import { day, remainingIssues } from './policy.ts';
import { maxIssues, refusalsBeforeEnd } from './contract-shapes.ts';
import { subscriberCounts, wholeView } from './views.ts';
import { subjectOf } from './write.ts';

type Begin = { id: string; version: number; reason: string };

/**
 * Starts sending an issue to all subscribers: only the version that was reviewed, and within the limit of the
 * consent. Later sign-ups get the next issue.
 */
export async function sendIssue(platform: Platform, admin: Viewer, { id, version, reason }: Begin) {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    await lockIssueStarts(db);
    const { left } = remainingIssues(await lastIssueStarts(db, maxIssues.count), now);
    const issue = await lockIssue(db, id);
    if (!issue) return refuse('not-found');
    if (issue.state !== 'draft' || issue.version !== version) return refuse('newsletter-letter-closed');
    if (left === 0) return refuse('newsletter-too-often');
    const { subscribed: recipients } = await subscriberCounts({ db });
    if (recipients === 0) return refuse('newsletter-without-readers');
    const sending = await updateIssue(db, id, { state: 'sending', started_at: now, recipients });
    await recordAction(platform, db, admin, {
      action: 'send-newsletter',
      subject: subjectOf(id),
      reason: `${reason} (${issue.subject}, odběratelů ${recipients})`,
    });
    return wholeView({ ...platform, db }, sending, admin.email);
  });
}

/** Pauses or resumes sending an issue; what the mail server has accepted cannot be recalled. */
export async function pauseIssue(
  platform: Platform,
  admin: Viewer,
  { id, paused, reason }: { id: string; paused: boolean; reason: string },
) {
  return platform.db.transaction().execute(async (db) => {
    const issue = await lockIssue(db, id);
    if (!issue) return refuse('not-found');
    if (issue.state !== (paused ? 'sending' : 'paused')) return refuse('newsletter-letter-closed');
    const changed = await updateIssue(db, id, { state: paused ? 'paused' : 'sending' });
    const action = paused ? 'pause-newsletter' : 'resume-newsletter';
    await recordAction(platform, db, admin, { action, subject: subjectOf(id), reason });
    return wholeView({ ...platform, db }, changed, admin.email);
  });
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    /** The key is part of the job's payload, so that an issue sent again after a crash is identical. */
    'send-newsletter': { issueId: string; subscriberId: string; key: string };
  }
}

/** Longer than the queue retries a job. A job that still runs later finds its delivery sent, or sends it. */
const givenUpDays = 4;

/** One at a time, so that other emails are not delayed. */
const queueName = 'newsletter';

/**
 * Queues the deliveries of the next minute. A delivery, its key and its job are committed in one transaction.
 * Deliveries still waiting for an unavailable mail server count, so that none pile up.
 */
export async function queueDeliveries(platform: Platform): Promise<void> {
  await deleteAbandoned(platform.db, new Date(platform.clock.now().getTime() - givenUpDays * day));
  for (const id of await issuesBeingSent(platform.db)) {
    const room = platform.config.newsletterPerMinute - (await countWaiting(platform.db));
    await queueSome(platform, id, room);
  }
}

async function queueSome(platform: Platform, id: string, room: number): Promise<void> {
  const { clock, queue } = platform;
  await platform.db.transaction().execute(async (db) => {
    const issue = await lockIssue(db, id);
    if (issue?.state !== 'sending' || !issue.started_at) return;
    // Even at full capacity one recipient is read, to detect whether the issue is finished.
    const atMost = Math.max(1, room);
    const next = await nextRecipients(db, { id, begun: issue.started_at, atMost });
    if (next.length === 0) return finishWhenDone(platform, db, id);
    for (const subscriberId of room > 0 ? next : []) {
      const which = { issueId: id, subscriberId };
      await addDelivery(db, which, clock.now());
      const key = await createKey({ ...platform, db }, subscriberId);
      await queue.add(db, 'send-newsletter', { ...which, key }, { queueName });
    }
  });
}

async function finishWhenDone({ clock }: Platform, db: Platform['db'], id: string): Promise<void> {
  const { waiting, ...sums } = await countDeliveries(db, id);
  if (waiting > 0) return;
  await updateIssue(db, id, { state: 'sent', finished_at: clock.now(), ...sums });
}

type Delivering = Parameters<NonNullable<JobHandlers['send-newsletter']>>[0];

/**
 * Passes one issue to the mail server and marks the delivery as sent in one transaction that locks it: no second
 * worker sends it, and it keeps waiting when the mail server is unavailable. After a crash between the two, an
 * identical email with the same Message-ID is sent again.
 */
export async function deliverOne(
  platform: Platform,
  { issueId, subscriberId, key }: Delivering,
): Promise<void> {
  const { config, mail, clock } = platform;
  const which = { issueId, subscriberId };
  await platform.db.transaction().execute(async (db) => {
    if (!(await lockWaiting(db, which))) return;
    const issue = await findIssue(db, issueId);
    const reader = await findSubscriber(db, subscriberId);
    if (issue?.state !== 'sending') return dropDelivery(db, which);
    if (reader?.state !== 'subscribed') return finishDelivery(db, which, 'skipped', clock.now());
    const answer = await mail.deliver(await newsletterEmail.compose(config, reader.email, { ...issue, key }));
    const outcome = answer === 'taken' ? 'taken' : 'refused';
    await finishDelivery(db, which, outcome, clock.now());
    if (answer === 'email-refused') return;
    const refused = answer === 'address-refused';
    await recordDeliveryResult(db, subscriberId, { refused, atMost: refusalsBeforeEnd, now: clock.now() });
  });
}
