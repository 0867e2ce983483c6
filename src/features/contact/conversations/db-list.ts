import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import type { Side } from '../contract.ts';
import { type Place, askerNameShown, readAtOf, seenBy, archivedBy, sideOf } from './db.ts';

export type ListedConversation = {
  id: string;
  side: Side;
  listingId: number;
  askerName: string;
  advertiserName: string;
  advertiserSlug: string;
  lastAt: Date;
  lastText: string;
  lastFromAdvertiser: boolean;
  unread: number;
};

/** Of a long message the list shows the beginning. */
const shownCharacters = 160;

/** Conversations of an account, the one that spoke last first, after a place in that order. */
export async function listedConversations(
  db: Database,
  viewerId: string,
  page: { shelved: boolean; after: Place | undefined; atMost: number },
): Promise<ListedConversation[]> {
  const { shelved, after, atMost } = page;
  const { rows } = await sql<ListedConversation>`
    select c.id, ${sideOf(viewerId)} as side, c.listing_id as "listingId", ${askerNameShown} as "askerName",
      advertiser.public_name as "advertiserName", advertiser.slug as "advertiserSlug", c.last_at as "lastAt",
      left(last.message, ${shownCharacters}) as "lastText", last.from_advertiser as "lastFromAdvertiser",
      (select count(*)::integer from contact_messages m where ${unreadMessage(viewerId)}) as unread
    from conversations c
    join advertisers advertiser on advertiser.id = c.advertiser_id
    left join advertisers asker on asker.id = c.asker_id
    join lateral (
      select message, from_advertiser from contact_messages m where m.conversation_id = c.id
      order by m.created_at desc, m.id desc limit 1) last on true
    where ${seenBy(viewerId)} and ${archivedBy(viewerId)} = ${shelved}
      and ${after ? sql`(c.last_at, c.id) < (${after.at}, ${after.id}::uuid)` : sql`true`}
    order by c.last_at desc, c.id desc
    limit ${atMost}`.execute(db);
  return rows;
}

/** Messages of the other side that an account has not read on the site. */
export async function unreadOf(db: Database, viewerId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread
    from conversations c join contact_messages m on ${unreadMessage(viewerId)}
    where ${seenBy(viewerId)}`.execute(db);
  return rows[0]?.unread ?? 0;
}

const unreadMessage = (viewerId: string) => sql<boolean>`m.conversation_id = c.id
  and m.from_advertiser <> (c.advertiser_id = ${viewerId})
  and m.created_at > coalesce(${readAtOf(viewerId)}, '-infinity')`;
