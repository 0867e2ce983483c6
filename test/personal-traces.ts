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
  const message = { listing_id: listing, conversation_id: received.id, client, created_at: now };
  await db
    .insertInto('contact_messages')
    .values([
      {
        ...message,
        id: ids.uuid(),
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

  await traceNewsletter(platform, email, client);
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
    .insertInto('account_blocks')
    .values({ ...own, reason: 'stopa-nikdy', rule: 'pravidla', listings: [listing], blocked_at: now })
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
  await traceLottery(platform, id, listing);
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

/** An entry of a round that was drawn, and the prize it has won. */
async function traceLottery({ db, ids, clock }: TestPlatform, id: string, listing: number): Promise<void> {
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

/** The newsletter with a key, a request and a letter that went. */
async function traceNewsletter(
  { db, ids, clock }: TestPlatform,
  email: string,
  client: string,
): Promise<void> {
  const now = clock.now();
  const id = ids.uuid();
  const consent = { wording: '2026-11', asked_at: now, confirmed_at: now };
  await db
    .insertInto('newsletter_subscribers')
    .values({ id, email, state: 'subscribed', ...consent })
    .execute();
  await db
    .insertInto('newsletter_keys')
    .values({ key_hash: hashOfSecret(id), subscriber_id: id, created_at: now })
    .execute();
  await db.insertInto('newsletter_requests').values({ email, client, sent_at: now }).execute();
  const letter = { id: ids.uuid(), subject: 'Novinky', body: 'Text', changed_at: now };
  await db
    .insertInto('newsletter_letters')
    .values({ ...letter, state: 'sending', started_at: now, recipients: 1 })
    .execute();
  await db
    .insertInto('newsletter_deliveries')
    .values({ letter_id: letter.id, subscriber_id: id, outcome: 'taken', queued_at: now, done_at: now })
    .execute();
}
