/** Entries of one advertiser in a round. */
export const entriesAtMost = 5;
/** How long a winner has to answer before the next in order is notified. */
export const answerDays = 14;
/** Minutes after midnight when the list closes: what was being published at the last moment is stored by then. */
export const settleMinutes = 5;

const minute = 60_000;

/** Whole minutes that are left, the last one begun counting; nothing once the moment has come. */
export function minutesUntil(moment: Date, now: Date): number | undefined {
  const left = moment.getTime() - now.getTime();
  return left > 0 ? Math.ceil(left / minute) : undefined;
}
