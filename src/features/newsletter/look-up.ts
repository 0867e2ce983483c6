import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { wordingText } from './rules.ts';
import { lastIssues } from './db-issues.ts';
import { subscriberOf } from './db-subscribers.ts';
import { issuesShown, type subscriber } from './contract-shapes.ts';
import { issueView, subscriberCounts } from './views.ts';

/** Counts and issues; who the subscribers are is never listed. */
export async function newsletterOverview(platform: Platform) {
  const issues = await lastIssues(platform.db, issuesShown);
  return {
    subscribers: await subscriberCounts(platform),
    letters: await Promise.all(issues.map((issue) => issueView(platform, issue))),
  };
}

/** What is known of exactly one address, with the proof of its consent. */
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
