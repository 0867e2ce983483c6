import { sql } from 'kysely';
import type { Viewer } from '../src/contract/endpoint.ts';
import { hashOfSecret, setPublicName } from '../src/features/accounts/index.ts';
import { photosOfAlbums } from '../src/features/media/index.ts';
import { setContact } from '../src/features/profiles/set-contact.ts';
import { addListing, filledDraft, newAdvertiser } from './listings.ts';
import type { TestPlatform } from './platform.ts';

/** A row of the person in every table that can hold one, so that nothing is forgotten when they take or leave. */
export async function leaveTraces(platform: TestPlatform, viewer: Viewer): Promise<void> {
  const { db, ids } = platform;
  const { advertiserId: id, email } = viewer;
  const now = platform.clock.now();
  const later = new Date(now.getTime() + 86_400_000);
  const client = 'stopa-klient';
  await setPublicName(db, id, 'Stopa Nikdy', now);
  await setContact(platform, viewer, { kind: 'phone', value: '777 123 456', client, tokenHash: undefined });

  const draft = await filledDraft(platform, viewer, { photos: 2 });
  const { album_id } = await db
    .selectFrom('listing_drafts')
    .where('id', '=', draft)
    .select('album_id')
    .executeTakeFirstOrThrow();
  await photosOfAlbums(db, [album_id]);
  await db
    .insertInto('uploads')
    .values({ id: ids.uuid(), album_id, file_name: 'stopa-nikdy.jpg', size_bytes: 9, created_at: now })
    .execute();

  const listing = await addListing(platform, viewer, {
    values: { description: 'Popis, který má v sobě stopa-nikdy.' },
  });
  await db
    .insertInto('listing_views')
    .values({ listing_id: listing, day: sql`current_date`, visitors: 3 })
    .execute();
  await db.insertInto('sales').values({ listing_id: listing, price: 500, sold_at: now }).execute();
  await db
    .insertInto('imported_listings')
    .values({ reference: `stopa-nikdy-${listing}`, listing_id: listing, line_hash: 'x' })
    .execute();
  for (const table of ['favourite_news', 'watch_news'] as const)
    await db
      .insertInto(table)
      .values({ listing_id: listing })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  const friend = await newAdvertiser(platform);
  const elsewhere = await addListing(platform, friend);
  const message = { listing_id: listing, client, created_at: now };
  await db
    .insertInto('contact_messages')
    .values([
      {
        ...message,
        id: ids.uuid(),
        sender_id: null,
        sender_name: 'Zájemce',
        sender_email: 'zajemce@example.cz',
        message: 'Je ještě volná?',
      },
      {
        ...message,
        id: ids.uuid(),
        listing_id: elsewhere,
        sender_id: id,
        sender_name: 'Stopa',
        sender_email: email,
        message: 'Stopa-nikdy se ptá.',
      },
    ])
    .execute();
  await db
    .insertInto('operator_messages')
    .values({
      id: ids.uuid(),
      topic: 'privacy',
      sender_name: 'Stopa',
      sender_email: email,
      message: 'Co o mně víte?',
      client,
      created_at: now,
    })
    .execute();

  const watch = ids.uuid();
  const wish = { search: 'q=stopa-nikdy', name: 'stopa', frequency: 'daily', state: 'active' } as const;
  await db
    .insertInto('watches')
    .values({ id: watch, email, ...wish, since: now, created_at: now })
    .execute();
  await db
    .insertInto('watch_keys')
    .values({ key_hash: hashOfSecret(watch), watch_id: watch, created_at: now })
    .execute();
  await db
    .insertInto('watch_matches')
    .values({ watch_id: watch, listing_id: listing, found_at: now })
    .execute();
  await db.insertInto('watch_requests').values({ email, client, sent_at: now }).execute();

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
    .insertInto('push_subscriptions')
    .values({
      ...own,
      id: ids.uuid(),
      endpoint: `https://push.example/${id}`,
      p256dh: 'b',
      auth: 'a',
      created_at: now,
    })
    .execute();
  const letter = ids.uuid();
  await db
    .insertInto('renewal_letters')
    .values({ ...own, id: letter, key_hash: hashOfSecret(letter), created_at: now })
    .execute();
  await db
    .insertInto('renewal_offers')
    .values({ listing_id: listing, letter_id: letter, expires_at: later })
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
    .insertInto('advertiser_identities')
    .values({ ...own, provider: 'google', subject: `stopa-nikdy-${id}`, created_at: now })
    .execute();
  await db
    .insertInto('account_leavings')
    .values({ ...own, asked_at: now, goes_at: later, withdrawn: [] })
    .execute();
  await db
    .insertInto('referral_codes')
    .values({ ...own, code: `S${ids.pin()}`, created_at: now })
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
  await db.insertInto('lasting_pin_failures').values({ email, failed_at: now }).execute();
  await db
    .insertInto('sign_in_challenges')
    .values({
      id: ids.uuid(),
      email,
      browser_hash: 'x',
      code_hash: 'x',
      client,
      sent_at: now,
      expires_at: later,
      created_at: now,
    })
    .execute();
  await traceOrders(platform, viewer, listing);
}

/** A paid order with its payment and top, and one that nobody paid. */
async function traceOrders(
  { db, ids, clock }: TestPlatform,
  { advertiserId, email }: Viewer,
  listing: number,
): Promise<void> {
  const now = clock.now();
  const order = (paid: boolean) => ({
    id: ids.uuid(),
    variable_symbol: `${ids.pin()}${paid ? 1 : 2}`,
    advertiser_id: advertiserId,
    buyer_email: email,
    level_id: 'club',
    price_czk: 99,
    days: 30,
    level_name: 'Klub',
    state: paid ? ('paid' as const) : ('cancelled' as const),
    created_at: now,
    pay_until: now,
    paid_at: paid ? now : null,
  });
  const paid = order(true);
  await db
    .insertInto('membership_orders')
    .values([paid, order(false)])
    .execute();
  const period = { order_id: paid.id, advertiser_id: advertiserId, level_id: 'club', starts_at: now };
  await db
    .insertInto('membership_periods')
    .values({ ...period, ends_at: new Date(now.getTime() + 1000) })
    .execute();
  await db
    .insertInto('bank_payments')
    .values({
      fingerprint: paid.id,
      booked_on: sql`current_date`,
      amount_halere: 9900,
      order_id: paid.id,
      outcome: 'paid',
      imported_at: now,
    })
    .execute();
  await db.insertInto('tops').values({ order_id: paid.id, listing_id: listing, begun_at: now }).execute();
  await db
    .insertInto('admin_actions')
    .values({ admin_email: email, action: 'x', subject: 'x', reason: 'x', done_at: now })
    .execute();
}
