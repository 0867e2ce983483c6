import type { Platform } from '../../../platform/platform.ts';
import { advertiserMailbox, hashOfSecret } from '../../accounts/index.ts';
import { pickListings } from '../favourites.ts';
import { changesEmail } from '../mail/changes-email.ts';
import {
  addKey,
  pendingChanges,
  deleteChanges,
  lockFavourites,
  ownersOf,
  setSeen,
  wantsNotes,
  ownerOfKey,
  setNotesWanted,
} from './db.ts';
import type { ListingState } from '../../listings/contract.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';

const changesPerBatch = 500;

/** Notifies owners of changed favourites: one email per person, each change once. */
export async function notifyOwners(platform: Platform): Promise<void> {
  for (;;) {
    const changes = await pendingChanges(platform.db, changesPerBatch);
    if (changes.length === 0) return;
    const ids = changes.map(({ listingId }) => listingId);
    for (const owner of await ownersOf(platform.db, ids)) await notifyOwner(platform, owner, ids);
    await deleteChanges(platform.db, changes);
  }
}

/** The email and what the person knows from now on are committed together, so a crash in between changes nothing. */
async function notifyOwner(platform: Platform, advertiserId: string, ids: readonly number[]): Promise<void> {
  await platform.db.transaction().execute(async (db) => {
    const favourites = await lockFavourites(db, advertiserId, ids);
    const news = favourites.flatMap((favourite) => {
      const change = changeOf(favourite);
      return change ? [{ listingId: favourite.listingId, ...change }] : [];
    });
    for (const favourite of favourites) {
      const seen = seenAfter(favourite);
      const same = seen.priceSeen === favourite.priceSeen && seen.stateSeen === favourite.stateSeen;
      if (!same) await setSeen(db, advertiserId, favourite.listingId, seen);
    }
    if (news.length > 0) await queueEmail({ ...platform, db }, advertiserId, news);
  });
}

type Notification = { listingId: number; cheaperFrom?: number; freeAgain?: true };

async function queueEmail(
  platform: Platform,
  advertiserId: string,
  news: readonly Notification[],
): Promise<void> {
  const { db, ids, clock, config, queue } = platform;
  const mailbox = await advertiserMailbox(db, advertiserId);
  if (!mailbox || !(await wantsNotes(db, advertiserId))) return;
  const cards = await pickListings(
    platform,
    news.map(({ listingId }) => listingId),
  );
  const changes = cards.flatMap((listing) => {
    const item = news.find(({ listingId }) => listingId === listing.id);
    return item ? [{ ...item, listing }] : [];
  });
  if (changes.length === 0) return;
  const key = ids.token();
  await addKey(db, { keyHash: hashOfSecret(key), advertiserId, now: clock.now() });
  await queue.add(db, 'send-email', await changesEmail(config, { to: mailbox.email, key, changes }));
}

/** A favourite as its owner knows it, and as it is now. Prices are whole Kč: 0 is free, null by agreement. */
export type Favourite = {
  priceSeen: number | null;
  stateSeen: ListingState;
  price: number | null;
  state: ListingState;
};

/** A promise or a sale that came to nothing is news; what an admin restores comes back quietly. */
const cameBackFrom: ReadonlySet<ListingState> = new Set(['reserved', 'sold', 'withdrawn']);

type FavouriteChange = { cheaperFrom?: number; freeAgain?: true };

/** What is worth an email: cheaper than ever since it became a favourite, or no longer promised to somebody. */
export function changeOf({ priceSeen, stateSeen, price, state }: Favourite): FavouriteChange | undefined {
  if (state !== 'active' && state !== 'reserved') return undefined;
  const cheaper = priceSeen !== null && price !== null && price < priceSeen;
  const freeAgain = cameBackFrom.has(stateSeen) && state === 'active';
  if (!cheaper && !freeAgain) return undefined;
  return { ...(cheaper ? { cheaperFrom: priceSeen } : {}), ...(freeAgain ? { freeAgain } : {}) };
}

/**
 * What the owner knows from now on. The lowest price is stored, so that dearer for a day and back again is no
 * news.
 */
export function seenAfter({ priceSeen, price, state }: Favourite): {
  priceSeen: number | null;
  stateSeen: ListingState;
} {
  const lowest = priceSeen === null || price === null ? (price ?? priceSeen) : Math.min(priceSeen, price);
  return { priceSeen: lowest, stateSeen: state };
}

export async function setNotes(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  wanted: boolean,
): Promise<{ wanted: boolean }> {
  await setNotesWanted(db, advertiserId, wanted, clock.now());
  return { wanted };
}

/** Turns the notes off for whoever got the email with this key. */
export async function endNotes(
  { db, clock }: Platform,
  key: string,
): Promise<{ wanted: false } | Refusal<'link-not-valid'>> {
  const owner = await ownerOfKey(db, hashOfSecret(key));
  if (owner === undefined) return refuse('link-not-valid');
  await setNotesWanted(db, owner, false, clock.now());
  return { wanted: false };
}
