import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { countDeliveries } from './db-deliveries.ts';
import { type IssueRow, lastIssueStarts, lastIssues } from './db-issues.ts';
import { countSubscribers, subscriberOf } from './db-subscribers.ts';
import { newsletterEmail } from './mail/newsletter-emails.ts';
import { remainingIssues } from './policy.ts';
import {
  maxIssues,
  type NewsletterIssue,
  type Progress,
  type subscribersCount,
  type wholeIssue,
  issuesShown,
  type subscriber,
} from './contract-shapes.ts';
import { wordingText } from './rules.ts';

type Counts = z.output<typeof subscribersCount>;
type Whole = z.output<typeof wholeIssue>;

export async function subscriberCounts({ db }: Pick<Platform, 'db'>): Promise<Counts> {
  const rows = await countSubscribers(db);
  const of = (state: string) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    subscribed: of('subscribed'),
    unconfirmed: of('unconfirmed'),
    signedOff: of('signed-off'),
    undeliverable: of('undeliverable'),
  };
}

async function progressOf(
  { db }: Pick<Platform, 'db'>,
  { id, state, recipients, taken, refused, skipped }: IssueRow,
): Promise<Progress | undefined> {
  if (recipients === null) return undefined;
  if (state !== 'sent') return { recipients, ...(await countDeliveries(db, id)) };
  return { recipients, waiting: 0, taken: taken ?? 0, refused: refused ?? 0, skipped: skipped ?? 0 };
}

async function issueView(platform: Pick<Platform, 'db'>, issue: IssueRow): Promise<NewsletterIssue> {
  const { id, subject, state, version, changed_at, started_at, finished_at } = issue;
  return {
    id,
    subject,
    state,
    version,
    changedAt: changed_at.toISOString(),
    startedAt: started_at?.toISOString(),
    finishedAt: finished_at?.toISOString(),
    progress: await progressOf(platform, issue),
  };
}

/** An issue with its HTML and text versions as a subscriber gets them; `reader` is the address it is rendered for. */
export async function wholeView(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  issue: IssueRow,
  reader: string,
): Promise<Whole> {
  const { subject, body } = issue;
  const { html, text } = await newsletterEmail.compose(platform.config, reader, { subject, body });
  const { subscribed } = await subscriberCounts(platform);
  const { newsletterPerMinute: perMinute } = platform.config;
  const begun = await lastIssueStarts(platform.db, maxIssues.count);
  const { left, nextAt } = remainingIssues(begun, platform.clock.now());
  const room = { left, nextAt: nextAt?.toISOString() };
  const view = await issueView(platform, issue);
  return { ...view, body: issue.body, html, text, subscribers: subscribed, perMinute, room };
}

/** Counts and issues; subscribers are never listed. */
export async function newsletterOverview(platform: Platform) {
  const issues = await lastIssues(platform.db, issuesShown);
  return {
    subscribers: await subscriberCounts(platform),
    letters: await Promise.all(issues.map((issue) => issueView(platform, issue))),
  };
}

/** Stored data of exactly one address, with the proof of its consent. */
export async function findByAddress(
  { db }: Pick<Platform, 'db'>,
  email: string,
): Promise<{ subscriber: z.output<typeof subscriber> | undefined }> {
  const row = await subscriberOf(db, email);
  return {
    subscriber: row && {
      email,
      state: row.state,
      wording: row.wording,
      words: wordingText(row.wording),
      askedAt: row.asked_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString(),
      endedAt: row.ended_at?.toISOString(),
    },
  };
}
