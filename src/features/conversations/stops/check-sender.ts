import { type Refusal, refuse } from '../../../contract/errors.ts';
import { queueEmail } from '../../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { messagesPerPage } from '../contract.ts';
import { conversationOfSide, messagesOf } from '../db.ts';
import type { Person } from '../db-change.ts';
import { type ClassifiedMessage, classifyMessages } from '../scams/warn.ts';
import { cardsByListing } from '../show.ts';
import { activeStop, conversationsOfSender, insertHeld, insertStop, lastRelease } from './db-stops.ts';
import { stopNotice } from './mail/stop-emails.ts';

/**
 * Minimum probability for a flag to count toward a stop, and the number of conversations and period that lead to
 * one. Reasons: docs/decisions/0180.
 */
export const stopThreshold = 0.6;
const conversationsToStop = 3;
const withinMs = 24 * 3_600_000;
/** Maximum number of a sender's latest conversations checked. */
const conversationsLookedAt = 40;

type Reads = Pick<Platform, 'db' | 'clock'>;

type Sender = { id?: string | undefined };

/**
 * Latest messages of a conversation with their classification, newest first. Messages someone else signed as the
 * sender are excluded, because they would make the sender's own look suspicious.
 */
export async function classifiedConversation(
  platform: Reads,
  id: string,
  { sender, said }: { sender: Sender; said?: { fromAdvertiser: boolean; text: string } },
): Promise<{ title: string; judged: ClassifiedMessage[] }> {
  const found = await conversationOfSide(platform.db, id, 'asker');
  const listing = found && (await cardsByListing(platform, [found.listingId])).get(found.listingId);
  if (!listing) return { title: '', judged: [] };
  const all = await messagesOf(platform.db, id, { before: undefined, atMost: messagesPerPage });
  const fromAdvertiser = sender.id === found.advertiserId;
  const rows = all.filter((row) => row.from_advertiser !== fromAdvertiser || isWrittenBy(sender, row));
  const next = said && {
    id: '',
    message: said.text,
    from_advertiser: said.fromAdvertiser,
    sender_id: sender.id ?? null,
  };
  const judged = classifyMessages(next ? [next, ...rows] : rows, found, listing.kind);
  return { title: listing.title, judged };
}

/**
 * Whether a message was written by the sender: one that someone else signed with an account's address is not the
 * account's.
 */
export const isWrittenBy = (sender: Sender, row: ClassifiedMessage['row']): boolean =>
  sender.id === undefined ? !row.from_advertiser && row.sender_id === null : row.sender_id === sender.id;

/**
 * Stops a sender whose messages are suspected frauds in several conversations within a day, including the
 * current one. Earlier messages stay delivered; an admin is notified. Needs the transaction that stores the
 * message.
 */
export async function checkSender(
  { config, clock, ids, queue }: Platform,
  db: Database,
  sender: Person,
  conversationId: string,
): Promise<void> {
  const reads = { db, clock };
  const now = clock.now();
  const since = later(new Date(now.getTime() - withinMs), await lastRelease(db, sender));
  if (!(await looksLikeFraud(reads, conversationId, { sender, since }))) return;
  if (await activeStop(db, sender)) return;
  const flagged: string[] = [];
  for (const id of await conversationsOfSender(db, sender, { since, atMost: conversationsLookedAt })) {
    if (await looksLikeFraud(reads, id, { sender, since })) flagged.push(id);
    if (flagged.length === conversationsToStop) break;
  }
  if (flagged.length < conversationsToStop) return;
  await insertStop(db, { id: ids.uuid(), sender, conversations: flagged, now });
  await queueEmail({ config, queue }, db, stopNotice, config.contactEmail, {});
}

/** Whether a sender has recently written a strongly suspected fraud in a conversation. */
async function looksLikeFraud(
  reads: Reads,
  id: string,
  { sender, since }: { sender: Person; since: Date },
): Promise<boolean> {
  const { judged } = await classifiedConversation(reads, id, { sender });
  return judged.some(
    ({ chance, row }) =>
      chance >= stopThreshold &&
      isWrittenBy(sender, row) &&
      row.created_at !== undefined &&
      row.created_at > since,
  );
}

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** A stopped sender cannot start a conversation. */
export async function refuseNewConversation(
  db: Database,
  sender: Person,
): Promise<Refusal<'sender-stopped'> | undefined> {
  return (await activeStop(db, sender)) && refuse('sender-stopped');
}

/**
 * In existing conversations of a stopped sender, suspected frauds are held for an admin and other messages are
 * delivered. Needs a transaction, which stores the held message although sending is refused.
 */
export async function holdSuspectedFraud(
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  db: Database,
  { sender, text, client }: { sender: Person; text: string; client: string },
  { id: conversationId, ...how }: { id: string; fromAdvertiser: boolean; byEmail: boolean },
): Promise<Refusal<'message-held'> | undefined> {
  const stop = await activeStop(db, sender);
  if (!stop) return undefined;
  const said = { fromAdvertiser: how.fromAdvertiser, text };
  const { judged } = await classifiedConversation({ db, clock }, conversationId, { sender, said });
  if (!judged[0]?.scam) return undefined;
  const held = { id: ids.uuid(), conversationId, ...how, text, client, now: clock.now() };
  await insertHeld(db, stop.id, held);
  return refuse('message-held');
}
