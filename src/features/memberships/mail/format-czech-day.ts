const day = new Intl.DateTimeFormat('cs', { dateStyle: 'long', timeZone: 'Europe/Prague' });

/** `4. května 2026`, in Prague. */
export const czechDay = (time: Date): string => day.format(time);
