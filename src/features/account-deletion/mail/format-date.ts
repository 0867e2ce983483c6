const words = new Intl.DateTimeFormat('cs-CZ', {
  timeZone: 'Europe/Prague',
  day: 'numeric',
  month: 'numeric',
  year: 'numeric',
});

/** `28. 11. 2026`, with non-breaking spaces. */
export const formatDay = (moment: Date): string => words.format(moment).replaceAll(' ', '\u00a0');
