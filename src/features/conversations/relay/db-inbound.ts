import type { Database } from '../../../platform/platform.ts';

type Inbound = { identity: string; conversationId: string };

/** Whether an email has been processed in this conversation. */
export async function wasReceived(db: Database, { identity, conversationId }: Inbound): Promise<boolean> {
  const row = await db
    .selectFrom('inbound_emails')
    .where('identity', '=', identity)
    .where('conversation_id', '=', conversationId)
    .select('identity')
    .executeTakeFirst();
  return row !== undefined;
}

/** Records it as processed; false when another worker has meanwhile. */
export async function markReceived(
  db: Database,
  { identity, conversationId }: Inbound,
  now: Date,
): Promise<boolean> {
  const row = await db
    .insertInto('inbound_emails')
    .values({ identity, conversation_id: conversationId, received_at: now })
    .onConflict((same) => same.doNothing())
    .returning('identity')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteInbound(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('inbound_emails').where('received_at', '<', before).execute();
}
