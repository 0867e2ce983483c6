import type { Viewer } from '../../src/contract/endpoint.ts';
import { openMessageAlbum } from '../../src/features/media/index.ts';
import { addPhotos } from '../albums.ts';
import { addListing } from '../listings.ts';
import type { TestPlatform } from '../platform.ts';

/** A conversation started by somebody else, one started by the person, and a block from either side. */
export async function traceConversations(
  platform: TestPlatform,
  { advertiserId: id, email }: Viewer,
  { listing, friend, client }: { listing: number; friend: Viewer; client: string },
): Promise<void> {
  const { db, ids } = platform;
  const now = platform.clock.now();
  const elsewhere = await addListing(platform, friend);
  const stranger = 'zajemce@example.cz';
  const received = { id: ids.uuid(), listing_id: listing, advertiser_id: id, asker_email: stranger };
  const begun = {
    id: ids.uuid(),
    listing_id: elsewhere,
    advertiser_id: friend.advertiserId,
    asker_email: email,
  };
  for (const conversation of [received, begun])
    await db
      .insertInto('conversations')
      .values({ ...conversation, asker_name: 'Stopa', began_at: now, last_at: now })
      .execute();
  await db
    .insertInto('message_blocks')
    .values([
      { blocker_id: id, blocked_email: stranger, created_at: now },
      { blocker_id: friend.advertiserId, blocked_email: email, blocked_id: id, created_at: now },
    ])
    .execute();
  // Photos added to an unsent message.
  const { id: album } = await openMessageAlbum(platform, { conversationId: received.id, advertiserId: id });
  await addPhotos(platform, album, 1);
  const message = { listing_id: listing, conversation_id: received.id, client, created_at: now };
  const question = ids.uuid();
  await db
    .insertInto('contact_messages')
    .values([
      {
        ...message,
        id: question,
        sender_id: null,
        sender_name: 'Zájemce',
        sender_email: stranger,
        message: 'Je ještě volná?',
      },
      {
        ...message,
        id: ids.uuid(),
        listing_id: elsewhere,
        conversation_id: begun.id,
        sender_id: id,
        sender_name: 'Stopa',
        sender_email: email,
        message: 'Stopa-nikdy se ptá.',
      },
    ])
    .execute();
  const review = { handed_over: true, smooth: true, text: 'Všechno v pořádku.' };
  const old = new Date(now.getTime() - 20 * 86_400_000);
  await db
    .insertInto('reviews')
    .values([
      {
        ...review,
        id: ids.uuid(),
        by_advertiser: true,
        author_id: id,
        subject_id: friend.advertiserId,
        written_at: now,
      },
      {
        ...review,
        id: ids.uuid(),
        by_advertiser: false,
        author_id: friend.advertiserId,
        subject_id: id,
        written_at: old,
      },
    ])
    .execute();
  await db
    .insertInto('price_offers')
    .values({ message_id: question, conversation_id: received.id, price: 900 })
    .execute();
  await db
    .insertInto('deal_changes')
    .values({ message_id: question, conversation_id: received.id, change: 'reserved' })
    .execute();
  await db
    .insertInto('attached_listings')
    .values({ message_id: question, conversation_id: received.id, listing_id: listing })
    .execute();
  await db
    .insertInto('inbound_emails')
    .values({ identity: 'reply', conversation_id: received.id, received_at: now })
    .execute();
  const stop = ids.uuid();
  await db
    .insertInto('sender_stops')
    .values({ id: stop, advertiser_id: id, email, conversation_ids: [begun.id], stopped_at: now })
    .execute();
  await db
    .insertInto('held_messages')
    .values({
      id: ids.uuid(),
      stop_id: stop,
      conversation_id: begun.id,
      from_advertiser: false,
      message: 'Stopa-nikdy nedošla.',
      client,
      created_at: now,
    })
    .execute();
  await db
    .insertInto('meetings')
    .values({ message_id: question, conversation_id: received.id, place: 'Hala', meets_at: now })
    .execute();
}
