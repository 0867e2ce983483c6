import type { z } from 'zod';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { type DealChange, type ListingCard, withheldStates } from '../listings/contract.ts';
import { agreedPrices, cardsOf, reservationsOf, selectCards } from '../listings/index.ts';
import { gatheredPhotos, photosOfMessages } from '../media/index.ts';
import {
  type Conversation,
  type ConversationMessage,
  conversationsPerPage,
  type listConversations as operation,
  messagesPerPage,
} from './contract.ts';
import {
  findConversation,
  type Found,
  listedConversations,
  type MessageRow,
  messagesOf,
  unreadOf,
} from './db.ts';
import { newcomerDays } from './rules.ts';
import { cursorAfter, isOwn, isUnverifiedSender, otherPerson, otherShown, readCursor } from './sides.ts';
import { changeText, ownChangeText } from './deals/change-text.ts';
import { meetingState } from './meetings/meeting-state.ts';
import { offerState, validUntil } from './offers/offer-state.ts';
import { scamWarnings } from './scams/warn.ts';
import { stoppedBetween } from './refuse-stopped.ts';

/** A conversation as its caller sees it; reported as not found to anyone else. */
export async function showConversation(
  platform: Platform,
  { advertiserId, email }: Viewer,
  { id, before }: { id: string; before: string | undefined },
): Promise<Conversation | Refusal<'not-found'>> {
  const { db } = platform;
  const found = await findConversation(db, id, advertiserId);
  if (!found) return refuse('not-found');
  const [rows, listings, stopped, reservations, gathered, agreed] = await Promise.all([
    messagesOf(db, id, { before: readCursor(before), atMost: messagesPerPage + 1 }),
    cardsByListing(platform, [found.listingId]),
    stoppedBetween(db, { id: advertiserId, email }, otherPerson(found)),
    reservationsOf(db, [found.listingId], ['reserved', 'sold']),
    gatheredPhotos(db, { conversationId: id, advertiserId }),
    agreedPrices(db, [id]),
  ]);
  const listing = listings.get(found.listingId);
  if (!listing) return refuse('not-found');
  const reservation = reservations.get(found.listingId);
  const reservedHere = reservation?.conversationId === id;
  const shown = rows.slice(0, messagesPerPage);
  const photos = await photosOfMessages(
    db,
    shown.map((row) => row.id),
  );
  const attached = await cardsByListing(
    platform,
    shown.flatMap((row) => row.attached ?? []),
  );
  const oldest = shown.at(-1);
  const scams = scamWarnings(rows, found, listing.kind);
  return {
    id,
    side: found.side,
    other: otherShown(found),
    listing,
    messages: shown.toReversed().map((row) => ({
      ...messageView(row, found, listing.kind),
      photos: photos.get(row.id) ?? [],
      scam: row.warning_dismissed && !isOwn(found.side, row.from_advertiser) ? undefined : scams.get(row.id),
      attached: attached.get(row.attached ?? 0),
      offer: offerView(row, listing.state, platform.clock.now()),
      meeting: meetingView(row, listing.state, platform.clock.now()),
    })),
    earlier:
      oldest && rows.length > shown.length
        ? cursorAfter({ at: oldest.created_at, id: oldest.id })
        : undefined,
    reservedHere,
    reservedElsewhere:
      listing.state === 'reserved' && reservation && !reservedHere
        ? { name: found.side === 'advertiser' ? reservation.name : undefined }
        : undefined,
    agreedPrice: agreed.get(id),
    shelved: found.shelved,
    gathered,
    hasAccount: otherPerson(found).id !== undefined,
    newcomerSince: newcomerSince(found, platform.clock.now()),
    mailsAddress: otherPerson(found).id === undefined && platform.config.relay === undefined,
    stopped,
  };
}

/** Set while the other side's account is new. */
function newcomerSince(found: Found, now: Date): string | undefined {
  const since = found.side === 'advertiser' ? found.askerSince : found.advertiserSince;
  return since && now.getTime() - since.getTime() < newcomerDays * 86_400_000
    ? since.toISOString()
    : undefined;
}

function messageView(
  row: MessageRow,
  found: Found,
  kind: ListingCard['kind'],
): Omit<ConversationMessage, 'photos'> {
  const own = isOwn(found.side, row.from_advertiser);
  return {
    id: row.id,
    text: row.change ? saidOf(row.change, kind, found) : row.message,
    sentAt: row.created_at.toISOString(),
    own,
    read: own && found.otherReadAt !== null && found.otherReadAt >= row.created_at,
    unproven: isUnverifiedSender(row, found),
    byEmail: row.by_email,
    change: row.change ?? undefined,
    phone: row.sender_phone ?? undefined,
    answers: row.answers ?? undefined,
  };
}

/** Text of a change of the listing for the reading side. */
const saidOf = (
  change: DealChange,
  kind: ListingCard['kind'],
  { side, askerName }: Pick<Found, 'side' | 'askerName'>,
): string => (side === 'advertiser' ? ownChangeText(change, kind, askerName) : changeText(change, kind));

function offerView(
  { offered, offer_answer: answer, created_at: proposedAt }: MessageRow,
  listing: ListingCard['state'],
  now: Date,
): ConversationMessage['offer'] {
  if (offered === null) return undefined;
  return {
    price: offered,
    state: offerState({ answer, proposedAt }, listing, now),
    validUntil: validUntil(proposedAt).toISOString(),
  };
}

function meetingView(
  { place, meets_at: at, meeting_answer: answer }: MessageRow,
  listing: ListingCard['state'],
  now: Date,
): ConversationMessage['meeting'] {
  if (place === null || at === null) return undefined;
  return { place, at: at.toISOString(), state: meetingState({ answer, at }, listing, now) };
}

type Page = { shelved: boolean; q?: string | undefined; cursor?: string | undefined };

/** One page of own conversations with their listings; with a search, those that contain all its words. */
export async function listConversations(
  platform: Platform,
  { advertiserId }: Viewer,
  { shelved, q = '', cursor }: Page,
): Promise<z.output<typeof operation.data>> {
  const page = { shelved, q, after: readCursor(cursor), atMost: conversationsPerPage + 1 };
  const [rows, unread] = await Promise.all([
    listedConversations(platform.db, advertiserId, page),
    unreadOf(platform.db, advertiserId),
  ]);
  const shown = rows.slice(0, conversationsPerPage);
  const listings = await cardsByListing(
    platform,
    shown.map(({ listingId }) => listingId),
  );
  const wordless = shown.filter(({ lastText }) => lastText === '').map(({ lastId }) => lastId);
  const photos = await photosOfMessages(platform.db, wordless);
  const last = shown.at(-1);
  return {
    unread,
    next: last && rows.length > shown.length ? cursorAfter({ at: last.lastAt, id: last.id }) : undefined,
    items: shown.flatMap((row) => {
      const listing = listings.get(row.listingId);
      if (!listing) return [];
      const own = row.lastChange === null && isOwn(row.side, row.lastFromAdvertiser);
      return {
        id: row.id,
        side: row.side,
        other: otherShown(row),
        listing,
        last: {
          text: row.lastChange ? saidOf(row.lastChange, listing.kind, row) : row.lastText,
          photos: photos.get(row.lastId)?.length ?? 0,
          sentAt: row.lastAt.toISOString(),
          own,
        },
        unread: row.unread,
      };
    }),
  };
}

/**
 * Cards of the listings conversations are about, including ended ones; a held or removed listing has no photo.
 */
export async function cardsByListing(
  platform: Pick<Platform, 'db' | 'clock'>,
  ids: readonly number[],
): Promise<Map<number, ListingCard>> {
  if (ids.length === 0) return new Map();
  const rows = await selectCards(platform.db)
    .where('listings.id', 'in', [...new Set(ids)])
    .execute();
  const cards = await cardsOf(platform, rows);
  return new Map(
    cards.map((card) => [
      card.id,
      withheldStates.some((state) => state === card.state)
        ? { ...card, photo: undefined, photoCount: 0 }
        : card,
    ]),
  );
}
