import type { Viewer } from '../../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../../contract/errors.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reservationsOf } from '../../listings/index.ts';
import { type Conversation, type ConversationMessage, messagesPerPage } from '../contract.ts';
import { adverts } from './conversation-listings.ts';
import { type Found, type MessageRow, findConversation, messagesOf } from './db.ts';
import { cursorAfter, readCursor } from './place.ts';
import { stoppedBetween } from './refuse-stopped.ts';
import { isOwn, isUnproven, otherPerson, otherShown } from './sides.ts';

/** A conversation as its caller sees it; nobody else learns that there is one. */
export async function showConversation(
  platform: Platform,
  { advertiserId, email }: Viewer,
  { id, before }: { id: string; before: string | undefined },
): Promise<Conversation | Refusal<'not-found'>> {
  const { db } = platform;
  const found = await findConversation(db, id, advertiserId);
  if (!found) return refuse('not-found');
  const [rows, listings, stopped, reservations] = await Promise.all([
    messagesOf(db, id, { before: readCursor(before), atMost: messagesPerPage + 1 }),
    adverts(platform, [found.listingId]),
    stoppedBetween(db, { id: advertiserId, email }, otherPerson(found)),
    reservationsOf(db, [found.listingId]),
  ]);
  const listing = listings.get(found.listingId);
  if (!listing) return refuse('not-found');
  const shown = rows.slice(0, messagesPerPage);
  const oldest = shown.at(-1);
  return {
    id,
    side: found.side,
    other: otherShown(found),
    listing,
    messages: shown.toReversed().map((row) => messageView(row, found)),
    earlier:
      oldest && rows.length > shown.length
        ? cursorAfter({ at: oldest.created_at, id: oldest.id })
        : undefined,
    reservedHere: reservations.get(found.listingId)?.conversationId === id,
    shelved: found.shelved,
    mailsAddress: otherPerson(found).id === undefined,
    stopped,
  };
}

function messageView(row: MessageRow, found: Found): ConversationMessage {
  const own = isOwn(found.side, row.from_advertiser);
  return {
    id: row.id,
    text: row.message,
    sentAt: row.created_at.toISOString(),
    own,
    read: own && found.otherReadAt !== null && found.otherReadAt >= row.created_at,
    unproven: isUnproven(row, found),
    phone: row.sender_phone ?? undefined,
  };
}
