import { sql } from 'kysely';
import type { Viewer } from '../../src/contract/endpoint.ts';
import { setPublicName, hashOfSecret } from '../../src/features/accounts/index.ts';
import { photosOfAlbums } from '../../src/features/media/index.ts';
import { setContact } from '../../src/features/profiles/set-contact.ts';
import { addListing, filledDraft, newAdvertiser } from '../listings.ts';
import type { TestPlatform } from '../platform.ts';
import { traceAccount } from './account.ts';
import { traceConversations } from './conversations.ts';
import { traceLottery } from './lottery.ts';
import { traceOrders } from './orders.ts';
import { traceReports } from './reports.ts';

/**
 * Inserts a row of the person into every table that can hold one, so that export and deletion are tested
 * completely.
 */
export async function createTraces(platform: TestPlatform, viewer: Viewer): Promise<void> {
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
  for (const table of ['favourite_news', 'watch_news', 'match_news'] as const)
    await db
      .insertInto(table)
      .values({ listing_id: listing })
      .onConflict((conflict) => conflict.doNothing())
      .execute();

  const friend = await newAdvertiser(platform);
  // Whether the two really match does not matter here.
  await db.insertInto('matches').values({ demand_id: listing, offer_id: listing, found_at: now }).execute();
  await traceConversations(platform, viewer, { listing, friend, client });
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

  await traceReminder(platform, email);
  await traceWatch(platform, { email, listing, client });
  await traceNewsletter(platform, email, client);
  await traceAccount(platform, viewer, { listing, friend });
  await traceReports(platform, viewer, { listing, friend });
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

/** A watched search with its key, its results and its pending request. */
async function traceWatch(
  { db, ids, clock }: TestPlatform,
  { email, listing, client }: { email: string; listing: number; client: string },
): Promise<void> {
  const now = clock.now();
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
}

/** A sent reminder of an outgrown thing, with its key. */
async function traceReminder({ db, ids, clock }: TestPlatform, email: string): Promise<void> {
  const now = clock.now();
  const id = ids.uuid();
  await db
    .insertInto('size_reminders')
    .values({
      id,
      email,
      state: 'sent',
      category: 'florbalky',
      size: '75',
      attributes: JSON.stringify({ shaftLengthCm: ['75-75'] }),
      month: '2026-01',
      spread: 2,
      created_at: now,
      sent_at: now,
    })
    .execute();
  await db
    .insertInto('size_reminder_keys')
    .values({ key_hash: hashOfSecret(id), email, reminder_id: id, created_at: now })
    .execute();
}

/** A newsletter subscription with a key, a pending request and a sent issue. */
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
  const mail = { id: ids.uuid(), subject: 'Novinky', body: 'Text', changed_at: now };
  await db
    .insertInto('newsletter_letters')
    .values({ ...mail, state: 'sending', started_at: now, recipients: 1 })
    .execute();
  await db
    .insertInto('newsletter_deliveries')
    .values({ letter_id: mail.id, subscriber_id: id, outcome: 'taken', queued_at: now, done_at: now })
    .execute();
}
