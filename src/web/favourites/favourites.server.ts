import type { RouterContextProvider } from 'react-router';
import { listFavourites, pickListings } from '../../features/favourites/contract.ts';
import type { ListingCard } from '../../features/listings/contract.ts';
import { loadFromApi } from '../api-client.ts';
import { servicesContext, userContext } from '../services.ts';
import { storedCookie, readStored } from './favourites-cookie.ts';
import { seenOf } from './seen-cookie.ts';

type Visit = { request: Request; context: Readonly<RouterContextProvider> };

export type LoadedFavourites = {
  listings: ListingCard[];
  /** Recently viewed in this browser, without favourites. */
  seen: ListingCard[];
  /** Whether emails about favourites are on. */
  notes: boolean;
  signedIn: boolean;
  /** `Set-Cookie` that removes listings that no longer exist. */
  cookie?: string;
};

export async function loadFavourites(visit: Visit): Promise<LoadedFavourites> {
  const { request, context } = visit;
  const signedIn = context.get(userContext) !== undefined;
  const [mine, looked] = await Promise.all([
    signedIn ? loadFromApi(context, listFavourites) : storedListings(visit),
    loadFromApi(context, pickListings, { query: { id: seenOf(request) } }),
  ]);
  const seen = looked.filter(({ id }) => mine.listings.every((listing) => listing.id !== id));
  return { notes: false, ...mine, seen, signedIn };
}

async function storedListings({ request, context }: Visit) {
  const ids = readStored(request);
  const listings = await loadFromApi(context, pickListings, { query: { id: ids } });
  const { secureCookies } = context.get(servicesContext);
  const left = listings.map(({ id }) => id);
  return { listings, ...(left.length < ids.length ? { cookie: storedCookie(left, secureCookies) } : {}) };
}
