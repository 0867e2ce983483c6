import type { Database } from '../../platform/platform.ts';
import type { Topic } from './contract.ts';

export type OperatorMessage = {
  id: string;
  topic: Topic;
  name: string;
  email: string;
  text: string;
  client: string;
  writtenAt: Date;
};

/** Whether the same message was sent from the same address since a time. */
export async function wasWritten(db: Database, message: OperatorMessage, since: Date): Promise<boolean> {
  const same = await db
    .selectFrom('operator_messages')
    .where('sender_email', '=', message.email)
    .where('created_at', '>', since)
    .where('message', '=', message.text)
    .select('id')
    .executeTakeFirst();
  return same !== undefined;
}

export async function addOperatorMessage(db: Database, message: OperatorMessage): Promise<void> {
  await db
    .insertInto('operator_messages')
    .values({
      id: message.id,
      topic: message.topic,
      sender_name: message.name,
      sender_email: message.email,
      message: message.text,
      client: message.client,
      created_at: message.writtenAt,
    })
    .execute();
}

export async function deleteOperatorMessagesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('operator_messages').where('created_at', '<', time).execute();
}
