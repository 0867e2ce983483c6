import type { Database } from '../../../platform/platform.ts';
import type { DealChange } from '../../listings/contract.ts';

export async function insertDealChange(
  db: Database,
  { messageId, conversationId, change }: { messageId: string; conversationId: string; change: DealChange },
): Promise<void> {
  await db
    .insertInto('deal_changes')
    .values({ message_id: messageId, conversation_id: conversationId, change })
    .execute();
}

export async function hasDealChange(db: Database, messageId: string): Promise<boolean> {
  const noted = await db
    .selectFrom('deal_changes')
    .where('message_id', '=', messageId)
    .select('message_id')
    .executeTakeFirst();
  return noted !== undefined;
}

/** Number of changes recorded in a conversation since a time. */
export async function countDealChanges(db: Database, conversationId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('deal_changes')
    .innerJoin('contact_messages', 'contact_messages.id', 'message_id')
    .where('deal_changes.conversation_id', '=', conversationId)
    .where('created_at', '>', since)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
