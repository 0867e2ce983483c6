const calendar = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Prague' });

/** The calendar day in Prague at a moment, such as `2026-11-30`. */
export const dayInPrague = (moment: Date): string => calendar.format(moment);
