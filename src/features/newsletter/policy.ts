import { confirmDays, maxIssues } from './contract-shapes.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

/**
 * How many issues may be started now, given the starts of the latest `maxIssues.count` ones, and if none, when the
 * next may.
 */
export function remainingIssues(
  begun: readonly Date[],
  now: Date,
): { left: number; nextAt?: Date | undefined } {
  const until = begun.map((began) => new Date(began.getTime() + maxIssues.days * day));
  const counted = until.filter((end) => end > now);
  const left = maxIssues.count - counted.length;
  return { left, ...(left === 0 ? { nextAt: counted.at(-1) } : {}) };
}

export type Asked = { wording: string | null; askedAt: Date };

/**
 * Whether a key may start a subscription: its confirmation email has not expired, and the address has not
 * unsubscribed since. An older email must not restart what its reader has ended.
 */
export function mayConfirm({ wording, askedAt }: Asked, endedAt: Date | null, now: Date): boolean {
  const young = now.getTime() - askedAt.getTime() < confirmDays * day;
  return wording !== null && young && (endedAt === null || askedAt > endedAt);
}
