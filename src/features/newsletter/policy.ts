import { confirmDays } from './shapes.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export type Asked = { wording: string | null; askedAt: Date };

/**
 * Whether a key may begin a subscription: the confirmation email that carried it has not expired, and the address has
 * not unsubscribed since. An older email must not bring back what its reader has ended.
 */
export function mayConfirm({ wording, askedAt }: Asked, endedAt: Date | null, now: Date): boolean {
  const young = now.getTime() - askedAt.getTime() < confirmDays * day;
  return wording !== null && young && (endedAt === null || askedAt > endedAt);
}
