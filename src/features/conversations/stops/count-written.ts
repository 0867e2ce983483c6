import type { Database } from '../../../platform/platform.ts';
import type { Person } from '../db-change.ts';
import { countSent, countSentBy } from '../db-messages.ts';
import type { MessagesSent } from '../policy.ts';
import { countHeld } from './db-stops.ts';

/**
 * Messages sent since a time, delivered or held: held ones count, because an admin has to read them. Serializes
 * counting. Needs a transaction.
 */
export async function countWritten(
  db: Database,
  sender: Person,
  { client, since }: { client: string; since: Date },
): Promise<MessagesSent> {
  const sent = sender.id
    ? await countSentBy(db, { senderId: sender.id, client }, since)
    : await countSent(db, 'contact_messages', { email: sender.email, client }, since);
  const held = await countHeld(db, sender, { client, since });
  return { byClient: sent.byClient + held.byClient, bySender: sent.bySender + held.bySender };
}
