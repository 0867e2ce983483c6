import { queueEmail } from '../../../platform/mail/email-template.ts';
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
} from './db.ts';
import { changeOf, seenAfter } from './favourite-change.ts';

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

/** The email and the notified price and state are committed together, so a crash in between has no effect. */
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
    if (news.length > 0) await queueChanges({ ...platform, db }, advertiserId, news);
  });
}

type Notification = { listingId: number; cheaperFrom?: number; freeAgain?: true };

async function queueChanges(
  platform: Platform,
  advertiserId: string,
  news: readonly Notification[],
): Promise<void> {
  const { db, ids, clock } = platform;
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
  await queueEmail(platform, db, changesEmail, mailbox, { key, changes });
}
