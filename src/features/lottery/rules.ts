/** Max entries of one advertiser in a round. */
export const maxEntries = 5;
/** Days a winner has to answer before the next in order is notified. */
export const answerDays = 14;
/** Minutes after midnight when the list closes: publications begun just before midnight are stored by then. */
export const graceMinutes = 5;

const minute = 60_000;

/** Whole minutes left, rounded up; undefined when the moment has passed. */
export function minutesUntil(moment: Date, now: Date): number | undefined {
  const left = moment.getTime() - now.getTime();
  return left > 0 ? Math.ceil(left / minute) : undefined;
}
