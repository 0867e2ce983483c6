import type { RouterContextProvider } from 'react-router';
import { getAnswerTime } from '../features/conversations/contract.ts';
import type { AnswerHours } from '../features/conversations/rules.ts';
import { callApi } from './api-client.ts';

/** How quickly an advertiser usually answers, in words; nothing where too little is known, or it cannot be told now. */
export async function formatAnswerTime(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<string | undefined> {
  const answer = await callApi(context, getAnswerTime, { params: { slug } });
  return answer.ok ? describeAnswerTime(answer.data.hours) : undefined;
}

const nbsp = '\u00a0';

/** `do 3 hodin`, `do 2 dnů`: how long an answer usually takes. */
export function formatAnswerHours(hours: AnswerHours): string {
  if (hours === 1) return 'do hodiny';
  if (hours === 168) return 'do týdne';
  return hours > 24 ? `do${nbsp}${hours / 24}${nbsp}dnů` : `do${nbsp}${hours}${nbsp}hodin`;
}

/** `Odpovídá obvykle do 3 hodin`; nothing where too little is known. */
const describeAnswerTime = (hours: AnswerHours | undefined): string | undefined =>
  hours && `Odpovídá obvykle ${formatAnswerHours(hours)}`;
