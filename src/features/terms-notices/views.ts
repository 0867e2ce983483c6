import type { z } from 'zod';
import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { dayInPrague } from '../../contract/prague-day.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { renderMarkdown } from '../content/index.ts';
import type { getOwnTermsNotices, getTermsNotice, TermsNotice } from './contract.ts';
import { allNotices, countAccounts, findNotice, type NoticeRow, recordReading, openNotices } from './db.ts';
import { countDeliveries } from './db-deliveries.ts';
import { type NoticeFacts, termsNoticeEmail } from './mail/terms-notice-email.ts';
import { earliestDay } from './rules.ts';

export const factsOf = ({ concerns, summary, effective_on }: NoticeRow): NoticeFacts => ({
  concerns,
  summary,
  effectiveOn: effective_on,
});

async function noticeView(db: Database, notice: NoticeRow): Promise<TermsNotice> {
  const { id, concerns, effective_on, version, changed_at, started_at, paused_at } = notice;
  const stored = { id, concerns, effectiveOn: effective_on, version, changedAt: changed_at.toISOString() };
  if (!started_at) return { ...stored, state: 'draft' };
  const { lastAt, ...counts } = await countDeliveries(db, id);
  return {
    ...stored,
    state: counts.waiting === 0 ? 'sent' : paused_at ? 'paused' : 'sending',
    startedAt: started_at.toISOString(),
    progress: { ...counts, lastAt: lastAt?.toISOString() },
  };
}

/** A notice with its HTML and text versions; `reader` is the address it is rendered for. */
export async function wholeView(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  notice: NoticeRow,
  reader: string,
): Promise<z.output<typeof getTermsNotice.data>> {
  const { html, text } = await termsNoticeEmail.compose(config, reader, factsOf(notice));
  return {
    ...(await noticeView(db, notice)),
    summary: notice.summary,
    html,
    text,
    accounts: await countAccounts(db),
    perMinute: config.newsletterPerMinute,
  };
}

export async function getNotice(platform: Platform, admin: Viewer, id: string) {
  const notice = await findNotice(platform.db, id);
  return notice ? wholeView(platform, notice, admin.email) : refuse('not-found');
}

export async function notices({ db, clock }: Platform) {
  return {
    notices: await Promise.all((await allNotices(db)).map((notice) => noticeView(db, notice))),
    earliestOn: earliestDay(dayInPrague(clock.now())),
  };
}

/**
 * The account's open notices. Displaying them is recorded as part of the proof, unless the page is only prefetched
 * (`ahead`).
 */
export async function ownNotices(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  ahead: boolean,
): Promise<z.output<typeof getOwnTermsNotices.data>> {
  const now = clock.now();
  const open = await openNotices(db, { advertiserId, today: dayInPrague(now) });
  for (const { id, seen_at } of ahead ? [] : open)
    if (!seen_at) await recordReading(db, { noticeId: id, advertiserId }, 'seen_at', now);
  return open.map(({ id, concerns, effective_on, summary }) => ({
    id,
    concerns,
    effectiveOn: effective_on,
    html: renderMarkdown(summary).html,
  }));
}

export async function closeNotice({ db, clock }: Platform, { advertiserId }: Viewer, noticeId: string) {
  const closed = await recordReading(db, { noticeId, advertiserId }, 'closed_at', clock.now());
  return closed ? { closed: true as const } : refuse('not-found');
}
