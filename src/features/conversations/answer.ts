import type { Viewer } from '../../contract/endpoint.ts';
import { errorCatalogue, type ErrorCode, type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { advertiserView, senderNameOf } from '../accounts/index.ts';
import { photosOfMessages } from '../media/index.ts';
import { queuePush } from '../push/index.ts';
import { type MessageAttachment, withAttachedListing } from './message-attachment.ts';
import { isMailed } from './contact-advertiser.ts';
import { addMessage } from './db-messages.ts';
import { answerEmail } from './mail/answer-email.ts';
import { refuseMoreMessages } from './policy.ts';
import { cardsByListing } from './show.ts';
import { type Found, findConversation, messagesOf } from './db.ts';
import { lockConversation, recordMessage, type Person } from './db-change.ts';
import { withAttachedPhotos } from './photos.ts';
import { type ReplyRoute, replyRoute } from './relay/reply-route.ts';
import { warningOfLastMessage } from './scams/warn.ts';
import { refuseStopped } from './refuse-stopped.ts';
import type { sendRefusals } from './rules.ts';
import { countWritten } from './stops/count-written.ts';
import { holdSuspectedFraud, checkSender } from './stops/check-sender.ts';
import { isOwn, nextTimestamp, otherPerson, otherSide } from './sides.ts';
import { conversationUrl } from '../../contract/urls.ts';

const hour = 3_600_000;
/** Window (ms) in which an identical message counts as a double submission; later it may be intended. */
const twice = 60_000;

type Answer = { id: string; text: string; client: string };
/**
 * The writer: an account, or an asker without one who replies by email; `find` loads the conversation from their
 * side.
 */
type Writer = {
  person: Person;
  byEmail: boolean;
  /** Sent by the form with an unverified address: nothing may be done in the name of the address's owner. */
  unproven?: boolean;
  find: (db: Database) => Promise<Found | undefined>;
};
export type SendRefusal = Refusal<(typeof sendRefusals)[number]>;

type Attachments = { album?: string | undefined; listing?: number | undefined };

/**
 * Adds a message of either side to a conversation, with optional photos and an own listing, and queues its email
 * in the same transaction.
 */
export function answerConversation(
  platform: Platform,
  viewer: Viewer,
  { album, listing, ...answer }: Answer & Attachments,
): Promise<{ sent: true } | SendRefusal | Refusal<'invalid-input'>> {
  const carried: MessageAttachment<'invalid-input'> =
    album === undefined
      ? { wasSaid: (db, found, now) => wasJustSaid(db, found, { text: answer.text, listing }, now) }
      : withAttachedPhotos(viewer, album, answer.text);
  return sendMessage<'invalid-input'>(
    platform,
    viewer,
    answer,
    listing === undefined ? carried : withAttachedListing(viewer, listing, carried),
  );
}

/** The same for a message with an attachment such as a price offer. */
export function sendMessage<Code extends ErrorCode = never>(
  platform: Platform,
  { advertiserId, email }: Viewer,
  answer: Answer,
  carried: MessageAttachment<Code>,
): Promise<{ sent: true } | SendRefusal | Refusal<Code>> {
  const find = (db: Database) => findConversation(db, answer.id, advertiserId);
  return sendMessageAs(
    platform,
    { person: { id: advertiserId, email }, byEmail: false, find },
    answer,
    carried,
  );
}

/** The same for any writer. */
export async function sendMessageAs<Code extends ErrorCode = never>(
  platform: Platform,
  { person: me, byEmail, unproven = false, find }: Writer,
  { id, text, client }: Answer,
  { wasSaid, mustArrive, released, prepare, attach, lostWhenHeld }: MessageAttachment<Code>,
): Promise<{ sent: true } | SendRefusal | Refusal<Code>> {
  const now = platform.clock.now();
  return platform.db.transaction().execute(async (db) => {
    const hourAgo = new Date(now.getTime() - hour);
    const sent = await countWritten(db, me, { client, since: hourAgo });
    const found = await find(db);
    const locked = found && (await lockConversation(db, id));
    if (!locked) return refuse('not-found');
    if (await wasSaid(db, found, now)) return { sent: true };
    const passes = await mustArrive?.(db, now);
    const silenced = passes
      ? undefined
      : (refuseMoreMessages(sent) ?? (await refuseStopped(db, me, otherPerson(found))));
    const fromAdvertiser = found.side === 'advertiser';
    const held =
      silenced || passes || released
        ? undefined
        : await holdSuspectedFraud(
            platform,
            db,
            { sender: me, text, client },
            { id, fromAdvertiser, byEmail },
          );
    if (held) return withLost(held, await lostWhenHeld?.(db, found));
    const sentAt = nextTimestamp(now, locked.lastAt);
    const refusal = silenced ?? (await prepare?.(db, found, sentAt));
    if (refusal) return refusal;
    // The account of this side; undefined when the sender's address is unverified.
    const accountId = unproven ? undefined : me.id;
    const name = await nameOf(db, accountId, found, now);
    const messageId = platform.ids.uuid();
    await addMessage(db, {
      id: messageId,
      conversationId: id,
      fromAdvertiser,
      listingId: found.listingId,
      name,
      email: me.email,
      phone: undefined,
      senderId: me.id,
      text,
      client,
      byEmail,
      sentAt,
    });
    await attach?.(db, messageId, found);
    await recordMessage(db, { id, from: found.side, senderId: accountId, sentAt });
    if (!released) await checkSender(platform, db, me, id);
    const reader = { id, side: otherSide(found.side), hasAccount: otherPerson(found).id !== undefined };
    const reply = replyRoute(platform.config, reader, me.email);
    const photos = (await photosOfMessages(db, [messageId])).get(messageId)?.length ?? 0;
    await notifyOtherSide(platform, db, found, { name, text, photos, reply });
    return { sent: true };
  });
}

const withLost = (held: Refusal<'message-held'>, lost: string | undefined): Refusal<'message-held'> =>
  lost ? { ...held, message: `${errorCatalogue['message-held'].message} ${lost}` } : held;

/** An asker keeps the name used in the conversation; an advertiser writes under the public name. */
async function nameOf(db: Database, id: string | undefined, found: Found, now: Date): Promise<string> {
  if (found.side === 'asker') return id ? senderNameOf(db, id, found.askerName, now) : found.askerName;
  return (await advertiserView(db, found.advertiserId))?.name ?? '';
}

async function wasJustSaid(
  db: Database,
  { id, side }: Found,
  { text, listing }: { text: string; listing: number | undefined },
  now: Date,
): Promise<boolean> {
  const [last] = await messagesOf(db, id, { before: undefined, atMost: 1 });
  if (!last || last.message !== text || !isOwn(side, last.from_advertiser)) return false;
  if (last.attached !== (listing ?? null)) return false;
  return now.getTime() - last.created_at.getTime() < twice;
}

async function notifyOtherSide(
  platform: Platform,
  db: Database,
  found: Found,
  answer: { name: string; text: string; photos: number; reply: ReplyRoute },
): Promise<void> {
  const { id, email } = otherPerson(found);
  const [last] = await messagesOf(db, found.id, { before: undefined, atMost: 1 });
  const shown = [found.listingId, last?.attached ?? []].flat();
  const listings = await cardsByListing({ ...platform, db }, shown);
  const listing = listings.get(found.listingId);
  if (!listing) return;
  const conversation = conversationUrl(found.id);
  if (id === undefined || (await isMailed(platform, db, id))) {
    const about = {
      title: listing.title,
      kind: listing.kind,
      conversation,
      toAsker: found.side === 'advertiser',
    };
    const scam = await warningOfLastMessage(db, found, listing.kind);
    await queueEmail(platform, db, answerEmail, email, {
      answer: { ...answer, scam, attached: listings.get(last?.attached ?? 0) },
      about,
    });
  }
  const note = { title: 'Nová zpráva', body: listing.title, path: conversation, tag: `zprava-${found.id}` };
  await queuePush(platform, db, email, note);
}
