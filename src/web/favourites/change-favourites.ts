import type { RouterContextProvider } from 'react-router';
import { addFavourites, listFavouriteIds, removeFavourite } from '../../features/favourites/contract.ts';
import { callApi, loadFromApi } from '../api-client.ts';
import { servicesContext, userContext } from '../services.ts';
import { storedCookie, readStored } from './favourites-cookie.ts';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };
export type FavouriteChange = { add: readonly number[]; remove?: number | undefined };

/** Favourites of whoever asks: the account's, or those that the browser keeps. */
export async function favouritesOf({ request, context }: Visit): Promise<number[]> {
  if (!context.get(userContext)) return readStored(request);
  return (await loadFromApi(context, listFavouriteIds)).ids;
}

/** Puts hearts on or takes one off; answers what is left and, for a stranger, the cookie that keeps it. */
export async function changeFavourites({ request, context }: Visit, { add, remove }: FavouriteChange) {
  const headers = new Headers();
  if (context.get(userContext)) {
    const answer =
      add.length === 0
        ? await callApi(context, removeFavourite, { params: { id: remove ?? 0 } })
        : await callApi(context, addFavourites, { body: { ids: [...add] } });
    return answer.ok
      ? { ids: answer.data.ids, headers }
      : { problem: answer.error.message, status: answer.status, headers };
  }
  const others = readStored(request).filter((id) => !add.includes(id) && id !== remove);
  const ids = [...add, ...others];
  headers.append('set-cookie', storedCookie(ids, context.get(servicesContext).secureCookies));
  return { ids, headers };
}

/**
 * What was saved before signing in becomes the account's. Returns the cookie that clears it; none while the account
 * did not take it, so that nothing is lost.
 */
export async function mergeStored({ request, context }: Visit): Promise<string | undefined> {
  const ids = readStored(request);
  if (ids.length === 0) return undefined;
  const merged = await callApi(context, addFavourites, { body: { ids } });
  return merged.ok ? storedCookie([], context.get(servicesContext).secureCookies) : undefined;
}
