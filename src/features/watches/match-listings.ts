import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { matchingSince, queryOf } from '../search/index.ts';
import {
  type PendingListing,
  deletePending,
  pendingListings,
  storeMatches,
  watchedSearches,
  type Rounds,
  lockWatch,
  markNotified,
  setNotified,
  waitingMatches,
  watchesToNotify,
} from './db-matches.ts';
import { cardsOf, selectCards } from '../listings/index.ts';
import { listingUrl } from '../../contract/urls.ts';
import type { ListingCard } from '../listings/contract.ts';
import { queuePush } from '../push/index.ts';
import { maxInEmail } from './contract.ts';
import { createKey } from './watch.ts';
import { matchesEmail } from './mail/watch-emails.ts';
import { notifyUntil } from './policy.ts';

const listingsPerBatch = 500;
const searchesPerBatch = 200;

/**
 * Matches every new or changed listing with all watches. A search watched by many is evaluated once. Idempotent:
 * after a crash it starts again and stores nothing twice.
 */
export async function matchNewListings(platform: Platform): Promise<void> {
  for (;;) {
    const news = await pendingListings(platform.db, listingsPerBatch);
    if (news.length === 0) return;
    await matchAll(platform, news);
    await deletePending(platform.db, news);
  }
}

async function matchAll(platform: Platform, news: readonly PendingListing[]): Promise<void> {
  const ids = news.map(({ listingId }) => listingId);
  for (let after = ''; ;) {
    const searches = await watchedSearches(platform.db, after, searchesPerBatch);
    for (const search of searches) await matchSearch(platform, search, ids);
    const last = searches.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

async function matchSearch(platform: Platform, search: string, ids: readonly number[]): Promise<void> {
  const query = queryOf(search);
  if (!query) {
    platform.log.warn({ search }, 'a watched search is no longer one');
    return;
  }
  const found = await matchingSince(platform, query, ids);
  if (found.length > 0) await storeMatches(platform.db, search, found, platform.clock.now());
}

const watchesPerBatch = 200;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Emails everyone whose watch has pending matches and is due. */
export async function notifyAll(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  const rounds: Rounds = {
    'at-once': now,
    daily: notifyUntil('daily', now),
    weekly: notifyUntil('weekly', now),
  };
  for (let after = beforeAll; ;) {
    const ids = await watchesToNotify(platform.db, rounds, after, watchesPerBatch);
    for (const id of ids) await notifyWatch(platform, id, rounds);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

/** The email and the record that it was sent are committed together. */
async function notifyWatch(platform: Platform, id: string, rounds: Rounds): Promise<void> {
  const { clock } = platform;
  await platform.db.transaction().execute(async (db) => {
    const watch = await lockWatch(db, id);
    if (!watch) return;
    const until = rounds[watch.frequency];
    const found = await waitingMatches(db, id, until);
    await markNotified(db, id, until, clock.now());
    if (found.length === 0) return;
    await setNotified(db, id, clock.now());
    const listings = await cardsById({ ...platform, db }, found.slice(0, maxInEmail));
    const key = await createKey({ ...platform, db }, id);
    const facts = { watch, key, listings, total: found.length };
    await queueEmail(platform, db, matchesEmail, watch.email, facts);
    const [first] = listings;
    if (first) await queuePush(platform, db, watch.email, noteOf(first, found.length, id));
  });
}

/**
 * A browser notification with the newest listing and the total; the tag replaces an earlier one of the same
 * watch.
 */
function noteOf(first: ListingCard, total: number, id: string): Parameters<typeof queuePush>[3] {
  const body = total === 1 ? first.title : `${first.title} a další, celkem ${total}`;
  return { title: 'Hlídané hledání má novinku', body, path: listingUrl(first), tag: `hlidani-${id}` };
}

async function cardsById(platform: Platform, ids: readonly number[]): Promise<ListingCard[]> {
  const rows = await selectCards(platform.db).where('listings.id', 'in', ids).execute();
  const cards = new Map((await cardsOf(platform, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
