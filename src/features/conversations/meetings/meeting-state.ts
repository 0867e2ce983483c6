import { pragueOffset } from '../../listings/components/prague-offset.ts';
import type { ListingState } from '../../listings/contract.ts';
import type { MeetingAnswer, MeetingState } from '../contract-meetings.ts';

const day = 86_400_000;
/** Maximum days ahead: no one reserves a used stick for longer. */
export const maxDaysAhead = 90;

/** An unanswered proposal lapses when its time comes, or when the listing is sold. */
export function meetingState(
  { answer, at }: { answer: MeetingAnswer | null; at: Date },
  listing: ListingState | undefined,
  now: Date,
): MeetingState {
  return answer ?? (now < at && listing !== 'sold' ? 'open' : 'lapsed');
}

/** Whether a confirmed meeting is still ahead. */
export const isUpcoming = (
  meeting: { answer: MeetingAnswer | null; at: Date } | undefined,
  now: Date,
): boolean => meeting?.answer === 'confirmed' && now < meeting.at;

export const isMeetingTimeAllowed = (at: Date, now: Date): boolean =>
  at > now && at.getTime() - now.getTime() <= maxDaysAhead * day;

/** Converts local time in Prague, such as `2026-11-26T19:00`. */
export function pragueMoment(local: string): Date {
  const shown = Date.parse(`${local}Z`);
  return new Date(shown - pragueOffset(shown - pragueOffset(shown)));
}
