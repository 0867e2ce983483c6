import { hashOfSecret } from '../../src/features/accounts/index.ts';
import type { TestPlatform } from '../platform.ts';

/** An entry of a completed round, and the prize it has won. */
export async function traceLottery(
  { db, ids, clock }: TestPlatform,
  id: string,
  listing: number,
): Promise<void> {
  const round = ids.uuid();
  const now = clock.now();
  const hash = hashOfSecret(round);
  const row = {
    id: round,
    slug: `kolo-${round}`,
    name: 'Kolo',
    prize: 'Florbalka',
    prize_value_czk: 1000,
    prizes: 1,
    first_day: '2020-01-01',
    last_day: '2020-01-02',
    draw_at: now,
    draws_itself: true,
    state: 'draft' as const,
    created_at: now,
  };
  await db.insertInto('lottery_rounds').values(row).execute();
  await db
    .insertInto('lottery_entries')
    .values({ round_id: round, listing_id: listing, owner_listing_id: listing, advertiser_id: id })
    .execute();
  await db
    .insertInto('lottery_prizes')
    .values({
      id: ids.uuid(),
      round_id: round,
      place: 1,
      counter: 0,
      listing_id: listing,
      advertiser_id: id,
      state: 'waiting',
      key_hash: hash,
      drawn_at: now,
      answer_until: now,
    })
    .execute();
}
