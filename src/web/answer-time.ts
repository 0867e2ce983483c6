import type { RouterContextProvider } from 'react-router';
import { getAnswerTime } from '../features/conversations/contract.ts';
import type { AnswerHours } from '../features/conversations/rules.ts';
import { callApi } from './api-client.ts';

/** Usual response time of an advertiser as text; undefined when too little is known or the API fails. */
export async function formatAnswerTime(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<string | undefined> {
  const answer = await callApi(context, getAnswerTime, { params: { slug } });
  return answer.ok ? describeAnswerTime(answer.data.hours) : undefined;
}

const nbsp = '\u00a0';

/** `do 3 hodin`, `do 2 dnů`: a usual response time. */
export function formatAnswerHours(hours: AnswerHours): string {
  if (hours === 1) return 'do hodiny';
  if (hours === 168) return 'do týdne';
  return hours > 24 ? `do${nbsp}${hours / 24}${nbsp}dnů` : `do${nbsp}${hours}${nbsp}hodin`;
}

/** `Odpovídá obvykle do 3 hodin`; undefined when too little is known. */
const describeAnswerTime = (hours: AnswerHours | undefined): string | undefined =>
  hours && `Odpovídá obvykle ${formatAnswerHours(hours)}`;
