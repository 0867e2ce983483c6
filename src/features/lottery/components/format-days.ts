import { formatDate } from '../../listings/components/format-time.ts';

type Days = { firstDay: string; lastDay: string };

/**
 * Formats a range of days: `od 12. do 30. listopadu 2026`; shared parts appear once, and a single day without „od“
 * and „do“.
 */
export function formatDays({ firstDay, lastDay }: Days): string {
  const last = formatDate(lastDay);
  if (firstDay === lastDay) return last;
  return `od ${begun(firstDay, lastDay)} do ${last}`;
}

function begun(firstDay: string, lastDay: string): string {
  const [day = '', month = '', year = ''] = formatDate(firstDay).split('\u00a0');
  if (firstDay.slice(0, 7) === lastDay.slice(0, 7)) return day;
  return [day, month, ...(firstDay.slice(0, 4) === lastDay.slice(0, 4) ? [] : [year])].join('\u00a0');
}
