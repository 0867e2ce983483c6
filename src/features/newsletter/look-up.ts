import type { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { wordsOf } from './rules.ts';
import { lastLetters } from './db-letters.ts';
import { subscriberOf } from './db-subscribers.ts';
import { lettersShown, type subscriber } from './shapes.ts';
import { letterView, subscriberCounts } from './views.ts';

/** Counts and letters; who the subscribers are is never listed. */
export async function newsletterOverview(platform: Platform) {
  const letters = await lastLetters(platform.db, lettersShown);
  return {
    subscribers: await subscriberCounts(platform),
    letters: await Promise.all(letters.map((letter) => letterView(platform, letter))),
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
      words: wordsOf(row.wording),
      askedAt: row.asked_at.toISOString(),
      confirmedAt: row.confirmed_at?.toISOString(),
      endedAt: row.ended_at?.toISOString(),
    },
  };
}
