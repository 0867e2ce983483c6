import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import type { Person } from '../db-change.ts';
import type { MessagesSent } from '../policy.ts';

/**
 * Condition for stops of an account, or of an address without a signed-in account: anyone who signs with it is
 * stopped too.
 */
const isOf = ({ id, email }: Person): RawBuilder<boolean> =>
  id === undefined
    ? sql<boolean>`(sender_stops.email = ${email} and advertiser_id is null)`
    : sql<boolean>`advertiser_id = ${id}`;

/** The sender's active stop. */
export async function activeStop(db: Database, sender: Person): Promise<{ id: string } | undefined> {
  return db
    .selectFrom('sender_stops')
    .where(isOf(sender))
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst();
}

/** When a sender was last released: earlier messages have been reviewed. */
export async function lastRelease(db: Database, sender: Person): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sender_stops')
    .where(isOf(sender))
    .select(({ fn }) => fn.max('ended_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** Conversations a sender has written in since a time, latest first. */
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

/** Stores an undelivered message; an identical one is stored once. */
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

/** With the sender's account; null for an address without one. */
export async function findHeld(db: Database, id: string) {
  return selectHeld(db)
    .innerJoin('sender_stops', 'sender_stops.id', 'stop_id')
    .select('advertiser_id as authorId')
    .where('held_messages.id', '=', id)
    .executeTakeFirst();
}

/** Held messages of some stops, oldest first; all of them without `atMost`. */
export async function heldOf(db: Database, stopIds: readonly string[], atMost?: number) {
  if (stopIds.length === 0) return [];
  const held = selectHeld(db).where('stop_id', 'in', stopIds).orderBy('created_at');
  return (atMost === undefined ? held : held.limit(atMost)).execute();
}

/** Held messages since a time by client and by sender; excludes released senders. */
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

/** Stops waiting for an admin, longest waiting first, with their total count; excludes blocked accounts. */
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

/** One stop, locked until the transaction ends. */
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

/** Deletes stops made before a time, with their held messages. */
export async function deleteStopsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('sender_stops').where('stopped_at', '<', time).execute();
}
