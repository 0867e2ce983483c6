import { sql } from 'kysely';
import type { Database } from '../../../platform/platform.ts';
import { type CardRow, selectCards } from '../db-cards.ts';
import { isLiveListing } from '../db-live.ts';

/** Advertisers with a live listing that expires before `until` and has not been announced. */
export async function advertisersToWarn(
  db: Database,
  { now, until, atMost }: { now: Date; until: Date; atMost: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct advertiser_id as id
    from listings join advertisers on advertisers.id = advertiser_id
    where ${isLiveListing} and expires_at > ${now} and expires_at <= ${until}
      and email_verified_at is not null and not is_demo
      and not exists (
        select from renewal_offers told
        where told.listing_id = listings.id and told.expires_at = listings.expires_at)
    order by id limit ${atMost}`.execute(db);
  return rows.map(({ id }) => id);
}

export type Ending = { id: number; title: string; slug: string; expires_at: Date };

/** The advertiser's unannounced listings that expire before `until`, locked until the transaction ends. */
export async function lockEndings(
  db: Database,
  ending: { advertiserId: string; now: Date; until: Date; atMost: number },
): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select id, title, slug, expires_at from listings
    where advertiser_id = ${ending.advertiserId} and ${isLiveListing}
      and expires_at > ${ending.now} and expires_at <= ${ending.until}
      and not exists (
        select from renewal_offers told
        where told.listing_id = listings.id and told.expires_at = listings.expires_at)
    order by expires_at, id limit ${ending.atMost}
    for update`.execute(db);
  return rows;
}

/** Records that an email with this key announced these expiries. */
export async function insertRenewalEmail(
  db: Database,
  email: { id: string; advertiserId: string; keyHash: string; now: Date },
  endings: readonly Pick<Ending, 'id'>[],
): Promise<void> {
  const { id, advertiserId, keyHash, now } = email;
  await db
    .insertInto('renewal_letters')
    .values({ id, advertiser_id: advertiserId, key_hash: keyHash, created_at: now })
    .execute();
  // Inserted by SQL, because JavaScript dates lose microseconds.
  await sql`
    insert into renewal_offers (listing_id, expires_at, letter_id)
    select id, expires_at, ${id} from listings where id = any(${endings.map((each) => each.id)}::integer[])`.execute(
    db,
  );
}

export async function findRenewalEmail(
  db: Database,
  keyHash: string,
): Promise<{ id: string; advertiser_id: string } | undefined> {
  return (
    db
      .selectFrom('renewal_letters')
      .innerJoin('advertisers', 'advertisers.id', 'advertiser_id')
      .where('key_hash', '=', keyHash)
      // An old email must not revive listings of a closed account.
      .where('blocked_at', 'is', null)
      .select(['renewal_letters.id', 'advertiser_id'])
      .executeTakeFirst()
  );
}

export type Offered = CardRow & { expires_at: Date; waiting: boolean; renewed: boolean };

/** Listings offered by an email, and whether that expiry is still ahead or was moved by a renewal. */
export async function offersOf(db: Database, issueId: string): Promise<Offered[]> {
  return selectCards(db)
    .innerJoin('renewal_offers as offer', 'offer.listing_id', 'listings.id')
    .where('offer.letter_id', '=', issueId)
    .select('listings.expires_at')
    .select(
      sql<boolean>`listings.expires_at = offer.expires_at and state in ('active', 'reserved', 'expired')`.as(
        'waiting',
      ),
    )
    .select(sql<boolean>`listings.expires_at > offer.expires_at and ${isLiveListing}`.as('renewed'))
    .orderBy('offer.expires_at')
    .orderBy('listings.id')
    .execute();
}

export async function deleteEmailsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('renewal_letters').where('created_at', '<', time).execute();
}
