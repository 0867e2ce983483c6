import type { RouterContextProvider } from 'react-router';
import { getLotteryRound } from '../../../features/lottery/contract.ts';
import { callApi } from '../../api-client.ts';
import { pageNotFound } from '../../page-not-found.ts';

/** A published round; an unknown slug is a 404. */
export async function loadRound(context: Readonly<RouterContextProvider>, slug: string, url: URL) {
  const answer = await callApi(context, getLotteryRound, { params: { slug } });
  return answer.ok ? answer.data : pageNotFound(context, url.pathname);
}
