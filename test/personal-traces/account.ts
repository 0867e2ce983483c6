import type { Viewer } from '../../src/contract/endpoint.ts';
import { hashOfSecret } from '../../src/features/accounts/index.ts';
import { newAdvertiser } from '../listings.ts';
import type { TestPlatform } from '../platform.ts';

/**
 * Rows that depend only on the account: favourites, keys of emails, sessions, ways of signing in, referrals.
 */
export async function traceAccount(
  platform: TestPlatform,
  { advertiserId: id, email }: Viewer,
  { listing, friend }: { listing: number; friend: Viewer },
): Promise<void> {
  const { db, ids } = platform;
  const now = platform.clock.now();
  const later = new Date(now.getTime() + 86_400_000);
  const own = { advertiser_id: id };
  await db
    .insertInto('favourites')
    .values({ ...own, listing_id: listing, state_seen: 'active', created_at: now })
    .execute();
  await db
    .insertInto('favourite_notes_off')
    .values({ ...own, off_at: now })
    .execute();
  await db
    .insertInto('favourite_keys')
    .values({ ...own, key_hash: hashOfSecret(`notes ${id}`), created_at: now })
    .execute();
  await db
    .insertInto('match_notes')
    .values({ ...own, kind: 'offers', off_at: now })
    .execute();
  await db
    .insertInto('match_keys')
    .values({ ...own, kind: 'offers', key_hash: hashOfSecret(`matches ${id}`), created_at: now })
    .execute();
  const ring = { id: ids.uuid(), ring_key: `stopa ${id}`, size: 2, proposed_at: now, expires_at: later };
  await db
    .insertInto('swap_rings')
    .values({ ...ring, state: 'ended', end_reason: 'lapsed', ended_at: now })
    .execute();
  await db
    .insertInto('swap_ring_members')
    .values({ ...own, ring_id: ring.id, position: 0, listing_id: listing, living: false })
    .execute();
  await db
    .insertInto('swap_ring_news')
    .values({ listing_id: listing })
    .onConflict((same) => same.doNothing())
    .execute();
  const follow = { created_at: now, follower_id: id, followed_id: friend.advertiserId };
  const followed = { created_at: now, follower_id: friend.advertiserId, followed_id: id };
  await db.insertInto('follows').values([follow, followed]).execute();
  await db
    .insertInto('follow_keys')
    .values({ ...follow, key_hash: hashOfSecret(`follow ${id}`) })
    .execute();
  await db.insertInto('follow_news').values({ follower_id: id, listing_id: listing }).execute();
  await db
    .insertInto('reservations')
    .values({ listing_id: listing, name: 'stopa-nikdy', reserved_at: now })
    .execute();
  const mail = ids.uuid();
  await db
    .insertInto('renewal_letters')
    .values({ ...own, id: mail, key_hash: hashOfSecret(mail), created_at: now })
    .execute();
  await db
    .insertInto('renewal_offers')
    .values({ listing_id: listing, letter_id: mail, expires_at: later })
    .execute();
  await db
    .insertInto('listing_removals')
    .values({
      listing_id: listing,
      state_before: 'active',
      reason: 'stopa-nikdy',
      rule: 'pravidla',
      source: 'own',
      removed_at: now,
    })
    .execute();
  await db
    .insertInto('listing_holds')
    .values({
      listing_id: listing,
      step: 'to-fix',
      reason: 'stopa-nikdy',
      rule: 'pravidla',
      away_since: now,
      step_since: now,
    })
    .execute();
  await db
    .insertInto('company_lookups')
    .values({ ...own, asked_at: now })
    .execute();
  await db
    .insertInto('sessions')
    .values({ ...own, token_hash: hashOfSecret(`session ${id}`), created_at: now, expires_at: later })
    .execute();
  await db
    .insertInto('second_factor_beginnings')
    .values({ token_hash: hashOfSecret(`session ${id}`), kind: 'add-totp', value: 'x', begun_at: now })
    .execute();
  const factor = { ...own, id: ids.uuid(), kind: 'totp', name: 'stopa-nikdy', created_at: now } as const;
  await db
    .insertInto('second_factors')
    .values({ ...factor, totp_secret: 'x', totp_step: 0 })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ ...own, code_hash: hashOfSecret(`recovery ${id}`), created_at: now })
    .execute();
  await db
    .insertInto('known_browsers')
    .values({ ...own, browser_hash: hashOfSecret(`browser ${id}`), used_at: now })
    .execute();
  await db
    .insertInto('email_requests')
    .values({ kind: 'pin', email, client: 'stopa', sent_at: now })
    .execute();
  await db
    .insertInto('photo_intake')
    .values({ ...own, client: 'stopa', files: 1, bytes: 1, taken_at: now })
    .execute();
  await db
    .insertInto('advertiser_identities')
    .values({ ...own, provider: 'google', subject: `stopa-nikdy-${id}`, created_at: now })
    .execute();
  await db
    .insertInto('account_leavings')
    .values({ ...own, asked_at: now, goes_at: later, withdrawn: [] })
    .execute();
  await db
    .insertInto('account_blocks')
    .values({ ...own, reason: 'stopa-nikdy', rule: 'pravidla', listings: [listing], blocked_at: now })
    .execute();
  await db
    .insertInto('referral_codes')
    .values({ ...own, code: `S${ids.pin()}`, created_at: now })
    .execute();
  const notice = { id: ids.uuid(), effective_on: '2026-06-01', changed_at: now, started_at: now };
  await db
    .insertInto('terms_notices')
    .values({ ...notice, concerns: 'terms', summary: 'Text' })
    .execute();
  await db
    .insertInto('terms_notice_deliveries')
    .values({ ...own, notice_id: notice.id, outcome: 'taken', done_at: now, message_id: `<${notice.id}@x>` })
    .execute();
  const guest = await newAdvertiser(platform);
  await db
    .insertInto('referrals')
    .values([
      { ...own, referrer_id: friend.advertiserId, counted_at: now },
      { advertiser_id: guest.advertiserId, referrer_id: id, counted_at: now },
    ])
    .execute();
  const subscription = { ...own, endpoint: `https://push.example/stopa-nikdy-${id}`, p256dh: 'x', auth: 'x' };
  await db
    .insertInto('push_subscriptions')
    .values({ ...subscription, id: ids.uuid(), created_at: now })
    .execute();
}
