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
  /** A reply to an email, rather than typed on the site. */
  byEmail?: boolean;
  sentAt: Date;
};

/** Whether the same words went from the same address to the same listing since a time. */
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

/** Whether whoever got a message is no more warned of it; false where there is no such message for them. */
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

/** In which conversation a message stands; nothing where it is gone. */
export async function conversationOfMessage(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('contact_messages')
    .where('id', '=', id)
    .select('conversation_id')
    .executeTakeFirst();
  return row?.conversation_id ?? undefined;
}

/** Where messages lie: those to advertisers, and those to who runs the bazaar. Each has a limit of its own. */
type MessagesTable = 'contact_messages' | 'operator_messages';

/** Messages since a time, by the client and by the sender's address; nobody else counts them meanwhile. Needs a transaction. */
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

/** Messages of the contact form that an advertiser has had since a time. */
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

/** The same of somebody signed in, by their account: what strangers sign with its address does not count. Needs a transaction. */
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
