import type { Platform } from '../../../platform/platform.ts';
import { messagesPerPage } from '../contract.ts';
import { conversationOfSide, messagesOf } from '../db.ts';
import { conversationOfMessage } from '../db-messages.ts';
import type { ScamPattern } from '../rules.ts';
import { cardsByListing } from '../show.ts';
import { classifyMessages } from './warn.ts';

type Reported = {
  kind: 'message' | 'conversation';
  id: string;
  /** Whose messages to check; null for an asker without an account. */
  writerId: string | undefined;
};

/** Scam warnings of a message, or of one side's messages on the latest page of a conversation. */
export async function scamsIn(
  platform: Pick<Platform, 'db' | 'clock'>,
  { kind, id, writerId }: Reported,
): Promise<ScamPattern[]> {
  const { db } = platform;
  const conversation = kind === 'message' ? await conversationOfMessage(db, id) : id;
  const found = conversation && (await conversationOfSide(db, conversation, 'asker'));
  const listing = found && (await cardsByListing(platform, [found.listingId])).get(found.listingId);
  if (!listing) return [];
  const rows = await messagesOf(db, found.id, { before: undefined, atMost: messagesPerPage });
  const byAdvertiser = writerId === found.advertiserId;
  const judged = classifyMessages(rows, found, listing.kind).filter(({ row }) =>
    kind === 'message' ? row.id === id : row.from_advertiser === byAdvertiser,
  );
  return [...new Set(judged.flatMap(({ scam }) => scam ?? []))];
}
