import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { countEmail } from '../../platform/database/email-limits.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { senderNameOf, unverifiedMailbox } from '../accounts/index.ts';
import { contactableListing } from '../listings/index.ts';
import { queuePush } from '../push/index.ts';
import { findConversation } from './db.ts';
import { lockExistingConversation, recordMessage, openConversation, type Person } from './db-change.ts';
import { refuseStopped } from './refuse-stopped.ts';
import { countWritten } from './stops/count-written.ts';
import { holdSuspectedFraud, refuseNewConversation, checkSender } from './stops/check-sender.ts';
import { nextTimestamp } from './sides.ts';
import { conversationUrl, listingUrl } from '../../contract/urls.ts';
import { addMessage, countReceived, type Message, wasSent } from './db-messages.ts';
import { messageEmail } from './mail/message-email.ts';
import { receiptEmail } from './mail/receipt-email.ts';
import { replyRoute } from './relay/reply-route.ts';
import { warningOfLastMessage } from './scams/warn.ts';
import { mayMailReceiver, mayReceiveCopy, refuseMoreMessages } from './policy.ts';

export type ContactRequest = {
  listingId: number;
  name: string;
  email: string;
  phone?: string | undefined;
  text: string;
  client: string;
  viewer: Viewer | undefined;
};

type Refused = Refusal<
  | 'listing-not-found'
  | 'listing-inactive'
  | 'listing-blocked'
  | 'own-listing'
  | 'messages-not-wanted'
  | 'sender-stopped'
  | 'message-held'
  | 'too-many-requests'
>;
type Listing = Exclude<Awaited<ReturnType<typeof contactableListing>>, { refused: unknown }>;

const hour = 3_600_000;

/**
 * Stores a message and queues its emails in one transaction. An identical message within an hour is sent once.
 * Beyond the recipient's email limit the message is visible on the site only.
 */
export async function contactAdvertiser(
  platform: Platform,
  writing: ContactRequest,
): Promise<{ sent: true; receiptTo: string } | Refused> {
  const listing = await contactableListing(platform, writing.listingId);
  if (isRefusal(listing)) return listing;
  if (listing.advertiserId === writing.viewer?.advertiserId) return refuse('own-listing');
  const hourAgo = new Date(platform.clock.now().getTime() - hour);
  return platform.db.transaction().execute(async (db) => {
    const sender = { id: writing.viewer?.advertiserId, email: writing.email };
    // A signed-in user may enter someone else's address, which must never be stopped because of it.
    const author = writing.viewer ? { ...sender, email: writing.viewer.email } : sender;
    const sent = await countWritten(db, author, { client: writing.client, since: hourAgo });
    const done = { sent: true, receiptTo: writing.email } as const;
    if (await wasSent(db, writing, hourAgo)) return done;
    const receiver = { id: listing.advertiserId, email: listing.advertiserEmail };
    const refusal =
      refuseMoreMessages(sent) ??
      (await refuseStopped(db, sender, receiver)) ??
      (await refuseStoppedSender(platform, db, writing, author));
    if (refusal) return refusal;
    const message = await store(platform, db, writing, listing);
    await checkSender(platform, db, author, message.conversationId);
    await notifyAdvertiser(platform, db, message, { listing, viewer: writing.viewer });
    return done;
  });
}

/** A stopped sender may only continue an existing conversation. */
async function refuseStoppedSender(
  platform: Platform,
  db: Database,
  { viewer, listingId, email, text, client }: ContactRequest,
  sender: Person,
): Promise<Refusal<'sender-stopped' | 'message-held'> | undefined> {
  const askerId = mayReceiveCopy({ email }, viewer) ? viewer?.advertiserId : undefined;
  const begun = await lockExistingConversation(db, { listingId, email, askerId });
  if (!begun) return refuseNewConversation(db, sender);
  return holdSuspectedFraud(
    platform,
    db,
    { sender, text, client },
    { id: begun.id, fromAdvertiser: false, byEmail: false },
  );
}

async function store(
  { clock, ids }: Platform,
  db: Database,
  { viewer, ...typed }: ContactRequest,
  { advertiserId }: Listing,
): Promise<Message> {
  const now = clock.now();
  const askerId = mayReceiveCopy(typed, viewer) ? viewer?.advertiserId : undefined;
  const writing = askerId ? { ...typed, name: await senderNameOf(db, askerId, typed.name, now) } : typed;
  const conversation = await openConversation(db, { ...writing, id: ids.uuid(), advertiserId, askerId, now });
  const message = {
    ...writing,
    id: ids.uuid(),
    conversationId: conversation.id,
    fromAdvertiser: false,
    phone: writing.phone || undefined,
    senderId: viewer?.advertiserId,
    sentAt: nextTimestamp(now, conversation.lastAt),
  };
  await addMessage(db, message);
  const { name, sentAt } = message;
  await recordMessage(db, { id: conversation.id, from: 'asker', senderId: askerId, name, sentAt });
  return message;
}

async function notifyAdvertiser(
  platform: Platform,
  db: Database,
  message: Message,
  { listing, viewer }: { listing: Listing; viewer: Viewer | undefined },
): Promise<void> {
  const { config } = platform;
  const { title, kind, advertiserEmail, advertiserName } = listing;
  const path = listingUrl(listing);
  const conversation = conversationUrl(message.conversationId);
  const sent = { kind, path };
  if (mayReceiveCopy(message, viewer)) {
    const own = { title, advertiserName, text: message.text };
    await queueEmail(platform, db, receiptEmail, message.email, { ...sent, own });
  } else if (!(await countEmail(db, { ...message, kind: 'receipt', now: message.sentAt }))) {
    await queueEmail(platform, db, receiptEmail, message.email, sent);
  }
  const received = await countReceived(db, listing.advertiserId, new Date(message.sentAt.getTime() - hour));
  if (mayMailReceiver(received) && (await isMailed(platform, db, listing.advertiserId))) {
    const about = { title, kind, path, conversation };
    const found = await findConversation(db, message.conversationId, listing.advertiserId);
    const reader = {
      id: message.conversationId,
      side: 'advertiser',
      hasAccount: Boolean(found?.askerId),
    } as const;
    const scam = found && (await warningOfLastMessage(db, found, kind));
    const route = replyRoute(config, reader, message.email);
    // A suspected fraud must not move the recipient off the site; replying on the site stays possible.
    const reply = scam && route.to === 'writer' ? ({ to: 'nowhere' } as const) : route;
    const facts = { message: { ...message, reply, scam }, about };
    await queueEmail(platform, db, messageEmail, advertiserEmail, facts);
  }
  const note = {
    title: 'Nová zpráva',
    body: title,
    path: conversation,
    tag: `zprava-${message.conversationId}`,
  };
  await queuePush(platform, db, advertiserEmail, note);
}

/**
 * Messages are also emailed to unverified addresses: the advertiser of an imported listing has no other way to
 * learn of a buyer. Outside production, developers can read those to demo advertisers.
 */
export async function isMailed({ config }: Platform, db: Database, id: string): Promise<boolean> {
  return config.env !== 'production' || (await unverifiedMailbox(db, id)) !== undefined;
}
