import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type ListingCard, withheldStates } from '../listings/contract.ts';
import { cardsOf, selectCards } from '../listings/index.ts';
import { maxFavourites } from './contract.ts';
import { deleteFavourite, favouriteIdsOf, insertFavourites } from './db.ts';
import { wantsNotes } from './notifications/db.ts';

/** The viewer's favourites as cards, newest first. */
export async function listFavourites(
  platform: Platform,
  { advertiserId }: Viewer,
): Promise<{ listings: ListingCard[]; notes: boolean }> {
  const [ids, notes] = await Promise.all([
    favouriteIdsOf(platform.db, advertiserId),
    wantsNotes(platform.db, advertiserId),
  ]);
  return { listings: await pickListings(platform, ids), notes };
}

/** Adds as many as fit; refuses when one of them did not. */
export async function addFavourites(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  ids: readonly number[],
): Promise<{ ids: number[] } | Refusal<'favourites-full'>> {
  const added = await db.transaction().execute(async (trx) => {
    await insertFavourites(trx, advertiserId, ids, { max: maxFavourites, now: clock.now() });
    return favouriteIdsOf(trx, advertiserId);
  });
  const full = added.length >= maxFavourites && ids.some((id) => !added.includes(id));
  return full ? refuse('favourites-full') : { ids: added };
}

export async function removeFavourite(
  { db }: Platform,
  { advertiserId }: Viewer,
  id: number,
): Promise<{ ids: number[] }> {
  await deleteFavourite(db, advertiserId, id);
  return { ids: await favouriteIdsOf(db, advertiserId) };
}

/** Cards of listings by id, in the given order, including ended ones; held and removed ones are omitted. */
export async function pickListings(
  platform: Pick<Platform, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const wanted = [...new Set(ids)];
  const rows = await selectCards(platform.db)
    .where('listings.id', 'in', wanted)
    .where('state', 'not in', withheldStates)
    .execute();
  const byId = new Map((await cardsOf(platform, rows)).map((card) => [card.id, card]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}
