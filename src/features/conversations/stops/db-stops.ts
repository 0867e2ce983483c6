import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import type { Person } from '../db-change.ts';
import type { MessagesSent } from '../policy.ts';

/** Stops of an account; or of an address that nobody has signed in with: whoever signs with it is stopped as well. */
const isOf = ({ id, email }: Person): RawBuilder<boolean> =>
  id === undefined
    ? sql<boolean>`(sender_stops.email = ${email} and advertiser_id is null)`
    : sql<boolean>`advertiser_id = ${id}`;

/** What stops a sender now. */
export async function activeStop(db: Database, sender: Person): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('sender_stops')
    .where(isOf(sender))
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst();
}

/** When a sender was released last: what was written before has been looked at. */
export async function lastRelease(db: Database, sender: Person): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sender_stops')
    .where(isOf(sender))
    .select(({ fn }) => fn.max('ended_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Conversations that a sender has written into since a time, the latest first. */
export async function conversationsOfSender(
  db: Database,
  { id, email }: Person,
  { since, atMost }: { since: Date; atMost: number },
): Promise<string[]> {
  const sender =
    id === undefined
      ? sql<boolean>`sender_id is null and sender_email = ${email}`
      : sql<boolean>`sender_id = ${id}`;
  const rows = await db
    .selectFrom('contact_messages')
    .where(sender)
    .where('created_at', '>', since)
    .groupBy('conversation_id')
    .select('conversation_id as id')
    .orderBy(({ fn }) => fn.max('created_at'), 'desc')
    .limit(atMost)
    .execute();
  return rows.flatMap(({ id: conversation }) => conversation ?? []);
}

export async function insertStop(
  db: Database,
  stop: { id: string; sender: Person; conversations: string[]; now: Date },
): Promise<void> {
  await db
    .insertInto('sender_stops')
    .values({
      id: stop.id,
      advertiser_id: stop.sender.id ?? null,
      email: stop.sender.email,
      conversation_ids: stop.conversations,
      stopped_at: stop.now,
    })
    .execute();
}

export type Held = {
  id: string;
  conversationId: string;
  fromAdvertiser: boolean;
  byEmail: boolean;
  text: string;
  client: string;
};

/** Stores what is not delivered; the same words sent again are one. */
export async function insertHeld(
  db: Database,
  stopId: string,
  { now, ...held }: Held & { now: Date },
): Promise<void> {
  const same = await db
    .selectFrom('held_messages')
    .where('conversation_id', '=', held.conversationId)
    .where('message', '=', held.text)
    .select('id')
    .executeTakeFirst();
  if (same) return;
  await db
    .insertInto('held_messages')
    .values({
      id: held.id,
      stop_id: stopId,
      conversation_id: held.conversationId,
      from_advertiser: held.fromAdvertiser,
      by_email: held.byEmail,
      message: held.text,
      client: held.client,
      created_at: now,
    })
    .execute();
}

const selectHeld = (db: Database) =>
  db
    .selectFrom('held_messages')
    .select(['held_messages.id', 'stop_id as stopId', 'conversation_id as conversationId'])
    .select([
      'from_advertiser as fromAdvertiser',
      'by_email as byEmail',
      'message as text',
      'client',
      'created_at as sentAt',
    ]);

/** With the account that wrote it; none where an address without one did. */
export async function findHeld(db: Database, id: string) {
  return selectHeld(db)
    .innerJoin('sender_stops', 'sender_stops.id', 'stop_id')
    .select('advertiser_id as authorId')
    .where('held_messages.id', '=', id)
    .executeTakeFirst();
}

/** What is held of some stops, the oldest first; all of it unless there are to be at most so many. */
export async function heldOf(db: Database, stopIds: readonly string[], atMost?: number) {
  if (stopIds.length === 0) return [];
  const held = selectHeld(db).where('stop_id', 'in', stopIds).orderBy('created_at');
  return (atMost === undefined ? held : held.limit(atMost)).execute();
}

/** Messages since a time that are held, by the client and by the sender; those of a released sender do not count. */
export async function countHeld(
  db: Database,
  sender: Person,
  { client, since }: { client: string; since: Date },
): Promise<MessagesSent> {
  const { byClient, bySender } = await db
    .selectFrom('held_messages')
    .innerJoin('sender_stops', 'sender_stops.id', 'stop_id')
    .where('ended_at', 'is', null)
    .where('created_at', '>', since)
    .where((row) => row.or([row('client', '=', client), isOf(sender)]))
    .select(sql<number>`count(*) filter (where client = ${client})::integer`.as('byClient'))
    .select(sql<number>`count(*) filter (where ${isOf(sender)})::integer`.as('bySender'))
    .executeTakeFirstOrThrow();
  return { byClient, bySender };
}

export async function deleteHeld(db: Database, id: string): Promise<void> {
  await db.deleteFrom('held_messages').where('id', '=', id).execute();
}

/** Stops that wait for an admin, the longest waiting first, and how many there are in all; those of a blocked account are dealt with. */
export async function waitingStops(db: Database, atMost: number) {
  return db
    .selectFrom('sender_stops')
    .leftJoin('advertisers', 'advertisers.id', 'advertiser_id')
    .where('ended_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .where('blocked_at', 'is', null)
    .select(['sender_stops.id', 'sender_stops.email', 'advertiser_id as advertiserId'])
    .select(['conversation_ids as conversations', 'stopped_at as stoppedAt'])
    .select(['public_name as name', 'slug', 'created_at as since'])
    .select(sql<number>`(count(*) over ())::integer`.as('waiting'))
    .orderBy('stopped_at')
    .limit(atMost)
    .execute();
}

/** One stop, which nobody else changes until the transaction ends. */
export async function lockStop(db: Database, id: string) {
  return db
    .selectFrom('sender_stops')
    .where('id', '=', id)
    .select(['advertiser_id as advertiserId', 'email', 'conversation_ids as conversations'])
    .select(['confirmed_at as confirmedAt', 'ended_at as endedAt'])
    .forUpdate()
    .executeTakeFirst();
}

export async function setStop(
  db: Database,
  id: string,
  change: { ended_at: Date } | { confirmed_at: Date },
): Promise<void> {
  await db.updateTable('sender_stops').where('id', '=', id).set(change).execute();
}

/** Deletes stops of a time before, with what they held. */
export async function deleteStopsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('sender_stops').where('stopped_at', '<', time).execute();
}
