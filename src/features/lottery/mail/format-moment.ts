const long = new Intl.DateTimeFormat('cs', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Prague',
});

/** `15. prosince 2026 v 20:00`, in Prague. */
export const moment = (time: Date): string => long.format(time);
