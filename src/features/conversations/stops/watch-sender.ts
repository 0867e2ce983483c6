import { type Refusal, refuse } from '../../../contract/errors.ts';
import { queueEmail } from '../../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import { messagesPerPage } from '../contract.ts';
import { conversationOfSide, messagesOf } from '../db.ts';
import type { Person } from '../db-change.ts';
import { type Judged, judgeRows } from '../scams/warn.ts';
import { cardsByListing } from '../show.ts';
import { activeStop, conversationsOfSender, insertHeld, insertStop, lastRelease } from './db-stops.ts';
import { stopNotice } from './mail/stop-emails.ts';

/**
 * From which chance on a flag counts towards a stop, in how many conversations, within which time. Why these:
 * docs/decisions/0180.
 */
export const strongFrom = 0.6;
const conversationsToStop = 3;
const withinMs = 24 * 3_600_000;
/** So many of the latest conversations of a sender are looked at. */
const conversationsLookedAt = 40;

type Reads = Pick<Platform, 'db' | 'clock'>;

type Sender = { id?: string | undefined };

/**
 * The latest messages of a conversation with what each looks like, the newest first. What somebody else has signed as
 * the sender is left out: it would also darken what the sender says after it.
 */
export async function judgedConversation(
  platform: Reads,
  id: string,
  { sender, said }: { sender: Sender; said?: { fromAdvertiser: boolean; text: string } },
): Promise<{ title: string; judged: Judged[] }> {
  const found = await conversationOfSide(platform.db, id, 'asker');
  const listing = found && (await cardsByListing(platform, [found.listingId])).get(found.listingId);
  if (!listing) return { title: '', judged: [] };
  const all = await messagesOf(platform.db, id, { before: undefined, atMost: messagesPerPage });
  const fromAdvertiser = sender.id === found.advertiserId;
  const rows = all.filter((row) => row.from_advertiser !== fromAdvertiser || isBy(sender, row));
  const next = said && {
    id: '',
    message: said.text,
    from_advertiser: said.fromAdvertiser,
    sender_id: sender.id ?? null,
  };
  const judged = judgeRows(next ? [next, ...rows] : rows, found, listing.kind);
  return { title: listing.title, judged };
}

/**
 * Whether a message of a conversation of the sender is the sender's: what somebody else signed with the address of an
 * account is not the account's.
 */
export const isBy = (sender: Sender, row: Judged['row']): boolean =>
  sender.id === undefined ? !row.from_advertiser && row.sender_id === null : row.sender_id === sender.id;

/**
 * Stops a sender whose messages look like a fraud in several conversations within a day, the one just written among
 * them. What came so far is delivered; an admin is notified. Needs the transaction that stores the message.
 */
export async function watchSender(
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

/** Whether a sender has lately written into a conversation what strongly looks like a fraud. */
async function looksLikeFraud(
  reads: Reads,
  id: string,
  { sender, since }: { sender: Person; since: Date },
): Promise<boolean> {
  const { judged } = await judgedConversation(reads, id, { sender });
  return judged.some(
    ({ chance, row }) =>
      chance >= strongFrom && isBy(sender, row) && row.created_at !== undefined && row.created_at > since,
  );
}

const later = (one: Date, other: Date | undefined): Date => (other && other > one ? other : one);

/** Whoever is stopped begins no conversation. */
export async function refuseNewTalk(
  db: Database,
  sender: Person,
): Promise<Refusal<'sender-stopped'> | undefined> {
  return (await activeStop(db, sender)) && refuse('sender-stopped');
}

/**
 * In conversations that there are, what looks like a fraud waits for an admin instead of being delivered, and the rest
 * goes on. Needs a transaction, which stores what is held though the message is refused.
 */
export async function holdFraud(
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  db: Database,
  { sender, text, client }: { sender: Person; text: string; client: string },
  { id: conversationId, ...how }: { id: string; fromAdvertiser: boolean; byEmail: boolean },
): Promise<Refusal<'message-held'> | undefined> {
  const stop = await activeStop(db, sender);
  if (!stop) return undefined;
  const said = { fromAdvertiser: how.fromAdvertiser, text };
  const { judged } = await judgedConversation({ db, clock }, conversationId, { sender, said });
  if (!judged[0]?.scam) return undefined;
  const held = { id: ids.uuid(), conversationId, ...how, text, client, now: clock.now() };
  await insertHeld(db, stop.id, held);
  return refuse('message-held');
}
