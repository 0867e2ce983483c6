import type { Database, Platform } from '../../platform/platform.ts';
import { noteMessage, openConversation } from './db-change.ts';
import { addMessage } from './db-messages.ts';
import { nextMoment } from './sides.ts';

type Talk = {
  listingId: number;
  /** The listing's advertiser. */
  advertiserId: string;
  asker: { id: string; email: string; name: string };
  text: string;
};

/**
 * Starts a conversation about a listing between two accounts, with a generated first message by the asker;
 * returns its id. The caller notifies both.
 */
export async function beginTalk(
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  db: Database,
  { listingId, advertiserId, asker: { id: askerId, email, name }, text }: Talk,
): Promise<string> {
  const now = clock.now();
  const asking = { id: ids.uuid(), listingId, advertiserId, email, name, askerId, now };
  const { id, lastAt } = await openConversation(db, asking);
  const sentAt = nextMoment(now, lastAt);
  await addMessage(db, {
    id: ids.uuid(),
    conversationId: id,
    fromAdvertiser: false,
    listingId,
    name,
    email,
    phone: undefined,
    senderId: askerId,
    text,
    client: 'swap-ring',
    sentAt,
  });
  await noteMessage(db, { id, from: 'asker', senderId: askerId, name, sentAt });
  return id;
}
