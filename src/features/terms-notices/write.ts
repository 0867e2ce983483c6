import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { dayInPrague } from '../../contract/prague-day.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { ActionName } from '../audit/contract.ts';
import { recordAction } from '../audit/index.ts';
import { formatDate } from '../listings/components/format-time.ts';
import {
  addDeliveries,
  addNotice,
  countAccounts,
  deleteDraft,
  findNotice,
  lockNotice,
  updateDraft,
  updateNotice,
} from './db.ts';
import { type NoticeFacts, termsNoticeEmail } from './mail/terms-notice-email.ts';
import { earliestDay, minDaysAhead, noticeTitle } from './rules.ts';
import { factsOf, wholeView } from './views.ts';

/** Browsers submit line breaks of a form as CRLF. */
const withUnixLineEnds = ({ summary, ...rest }: NoticeFacts): NoticeFacts => ({
  ...rest,
  summary: summary.replaceAll('\r\n', '\n'),
});

const earliest = ({ clock }: Platform): string => earliestDay(dayInPrague(clock.now()));

function tooSoon(platform: Platform, { effectiveOn }: NoticeFacts): Refusal<'invalid-input'> | undefined {
  const first = earliest(platform);
  if (effectiveOn >= first) return undefined;
  const sentence = `Změna může platit nejdřív od ${formatDate(first)}: podmínky slibují ${minDaysAhead} dní.`;
  return refuse('invalid-input', { fields: { effectiveOn: [sentence] } });
}

async function note(
  platform: Platform,
  db: Database,
  admin: Viewer,
  { action, id, reason }: { action: ActionName; id: string; reason: string },
): Promise<void> {
  await recordAction(platform, db, admin, { action, subject: `terms-notice:${id}`, reason });
}

const titleOf = ({ concerns, effectiveOn }: NoticeFacts) => noticeTitle(concerns, effectiveOn);

export async function writeNotice(platform: Platform, admin: Viewer, written: NoticeFacts) {
  const refusal = tooSoon(platform, written);
  if (refusal) return refusal;
  const id = platform.ids.uuid();
  return platform.db.transaction().execute(async (db) => {
    const notice = await addNotice(db, { ...withUnixLineEnds(written), id, now: platform.clock.now() });
    await note(platform, db, admin, { action: 'save-terms-notice', id, reason: titleOf(written) });
    return wholeView({ ...platform, db }, notice, admin.email);
  });
}

/** Updates a draft; refused when it was changed or sent meanwhile. */
export async function saveNotice(
  platform: Platform,
  admin: Viewer,
  { id, version, ...written }: NoticeFacts & { id: string; version: number },
) {
  const refusal = tooSoon(platform, written);
  if (refusal) return refusal;
  return platform.db.transaction().execute(async (db) => {
    const notice = await updateDraft(db, {
      ...withUnixLineEnds(written),
      id,
      version,
      now: platform.clock.now(),
    });
    if (!notice) return refuseMissingDraft(db, id);
    await note(platform, db, admin, { action: 'save-terms-notice', id, reason: titleOf(written) });
    return wholeView({ ...platform, db }, notice, admin.email);
  });
}

export async function deleteNotice(platform: Platform, admin: Viewer, id: string) {
  return platform.db.transaction().execute(async (db) => {
    const notice = await deleteDraft(db, id);
    if (!notice) return refuseMissingDraft(db, id);
    await note(platform, db, admin, { action: 'delete-terms-notice', id, reason: titleOf(factsOf(notice)) });
    return { deleted: true as const };
  });
}

/** Sends a notice only to its author, in any state. */
export async function testNotice(platform: Platform, admin: Viewer, id: string) {
  return platform.db.transaction().execute(async (db) => {
    const notice = await findNotice(db, id);
    if (!notice) return refuse('not-found');
    const facts = factsOf(notice);
    await queueEmail(platform, db, termsNoticeEmail, admin.email, { ...facts, test: true });
    await note(platform, db, admin, { action: 'test-terms-notice', id, reason: titleOf(facts) });
    return { sentTo: admin.email };
  });
}

/** Starts sending the reviewed version to every current account; accounts created later are not notified. */
export async function sendNotice(
  platform: Platform,
  admin: Viewer,
  { id, version, reason }: { id: string; version: number; reason: string },
) {
  return platform.db.transaction().execute(async (db) => {
    const notice = await lockNotice(db, id);
    if (!notice) return refuse('not-found');
    if (notice.started_at || notice.version !== version) return refuse('terms-notice-closed');
    if (notice.effective_on < earliest(platform)) return refuse('terms-notice-too-late');
    const accounts = await countAccounts(db);
    await addDeliveries(db, id);
    const sending = await updateNotice(db, id, { started_at: platform.clock.now() });
    const said = `${reason} (${titleOf(factsOf(notice))}, účtů ${accounts})`;
    await note(platform, db, admin, { action: 'send-terms-notice', id, reason: said });
    return wholeView({ ...platform, db }, sending, admin.email);
  });
}

/** Pauses or resumes sending a notice; what the mail server has accepted cannot be recalled. */
export async function pauseNotice(
  platform: Platform,
  admin: Viewer,
  { id, paused, reason }: { id: string; paused: boolean; reason: string },
) {
  return platform.db.transaction().execute(async (db) => {
    const notice = await lockNotice(db, id);
    if (!notice) return refuse('not-found');
    if (!notice.started_at || paused === (notice.paused_at !== null)) return refuse('terms-notice-closed');
    const changed = await updateNotice(db, id, { paused_at: paused ? platform.clock.now() : null });
    await note(platform, db, admin, {
      action: paused ? 'pause-terms-notice' : 'resume-terms-notice',
      id,
      reason,
    });
    return wholeView({ ...platform, db }, changed, admin.email);
  });
}

async function refuseMissingDraft(db: Database, id: string) {
  return refuse((await findNotice(db, id)) ? 'terms-notice-closed' : 'not-found');
}
