import type { AnswerHours } from '../rules.ts';

const nbsp = '\u00a0';

/** `do 3 hodin`, `do 2 dnů`: how long an answer usually takes. */
export function formatAnswerHours(hours: AnswerHours): string {
  if (hours === 1) return 'do hodiny';
  if (hours === 168) return 'do týdne';
  return hours > 24 ? `do${nbsp}${hours / 24}${nbsp}dnů` : `do${nbsp}${hours}${nbsp}hodin`;
}

/** `Odpovídá obvykle do 3 hodin`; nothing where too little is known. */
export const describeAnswerTime = (hours: AnswerHours | undefined): string | undefined =>
  hours && `Odpovídá obvykle ${formatAnswerHours(hours)}`;
