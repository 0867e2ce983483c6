import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { getReportedContent } from './admin-views.ts';
import type { ReportedContent } from './contract.ts';
import { reportedAdvertiser, setBadFaith } from './db.ts';
import { badFaithEmail, badFaithClearedEmail } from './mail/bad-faith-emails.ts';

type Marking = { subject: string; number: number; reason: string };
type Marked = ReportedContent | Refusal<'not-found' | 'decided-already'>;

/** Marks one report as abusive, once, and warns its sender. */
export const markBadFaith = (platform: Platform, admin: Viewer, marking: Marking): Promise<Marked> =>
  change(platform, admin, marking, true);

/** Removes such a mark, so that it no longer counts, and notifies the sender. */
export const clearBadFaith = (platform: Platform, admin: Viewer, marking: Marking): Promise<Marked> =>
  change(platform, admin, marking, false);

async function change(
  platform: Platform,
  admin: Viewer,
  { subject, number, reason }: Marking,
  marks: boolean,
): Promise<Marked> {
  const { clock } = platform;
  if (!(await reportedAdvertiser(platform.db, subject))) return refuse('not-found');
  const refusal = await platform.db.transaction().execute(async (db) => {
    const report = await setBadFaith(db, { subject, number, markedAt: marks ? clock.now() : null });
    if (!report) return refuse('decided-already');
    const action = marks ? 'mark-bad-faith' : 'clear-bad-faith';
    await recordAction(platform, db, admin, { action, subject, reason });
    if (report.email === null) return undefined;
    const template = marks ? badFaithEmail : badFaithClearedEmail;
    await queueEmail(platform, db, template, report.email, { number, reason });
    return undefined;
  });
  return refusal ?? getReportedContent(platform, admin, subject);
}
