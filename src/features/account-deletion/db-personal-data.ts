import { sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import {
  restrictions,
  byAsker,
  byEmail,
  ofAlbums,
  ofConversations,
  ofEmails,
  ofListings,
  ofMatched,
  ofNewsletter,
  ofOrders,
  ofPhotos,
  ofSender,
  ofSessions,
  ofWatches,
  byAdvertiser,
  sentReports,
  type Rows,
} from './db-rows.ts';

export type PersonalTable = {
  table: keyof Tables;
  /** File name in the archive, if not the table's. */
  name?: string;
  rows: Rows;
  /** Columns that concern someone else and are excluded from the archive. */
  without?: readonly string[];
  /** Timestamps truncated to the day, because the minute would identify someone else. */
  byDay?: readonly string[];
  /** `kept`: the law or the safety of others requires the rows to outlive the account. */
  onDeletion: 'deleted' | 'kept';
};

/**
 * Every table with personal data, in an order in which rows can be deleted. A test compares the list with the
 * database, so a new table cannot be left out.
 */
export const personalTables: readonly PersonalTable[] = [
  {
    table: 'reviews',
    name: 'written_reviews',
    rows: ({ id }) => sql`author_id = ${id}`,
    // The subject and their reply are someone else's data; reviews outlive their author anonymously.
    without: ['subject_id', 'reply', 'replied_at', 'reply_hidden_at'],
    onDeletion: 'kept',
  },
  {
    table: 'reviews',
    name: 'received_reviews',
    // A review is not disclosed to its subject before it is published.
    rows: ({ id }) => sql`(subject_id = ${id} and (written_at < now() - interval '14 days' or exists (
      select from reviews o where o.conversation_id = reviews.conversation_id and o.id <> reviews.id)))`,
    without: ['author_id', 'hidden_at'],
    onDeletion: 'deleted',
  },
  { table: 'price_offers', rows: ofConversations, onDeletion: 'deleted' },
  { table: 'deal_changes', rows: ofConversations, onDeletion: 'deleted' },
  { table: 'attached_listings', rows: ofConversations, onDeletion: 'deleted' },
  { table: 'inbound_emails', rows: ofConversations, onDeletion: 'deleted' },
  { table: 'meetings', rows: ofConversations, onDeletion: 'deleted' },
  {
    table: 'contact_messages',
    name: 'sent_messages',
    rows: ({ id, emails }) => sql`(sender_id = ${id} or sender_email = any(${emails}))`,
    onDeletion: 'deleted',
  },
  {
    table: 'contact_messages',
    name: 'received_messages',
    rows: (person) => sql`(
      (not from_advertiser and ${ofListings(person)})
      or (from_advertiser and conversation_id in (select id from conversations where ${byAsker(person)})))`,
    without: ['sender_email', 'sender_phone', 'sender_id', 'client'],
    onDeletion: 'deleted',
  },
  {
    table: 'conversations',
    // The other side's identity is known by name only, and what it has archived is its own data.
    rows: (person) => sql`(advertiser_id = ${person.id} or ${byAsker(person)})`,
    without: ['advertiser_id', 'asker_email', 'asker_id', 'advertiser_shelved_at', 'asker_shelved_at'],
    onDeletion: 'deleted',
  },
  {
    table: 'message_blocks',
    name: 'stopped_others',
    rows: ({ id }) => sql`blocker_id = ${id}`,
    without: ['blocked_email', 'blocked_id'],
    onDeletion: 'deleted',
  },
  {
    table: 'message_blocks',
    name: 'stopped_by_others',
    rows: ({ id, emails }) => sql`(blocked_id = ${id} or blocked_email = any(${emails}))`,
    without: ['blocker_id'],
    onDeletion: 'deleted',
  },
  {
    table: 'held_messages',
    rows: (person) => sql`stop_id in (select id from sender_stops where ${ofSender(person)})`,
    onDeletion: 'deleted',
  },
  { table: 'sender_stops', rows: ofSender, onDeletion: 'deleted' },
  {
    table: 'operator_messages',
    rows: ({ emails }) => sql`sender_email = any(${emails})`,
    onDeletion: 'deleted',
  },
  {
    table: 'objections',
    rows: (person) => sql`(
      report in (select number from reports where ${sentReports(person)})
      or (report is null and decision_id in (select id from decisions where ${restrictions(person)})))`,
    onDeletion: 'deleted',
  },
  {
    table: 'reports',
    name: 'sent_reports',
    rows: sentReports,
    // The reported content is someone else's and may no longer be public.
    without: ['advertiser_id', 'title', 'content', 'photo', 'facts'],
    onDeletion: 'deleted',
  },
  {
    table: 'reports',
    name: 'reports_about_you',
    // Only reports that led to a decision; the reporter stays anonymous, and their text or a message would
    // identify them.
    rows: (person) => sql`decision_id in (select id from decisions where ${restrictions(person)})`,
    without: [
      'subject',
      'title',
      'content',
      'facts',
      'explanation',
      'sender_name',
      'sender_email',
      'sender_id',
      'client',
      'bad_faith_at',
      'email_proven_at',
    ],
    byDay: ['created_at'],
    onDeletion: 'deleted',
  },
  {
    table: 'pending_decisions',
    rows: ({ id }) => sql`(advertiser_id = ${id} or decided_by = ${id})`,
    without: ['advertiser_id', 'decided_by', 'decider_email', 'action', 'reason', 'rule', 'up_to', 'problem'],
    onDeletion: 'deleted',
  },
  { table: 'decisions', rows: restrictions, without: ['decided_by'], onDeletion: 'deleted' },
  { table: 'watch_keys', rows: ofWatches, onDeletion: 'deleted' },
  { table: 'watch_matches', rows: ofWatches, onDeletion: 'deleted' },
  { table: 'watches', rows: byEmail, onDeletion: 'deleted' },
  { table: 'watch_requests', rows: byEmail, onDeletion: 'deleted' },
  { table: 'size_reminder_keys', rows: byEmail, onDeletion: 'deleted' },
  { table: 'size_reminders', rows: byEmail, onDeletion: 'deleted' },
  { table: 'newsletter_keys', rows: ofNewsletter, onDeletion: 'deleted' },
  { table: 'newsletter_deliveries', rows: ofNewsletter, onDeletion: 'deleted' },
  { table: 'newsletter_subscribers', rows: byEmail, onDeletion: 'deleted' },
  { table: 'newsletter_requests', rows: byEmail, onDeletion: 'deleted' },
  {
    table: 'push_subscriptions',
    rows: byAdvertiser,
    // These would allow anyone to send notifications to the browser.
    without: ['endpoint', 'p256dh', 'auth'],
    onDeletion: 'deleted',
  },
  { table: 'favourites', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'favourite_notes_off', rows: byAdvertiser, onDeletion: 'deleted' },
  {
    table: 'follow_news',
    rows: (person) => sql`(follower_id = ${person.id} or ${ofListings(person)})`,
    without: ['follower_id'],
    onDeletion: 'deleted',
  },
  {
    table: 'follow_keys',
    rows: ({ id }) => sql`(follower_id = ${id} or followed_id = ${id})`,
    without: ['follower_id', 'followed_id'],
    onDeletion: 'deleted',
  },
  { table: 'follows', rows: ({ id }) => sql`follower_id = ${id}`, onDeletion: 'deleted' },
  {
    table: 'follows',
    name: 'followers',
    // Followers stay anonymous to the advertiser they follow.
    rows: ({ id }) => sql`followed_id = ${id}`,
    without: ['follower_id', 'created_at'],
    onDeletion: 'deleted',
  },
  { table: 'reservations', rows: ofListings, onDeletion: 'deleted' },
  { table: 'favourite_keys', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'favourite_news', rows: ofListings, onDeletion: 'deleted' },
  { table: 'matches', rows: ofMatched, onDeletion: 'deleted' },
  { table: 'match_news', rows: ofListings, onDeletion: 'deleted' },
  { table: 'match_notes', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'match_keys', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'swap_ring_members', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'swap_ring_news', rows: ofListings, onDeletion: 'deleted' },
  { table: 'renewal_offers', rows: ofEmails, onDeletion: 'deleted' },
  { table: 'renewal_letters', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'listing_views', rows: ofListings, onDeletion: 'deleted' },
  { table: 'listing_removals', rows: ofListings, onDeletion: 'deleted' },
  { table: 'listing_holds', rows: ofListings, onDeletion: 'deleted' },
  { table: 'sales', rows: ofListings, onDeletion: 'deleted' },
  { table: 'tops', rows: ofListings, onDeletion: 'deleted' },
  { table: 'imported_listings', rows: ofListings, onDeletion: 'deleted' },
  { table: 'bank_payments', rows: ofOrders, onDeletion: 'kept' },
  { table: 'membership_periods', rows: byAdvertiser, onDeletion: 'deleted' },
  {
    table: 'membership_orders',
    name: 'unpaid_orders',
    rows: ({ id }) => sql`(advertiser_id = ${id} and paid_at is null)`,
    onDeletion: 'deleted',
  },
  {
    table: 'membership_orders',
    name: 'paid_orders',
    rows: ({ id }) => sql`(advertiser_id = ${id} and paid_at is not null)`,
    onDeletion: 'kept',
  },
  // Proof of a draw or of a delivered notice is kept; without the account it identifies no one.
  { table: 'terms_notice_deliveries', rows: byAdvertiser, onDeletion: 'kept' },
  { table: 'lottery_entries', rows: byAdvertiser, onDeletion: 'kept' },
  { table: 'lottery_prizes', rows: byAdvertiser, onDeletion: 'kept' },
  { table: 'admin_actions', rows: ({ emails }) => sql`admin_email = any(${emails})`, onDeletion: 'kept' },
  { table: 'admin_notes', rows: byAdvertiser, without: ['author_id'], onDeletion: 'deleted' },
  { table: 'watch_news', rows: ofListings, onDeletion: 'deleted' },
  { table: 'listing_drafts', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'listings', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'photo_intake', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'uploads', rows: ofAlbums, onDeletion: 'deleted' },
  // Derived from the photos, which the archive contains.
  { table: 'photo_fingerprints', rows: ofPhotos, without: ['windows', 'keys'], onDeletion: 'deleted' },
  { table: 'photos', rows: ofAlbums, onDeletion: 'deleted' },
  { table: 'albums', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'company_lookups', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'contact_proofs', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'email_requests', rows: byEmail, onDeletion: 'deleted' },
  { table: 'known_browsers', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'sign_in_challenges', rows: byEmail, onDeletion: 'deleted' },
  { table: 'lasting_pin_failures', rows: byEmail, onDeletion: 'deleted' },
  { table: 'advertiser_identities', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'advertiser_old_slugs', rows: byAdvertiser, onDeletion: 'deleted' },
  {
    table: 'second_factors',
    rows: byAdvertiser,
    // These would allow anyone to pass the second factor.
    without: ['totp_secret', 'totp_step', 'credential_id', 'public_key', 'sign_count'],
    onDeletion: 'deleted',
  },
  { table: 'second_factor_beginnings', rows: ofSessions, without: ['value'], onDeletion: 'deleted' },
  { table: 'recovery_codes', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'sessions', rows: byAdvertiser, onDeletion: 'deleted' },
  {
    table: 'referrals',
    // Referred people are identified by number and time only.
    rows: ({ id }) => sql`referrer_id = ${id}`,
    name: 'brought_along',
    without: ['advertiser_id'],
    onDeletion: 'deleted',
  },
  { table: 'referrals', rows: byAdvertiser, without: ['referrer_id'], onDeletion: 'deleted' },
  { table: 'referral_codes', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'account_blocks', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'account_views', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'account_exports', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'account_leavings', rows: byAdvertiser, onDeletion: 'deleted' },
  { table: 'advertisers', rows: ({ id }) => sql`id = ${id}`, onDeletion: 'deleted' },
];
