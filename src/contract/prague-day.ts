const calendar = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Prague' });

/** `2026-11-30`: the day that the calendar in Prague shows at a moment. */
export const dayInPrague = (moment: Date): string => calendar.format(moment);
