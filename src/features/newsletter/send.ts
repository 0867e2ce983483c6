import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { countBegun, lockIssue, updateIssue } from './db-issues.ts';
import { day } from './policy.ts';
import { maxIssues } from './shapes.ts';
import { subscriberCounts, wholeView } from './views.ts';
import { subjectOf } from './write.ts';

type Begin = { id: string; version: number; reason: string };

/**
 * Begins to send an issue to all. What goes is the version that was looked at, and never more issues than the
 * consent names. Who signs up from now on waits for the next one.
 */
export async function sendIssue(platform: Platform, admin: Viewer, { id, version, reason }: Begin) {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    const begun = await countBegun(db, new Date(now.getTime() - maxIssues.days * day));
    const issue = await lockIssue(db, id);
    if (!issue) return refuse('not-found');
    if (issue.state !== 'draft' || issue.version !== version) return refuse('newsletter-letter-closed');
    if (begun >= maxIssues.count) return refuse('newsletter-too-often');
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

/** Stops an issue on its way or goes on with it; what is in the mail server's hands is gone. */
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
