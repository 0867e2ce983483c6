import type { z } from 'zod';
import type { Viewer } from '../../../contract/endpoint.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type listConversations as operation, conversationsPerPage } from '../contract.ts';
import { adverts } from './conversation-listings.ts';
import { listedConversations, unreadOf } from './db-list.ts';
import { cursorAfter, readCursor } from './place.ts';
import { isOwn, otherShown } from './sides.ts';

type Page = { shelved: boolean; cursor: string | undefined };

/** One page of own conversations with the listings they are about. */
export async function listConversations(
  platform: Platform,
  { advertiserId }: Viewer,
  { shelved, cursor }: Page,
): Promise<z.output<typeof operation.data>> {
  const page = { shelved, after: readCursor(cursor), atMost: conversationsPerPage + 1 };
  const [rows, unread] = await Promise.all([
    listedConversations(platform.db, advertiserId, page),
    unreadOf(platform.db, advertiserId),
  ]);
  const shown = rows.slice(0, conversationsPerPage);
  const listings = await adverts(
    platform,
    shown.map(({ listingId }) => listingId),
  );
  const last = shown.at(-1);
  return {
    unread,
    next: last && rows.length > shown.length ? cursorAfter({ at: last.lastAt, id: last.id }) : undefined,
    items: shown.flatMap((row) => {
      const listing = listings.get(row.listingId);
      if (!listing) return [];
      const own = isOwn(row.side, row.lastFromAdvertiser);
      return {
        id: row.id,
        side: row.side,
        other: otherShown(row),
        listing,
        last: { text: row.lastText, sentAt: row.lastAt.toISOString(), own },
        unread: row.unread,
      };
    }),
  };
}
