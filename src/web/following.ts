import type { RouterContextProvider } from 'react-router';
import { isFollowing } from '../features/follows/contract.ts';
import { callApi } from './api-client.ts';
import { userContext } from './services.ts';

/** Whether the visitor follows an advertiser; a stranger follows nobody. */
export async function followingOf(context: Readonly<RouterContextProvider>, slug: string): Promise<boolean> {
  if (!context.get(userContext)) return false;
  const answer = await callApi(context, isFollowing, { params: { slug } });
  return answer.ok && answer.data.following;
}
