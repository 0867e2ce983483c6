import { conversationUrl } from '../../../contract/urls.ts';
import { queueEmail } from '../../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../../platform/platform.ts';
import type { JobHandlers } from '../../../platform/queue/queue.ts';
import type { DealChange, ListingCard } from '../../listings/contract.ts';
import { queuePush } from '../../push/index.ts';
import { isMailed } from '../contact-advertiser.ts';
import { conversationOfSide, type Found } from '../db.ts';
import { lockConversation, recordGeneratedMessage } from '../db-change.ts';
import { addMessage } from '../db-messages.ts';
import { changeEmail } from '../mail/change-email.ts';
import { mayMailChange } from '../policy.ts';
import { stoppedBetween } from '../refuse-stopped.ts';
import { replyRoute } from '../relay/reply-route.ts';
import { cardsByListing } from '../show.ts';
import { nextTimestamp, otherPerson } from '../sides.ts';
import { changeText } from './change-text.ts';
import { countDealChanges, insertDealChange, hasDealChange } from './db-changes.ts';

type Change = { messageId: string; conversationId: string; change: DealChange };

const hour = 3_600_000;

/**
 * Writes a generated message about what the advertiser did with the listing for the asker, and notifies them as
 * of a message. When messages are stopped, or changes are too frequent, only the line is written.
 */
export async function recordDealChange(platform: Platform, noted: Change): Promise<void> {
  const { messageId, conversationId: id, change } = noted;
  await platform.db.transaction().execute(async (db) => {
    const locked = await lockConversation(db, id);
    const found = locked && (await conversationOfSide(db, id, 'advertiser'));
    const listing =
      found && (await cardsByListing({ ...platform, db }, [found.listingId])).get(found.listingId);
    // Deleted meanwhile with an account or the listing.
    if (!locked || !found || !listing) return;
    if (await hasDealChange(db, messageId)) return;
    const now = platform.clock.now();
    const sentAt = nextTimestamp(now, locked.lastAt);
    await addMessage(db, {
      id: messageId,
      conversationId: id,
      fromAdvertiser: true,
      listingId: found.listingId,
      name: found.advertiserName,
      email: found.advertiserEmail,
      phone: undefined,
      // A generated message does not count toward the advertiser's limit.
      senderId: undefined,
      client: '',
      text: changeText(change, listing.kind),
      sentAt,
    });
    await insertDealChange(db, noted);
    await recordGeneratedMessage(db, id, sentAt);
    const advertiser = { id: found.advertiserId, email: found.advertiserEmail };
    const stopped = await stoppedBetween(db, advertiser, otherPerson(found));
    const often = await countDealChanges(db, id, new Date(sentAt.getTime() - hour));
    if (!stopped && mayMailChange(often)) await notifyAsker(platform, db, { found, listing, change });
  });
}

async function notifyAsker(
  platform: Platform,
  db: Database,
  { found, listing, change }: { found: Found; listing: ListingCard; change: DealChange },
): Promise<void> {
  const { config } = platform;
  const { id, email } = otherPerson(found);
  const conversation = conversationUrl(found.id);
  if (id === undefined || (await isMailed(platform, db, id))) {
    const reader = { id: found.id, side: 'asker', hasAccount: id !== undefined } as const;
    // A reservation discloses no address, so without a relay there is no reply address.
    const reply = config.relay
      ? replyRoute(config, reader, found.advertiserEmail)
      : ({ to: 'nowhere' } as const);
    const { title, kind } = listing;
    const facts = { change, title, kind, conversation, advertiser: found.advertiserName, reply };
    await queueEmail(platform, db, changeEmail, email, facts);
  }
  const note = {
    title: changeText(change, listing.kind),
    body: listing.title,
    path: conversation,
    tag: `zprava-${found.id}`,
  };
  await queuePush(platform, db, email, note);
}

/** Queued by the listings feature in the transaction of the change. */
export const dealJobs = (platform: Platform) =>
  ({ 'notify-buyer': (change) => recordDealChange(platform, change) }) satisfies JobHandlers;
