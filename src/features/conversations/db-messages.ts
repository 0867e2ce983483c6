import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { MessagesSent } from './policy.ts';

export type Message = {
  id: string;
  conversationId: string;
  fromAdvertiser: boolean;
  listingId: number;
  name: string;
  email: string;
  phone: string | undefined;
  senderId: string | undefined;
  text: string;
  client: string;
  /** Received by email rather than written on the site. */
  byEmail?: boolean;
  sentAt: Date;
};

/** Whether the same text was sent from the same address to the same listing since a time. */
export async function wasSent(
  db: Database,
  message: Pick<Message, 'listingId' | 'email' | 'text'>,
  since: Date,
): Promise<boolean> {
  const same = await db
    .selectFrom('contact_messages')
    .where('listing_id', '=', message.listingId)
    .where('created_at', '>', since)
    .where('sender_email', '=', message.email)
    .where('message', '=', message.text)
    .select('id')
    .executeTakeFirst();
  return same !== undefined;
}

export async function addMessage(db: Database, message: Message): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({
      id: message.id,
      conversation_id: message.conversationId,
      from_advertiser: message.fromAdvertiser,
      listing_id: message.listingId,
      sender_name: message.name,
      sender_email: message.email,
      sender_phone: message.phone ?? null,
      sender_id: message.senderId ?? null,
      message: message.text,
      client: message.client,
      by_email: message.byEmail ?? false,
      created_at: message.sentAt,
    })
    .execute();
}

/**
 * Dismisses or restores the recipient's warning about a message; false when there is no such message for them.
 */
export async function setWarningDismissed(
  db: Database,
  { id, conversationId, fromAdvertiser }: Pick<Message, 'id' | 'conversationId' | 'fromAdvertiser'>,
  dismissed: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_messages')
    .set({ warning_dismissed: dismissed })
    .where('id', '=', id)
    .where('conversation_id', '=', conversationId)
    .where('from_advertiser', '=', fromAdvertiser)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The conversation of a message; undefined if it was deleted. */
export async function conversationOfMessage(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .where('id', '=', id)
    .select('conversation_id')
    .executeTakeFirst();
  return row?.conversation_id ?? undefined;
}

/** Messages to advertisers, and those to the operator; each has its own limit. */
type MessagesTable = 'contact_messages' | 'operator_messages';

/** Messages since a time by client and by sender address; serializes counting. Needs a transaction. */
export async function countSent(
  db: Database,
  table: MessagesTable,
  { email, client }: { email: string; client: string },
  since: Date,
): Promise<MessagesSent> {
  await sql`select pg_advisory_xact_lock(hashtext(${`${table} from`}), hashtext(${email}))`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext(${`${table} by`}), hashtext(${client}))`.execute(db);
  const { rows } = await sql<MessagesSent>`
    select count(*) filter (where client = ${client})::integer as "byClient",
      count(*) filter (where sender_email = ${email})::integer as "bySender"
    from ${sql.table(table)}
    where created_at > ${since} and (sender_email = ${email} or client = ${client})`.execute(db);
  return rows[0] ?? { byClient: 0, bySender: 0 };
}

/** Messages from the contact form that an advertiser has received since a time. */
export async function countReceived(db: Database, advertiserId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .where('advertiser_id', '=', advertiserId)
    .where('from_advertiser', '=', false)
    .where('contact_messages.created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The same by account for a signed-in sender: messages strangers signed with the address do not count. Needs a
 * transaction.
 */
export async function countSentBy(
  db: Database,
  { senderId, client }: { senderId: string; client: string },
  since: Date,
): Promise<MessagesSent> {
  await sql`select pg_advisory_xact_lock(hashtext('contact_messages of'), hashtext(${senderId}))`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext('contact_messages by'), hashtext(${client}))`.execute(db);
  const { rows } = await sql<MessagesSent>`
    select count(*) filter (where client = ${client})::integer as "byClient",
      count(*) filter (where sender_id = ${senderId})::integer as "bySender"
    from contact_messages
    where created_at > ${since} and (sender_id = ${senderId} or client = ${client})`.execute(db);
  return rows[0] ?? { byClient: 0, bySender: 0 };
}
