import { confirmDays } from './shapes.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export type Asked = { wording: string | null; askedAt: Date };

/**
 * Whether a key may begin a subscription: it came in a letter that asked, within the days that letter names, and
 * nobody has signed off since. An older letter must not bring back what its reader has ended.
 */
export function mayConfirm({ wording, askedAt }: Asked, endedAt: Date | null, now: Date): boolean {
  const young = now.getTime() - askedAt.getTime() < confirmDays * day;
  return wording !== null && young && (endedAt === null || askedAt > endedAt);
}
