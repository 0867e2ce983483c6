import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Side } from './contract.ts';

type Asking = {
  id: string;
  listingId: number;
  advertiserId: string;
  email: string;
  name: string;
  /** The asker's account, if signed in with this address. */
  askerId: string | undefined;
  now: Date;
};

/**
 * The asker's conversation about the listing, created if necessary, locked until the transaction ends. Messages
 * a stranger signs with someone's address never enter a conversation of that person's account.
 */
export async function openConversation(db: Database, asking: Asking): Promise<{ id: string; lastAt?: Date }> {
  const found = await lockExistingConversation(db, asking);
  if (found) return found;
  const begun = await db
    .insertInto('conversations')
    .values({
      id: asking.id,
      listing_id: asking.listingId,
      advertiser_id: asking.advertiserId,
      asker_email: asking.email,
      asker_name: asking.name,
      asker_id: asking.askerId ?? null,
      began_at: asking.now,
      last_at: asking.now,
    })
    .onConflict((same) =>
      same.columns(['listing_id', 'asker_email']).where('asker_id', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return begun ?? (await ofStranger(db, asking)) ?? lost(asking);
}

type Asker = Pick<Asking, 'listingId' | 'email' | 'askerId'>;

/** An asker's existing conversation about a listing, locked until the transaction ends. */
export const lockExistingConversation = async (db: Database, asking: Asker) =>
  (await ofAccount(db, asking)) ?? (await ofStranger(db, asking));

async function ofAccount(db: Database, { listingId, askerId }: Asker) {
  if (!askerId) return undefined;
  return locked(db)
    .where('listing_id', '=', listingId)
    .where('asker_id', '=', askerId)
    .orderBy('last_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function ofStranger(db: Database, { listingId, email }: Asker) {
  return locked(db)
    .where('listing_id', '=', listingId)
    .where('asker_email', '=', email)
    .where('asker_id', 'is', null)
    .executeTakeFirst();
}

/** Locks a conversation until the transaction ends. */
export async function lockConversation(db: Database, id: string) {
  return locked(db).where('id', '=', id).executeTakeFirst();
}

const locked = (db: Database) =>
  db.selectFrom('conversations').select(['id', 'last_at as lastAt']).forUpdate();

function lost({ listingId }: Asking): never {
  throw new Error(`No conversation about listing ${listingId} was begun`);
}

/**
 * Updates a conversation after a new message: it moves to the top, and for a signed-in sender counts as read.
 */
export async function recordMessage(
  db: Database,
  {
    id,
    from,
    senderId,
    name,
    sentAt,
  }: {
    id: string;
    from: Side;
    /** The sender's account; undefined for a stranger. */
    senderId: string | undefined;
    /** The name the asker typed this time. */
    name?: string;
    sentAt: Date;
  },
): Promise<void> {
  const seen = { [`${from}_read_at`]: sentAt };
  await db
    .updateTable('conversations')
    .where('id', '=', id)
    .set({
      last_at: sentAt,
      ...(senderId ? seen : {}),
      ...(name ? { asker_name: name } : {}),
      ...(from === 'asker' && senderId ? { asker_id: senderId } : {}),
      ...(from === 'advertiser'
        ? { first_answered_at: sql<Date>`coalesce(first_answered_at, ${sentAt})` }
        : {}),
    })
    .execute();
}

/** Moves a conversation to the top for a generated message, which counts as unread by both. */
export async function recordGeneratedMessage(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('conversations').where('id', '=', id).set({ last_at: at }).execute();
}

/** Marks messages as read; never moves backwards. */
export async function markRead(db: Database, id: string, side: Side, upTo: Date): Promise<void> {
  const column = side === 'advertiser' ? 'advertiser_read_at' : 'asker_read_at';
  await db
    .updateTable('conversations')
    .where('id', '=', id)
    .set({ [column]: sql<Date>`greatest(${sql.ref(column)}, least(${upTo}::timestamptz, last_at))` })
    .execute();
}

/** Archives a conversation up to its last message: a later one brings it back. */
export async function setArchived(db: Database, id: string, side: Side, shelved: boolean): Promise<void> {
  const column = side === 'advertiser' ? 'advertiser_shelved_at' : 'asker_shelved_at';
  await db
    .updateTable('conversations')
    .where('id', '=', id)
    .set({ [column]: shelved ? sql<Date>`last_at` : null })
    .execute();
}

/** Deletes messages older than this, and conversations without later ones. */
export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('contact_messages').where('created_at', '<', before).execute();
  await db.deleteFrom('conversations').where('last_at', '<', before).execute();
}

/** A sender or recipient: an address, and an account if there is one. */
export type Person = { id: string | undefined; email: string };

/** Whether `by` has stopped messages of a person, identified by account or address. */
export async function hasStopped(db: Database, by: Person, person: Person): Promise<boolean> {
  if (!by.id) return false;
  const stop = await stopsOf(db, by.id, person).select('blocker_id').executeTakeFirst();
  return stop !== undefined;
}

export async function addStop(db: Database, byId: string, person: Person, now: Date): Promise<void> {
  await db
    .insertInto('message_blocks')
    .values({
      blocker_id: byId,
      blocked_email: person.email,
      blocked_id: person.id ?? null,
      created_at: now,
    })
    .onConflict((same) =>
      same.columns(['blocker_id', 'blocked_email']).doUpdateSet({ blocked_id: person.id ?? null }),
    )
    .execute();
}

export async function removeStop(db: Database, byId: string, { id, email }: Person): Promise<void> {
  await db
    .deleteFrom('message_blocks')
    .where('blocker_id', '=', byId)
    .where(isPerson({ id, email }))
    .execute();
}

const stopsOf = (db: Database, byId: string, person: Person) =>
  db.selectFrom('message_blocks').where('blocker_id', '=', byId).where(isPerson(person)).limit(1);

const isPerson = ({ id, email }: Person) =>
  sql<boolean>`(blocked_email = ${email} or blocked_id = ${id ?? null}::uuid)`;
