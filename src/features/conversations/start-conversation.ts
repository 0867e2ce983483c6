import type { Database, Platform } from '../../platform/platform.ts';
import { recordMessage, openConversation } from './db-change.ts';
import { addMessage } from './db-messages.ts';
import { nextTimestamp } from './sides.ts';

type Asked = {
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
export async function startConversation(
  { clock, ids }: Pick<Platform, 'clock' | 'ids'>,
  db: Database,
  { listingId, advertiserId, asker: { id: askerId, email, name }, text }: Asked,
): Promise<string> {
  const now = clock.now();
  const asking = { id: ids.uuid(), listingId, advertiserId, email, name, askerId, now };
  const { id, lastAt } = await openConversation(db, asking);
  const sentAt = nextTimestamp(now, lastAt);
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
  await recordMessage(db, { id, from: 'asker', senderId: askerId, name, sentAt });
  return id;
}
