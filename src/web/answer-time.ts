import type { RouterContextProvider } from 'react-router';
import { describeAnswerTime } from '../features/contact/components/format-answer-time.ts';
import { getAnswerTime } from '../features/contact/contract.ts';
import { callApi } from './api-client.ts';

/** How quickly an advertiser usually answers, in words; nothing where too little is known, or it cannot be told now. */
export async function formatAnswerTime(
  context: Readonly<RouterContextProvider>,
  slug: string,
): Promise<string | undefined> {
  const answer = await callApi(context, getAnswerTime, { params: { slug } });
  return answer.ok ? describeAnswerTime(answer.data.hours) : undefined;
}
