import type { ReviewState } from './contract.ts';
import { publishDays, reviewDays } from './rules.ts';

const day = 86_400_000;
const after = (time: Date, days: number): Date => new Date(time.getTime() + days * day);

type Deal = { soldAt: Date; agreed: boolean; byAdvertiser: boolean };
type Written = { writtenAt: Date } | undefined;

/**
 * What one side can write about a deal now. The advertiser marks it as sold; the other side confirms the deal by an
 * agreed price or meeting, or by writing first. After one review the other side has a fortnight, so that nobody
 * responds to a review they have read.
 */
export function reviewState(
  { soldAt, agreed, byAdvertiser }: Deal,
  { own, other }: { own: Written; other: Written },
  now: Date,
): { state: ReviewState; until?: Date } {
  if (own) return { state: 'done' };
  const ends = after(soldAt, reviewDays);
  const until = other
    ? new Date(Math.min(ends.getTime(), after(other.writtenAt, publishDays).getTime()))
    : ends;
  if (now >= until) return { state: 'over' };
  if (byAdvertiser && !agreed && !other) return { state: 'unconfirmed' };
  return { state: 'open', until };
}

/** Reviews written before this are published even if the other side has not written. */
export const shownAlone = (now: Date): Date => after(now, -publishDays);
