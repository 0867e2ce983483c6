const hour = 3_600_000;
const day = 24 * hour;

/** Summer time by year, in milliseconds since 1970; a page uses the same few years repeatedly. */
const summers = new Map<number, { from: number; to: number }>();

/**
 * Offset of Prague from UTC in milliseconds: two hours from the last Sunday of March to the last Sunday of
 * October, both at 1:00 UTC (directive 2000/84/EC, in force since 1996), otherwise one. Computed by hand,
 * because creating one `Intl.DateTimeFormat` with a time zone takes 100 ms on a phone.
 */
export function pragueOffset(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  let summer = summers.get(year);
  if (!summer) summers.set(year, (summer = { from: changeAfter(year, 2), to: changeAfter(year, 9) }));
  return moment >= summer.from && moment < summer.to ? 2 * hour : hour;
}

/** 1:00 UTC of the last Sunday of a 31-day month (zero-based). */
function changeAfter(year: number, month: number): number {
  const last = Date.UTC(year, month, 31);
  return last - new Date(last).getUTCDay() * day + hour;
}
