import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { recordAction } from '../audit/index.ts';
import { addIssue, deleteDraft, findIssue, updateDraft } from './db-issues.ts';
import { newsletterEmail } from './mail/newsletter-emails.ts';
import { wholeView } from './views.ts';

type Written = { subject: string; body: string };
type NotFound = Refusal<'not-found'>;
type Closed = Refusal<'newsletter-letter-closed'>;

/** The audit subject of an issue. */
export const subjectOf = (id: string): string => `newsletter-letter:${id}`;

/** Browsers submit line breaks of a form as CRLF. */
const withUnixLineEnds = ({ subject, body }: Written): Written => ({
  subject,
  body: body.replaceAll('\r\n', '\n'),
});

export async function writeIssue(platform: Platform, admin: Viewer, written: Written) {
  const { ids, clock } = platform;
  return platform.db.transaction().execute(async (db) => {
    const issue = await addIssue(db, { ...withUnixLineEnds(written), id: ids.uuid(), now: clock.now() });
    await noteSaving(platform, db, admin, issue);
    return wholeView({ ...platform, db }, issue, admin.email);
  });
}

export async function getIssue(platform: Platform, admin: Viewer, id: string) {
  const issue = await findIssue(platform.db, id);
  return issue ? wholeView(platform, issue, admin.email) : refuse('not-found');
}

/** Updates a draft; refused when it was changed or sent meanwhile. */
export async function saveIssue(
  platform: Platform,
  admin: Viewer,
  { id, version, ...written }: Written & { id: string; version: number },
) {
  return platform.db.transaction().execute(async (db) => {
    const now = platform.clock.now();
    const issue = await updateDraft(db, { ...withUnixLineEnds(written), id, version, now });
    if (!issue) return refuseMissingDraft(platform, id);
    await noteSaving(platform, db, admin, issue);
    return wholeView({ ...platform, db }, issue, admin.email);
  });
}

export async function deleteIssue(
  platform: Platform,
  admin: Viewer,
  id: string,
): Promise<{ deleted: true } | NotFound | Closed> {
  return platform.db.transaction().execute(async (db) => {
    const issue = await deleteDraft(db, id);
    if (!issue) return refuseMissingDraft(platform, id);
    await recordAction(platform, db, admin, {
      action: 'delete-newsletter',
      subject: subjectOf(id),
      reason: issue.subject,
    });
    return { deleted: true };
  });
}

/** Sends an issue only to its author, in any state. */
export async function testIssue(
  platform: Platform,
  admin: Viewer,
  id: string,
): Promise<{ sentTo: string } | NotFound> {
  return platform.db.transaction().execute(async (db) => {
    const issue = await findIssue(db, id);
    if (!issue) return refuse('not-found');
    const { subject, body } = issue;
    // Marks it as a test, so that it is not mistaken for the sent issue.
    const shown = { subject: `Zkouška: ${subject}`, body };
    await queueEmail(platform, db, newsletterEmail, admin.email, shown);
    await recordAction(platform, db, admin, {
      action: 'test-newsletter',
      subject: subjectOf(id),
      reason: issue.subject,
    });
    return { sentTo: admin.email };
  });
}

async function noteSaving(
  platform: Platform,
  db: Platform['db'],
  admin: Viewer,
  { id, subject }: { id: string; subject: string },
): Promise<void> {
  await recordAction(platform, db, admin, {
    action: 'save-newsletter',
    subject: subjectOf(id),
    reason: subject,
  });
}

async function refuseMissingDraft({ db }: Platform, id: string): Promise<NotFound | Closed> {
  return refuse((await findIssue(db, id)) ? 'newsletter-letter-closed' : 'not-found');
}
