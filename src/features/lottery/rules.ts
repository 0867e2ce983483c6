/** Entries of one advertiser in a round. */
export const entriesAtMost = 5;
/** How long a winner has to answer before the next in order is notified. */
export const answerDays = 14;
/** Months for which it is known who took part, from when the last prize is settled. */
export const retentionMonths = 12;
/** Minutes after midnight when the list closes: what was being published at the last moment is stored by then. */
export const settleMinutes = 5;
