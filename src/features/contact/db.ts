import type { Database } from '../../platform/platform.ts';

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
      created_at: message.sentAt,
    })
    .execute();
}
