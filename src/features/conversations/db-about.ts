import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { seenBy } from './db.ts';

/** Id of an account's latest conversation about another advertiser's listing. */
export async function conversationAbout(
  db: Database,
  listingId: number,
  viewerId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c
    where c.listing_id = ${listingId} and c.advertiser_id <> ${viewerId} and ${seenBy(viewerId)}
    order by c.last_at desc, c.id desc
    limit 1`.execute(db);
  return rows[0]?.id;
}
