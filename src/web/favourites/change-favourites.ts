import type { RouterContextProvider } from 'react-router';
import { addFavourites, listFavouriteIds, removeFavourite } from '../../features/favourites/contract.ts';
import { callApi, loadFromApi } from '../api-client.ts';
import { servicesContext, userContext } from '../services.ts';
import { storedCookie, readStored } from './favourites-cookie.ts';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };
export type FavouriteChange = { add: readonly number[]; remove?: number | undefined };

/** Ids of the caller's favourites: of the account, or stored in the browser. */
export async function favouritesOf({ request, context }: Visit): Promise<number[]> {
  if (!context.get(userContext)) return readStored(request);
  return (await loadFromApi(context, listFavouriteIds)).ids;
}

/**
 * Adds or removes favourites; returns the resulting ids and, for an anonymous visitor, the cookie that stores
 * them.
 */
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
 * Moves favourites saved before signing in to the account. Returns the cookie that clears them; undefined if the
 * account did not accept them, so that nothing is lost.
 */
export async function mergeStored({ request, context }: Visit): Promise<string | undefined> {
  const ids = readStored(request);
  if (ids.length === 0) return undefined;
  const merged = await callApi(context, addFavourites, { body: { ids } });
  return merged.ok ? storedCookie([], context.get(servicesContext).secureCookies) : undefined;
}
