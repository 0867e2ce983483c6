import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import type { Topic } from './contract.ts';
import type { MessagesSent } from './policy.ts';

export type OperatorMessage = {
  id: string;
  topic: Topic;
  name: string;
  email: string;
  text: string;
  client: string;
  writtenAt: Date;
};

/** Messages since a time, by the client and by the sender's address; nobody else counts them meanwhile. Needs a transaction. */
export async function countOperatorMessages(
  db: Database,
  { email, client }: Pick<OperatorMessage, 'email' | 'client'>,
  since: Date,
): Promise<MessagesSent> {
  await sql`select pg_advisory_xact_lock(hashtext('operator-from'), hashtext(${email}))`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext('operator-by'), hashtext(${client}))`.execute(db);
  return db
    .selectFrom('operator_messages')
    .where('created_at', '>', since)
    .where((row) => row.or([row('sender_email', '=', email), row('client', '=', client)]))
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('client', '=', client).as('byClient'),
      fn.countAll<number>().filterWhere('sender_email', '=', email).as('bySender'),
    ])
    .executeTakeFirstOrThrow();
}

/** Whether the same words came from the same address since a time. */
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
