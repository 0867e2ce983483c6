import type { RouterContextProvider } from 'react-router';
import { followUrl } from '../contract/urls.ts';
import { isFollowing } from '../features/follows/contract.ts';
import { getAdvertiser } from '../features/profiles/contract.ts';
import { callApi } from './api-client.ts';
import { userContext } from './services.ts';

type Context = Readonly<RouterContextProvider>;

/** Whether the visitor follows an advertiser; false for an anonymous one. */
export async function followingOf(context: Context, slug: string): Promise<boolean> {
  if (!context.get(userContext)) return false;
  const answer = await callApi(context, isFollowing, { params: { slug } });
  return answer.ok && answer.data.following;
}

/** Page where one tap follows an advertiser after signing in; `back` is the page they came from. */
export const confirmFollowUrl = (slug: string, back: string): string =>
  `${followUrl}?${new URLSearchParams({ koho: slug, zpet: back })}`;

/** The advertiser a `confirmFollowUrl` is about; undefined for other URLs or an unknown advertiser. */
export async function advertiserToFollow(context: Context, url: URL) {
  const slug = url.pathname === followUrl ? url.searchParams.get('koho') : null;
  if (!slug) return undefined;
  const answer = await callApi(context, getAdvertiser, { params: { slug } });
  return answer.ok ? { slug: answer.data.slug, name: answer.data.name } : undefined;
}
