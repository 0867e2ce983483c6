// Printed from the migrated database by `npm run db types`; do not edit.
import type { ColumnType, GeneratedAlways } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue | undefined };
/** Written as text, because the driver would turn an array into a PostgreSQL array. */
export type Json = ColumnType<JsonValue, string, string>;
export type Timestamp = ColumnType<Date, Date, Date>;
/** May be left out of an insert, because the database has a default. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;

export interface AccountBlocksTable {
  advertiser_id: string;
  reason: string;
  rule: string;
  listings: number[];
  blocked_at: Timestamp;
}

export interface AccountExportsTable {
  id: string;
  advertiser_id: string;
  state: 'waiting' | 'ready';
  file_key: string | null;
  size_bytes: number | null;
  asked_at: Timestamp;
  ready_at: Timestamp | null;
  expires_at: Timestamp;
}

export interface AccountLeavingsTable {
  advertiser_id: string;
  asked_at: Timestamp;
  goes_at: Timestamp;
  withdrawn: number[];
}

export interface AccountViewsTable {
  id: string;
  advertiser_id: string;
  reason: string;
  started_at: Timestamp;
  ends_at: Timestamp;
}

export interface AdminActionsTable {
  id: GeneratedAlways<number>;
  admin_email: string;
  action: string;
  subject: string;
  reason: string;
  done_at: Timestamp;
}

export interface AdminNotesTable {
  id: string;
  advertiser_id: string;
  listing_id: number | null;
  author_id: string;
  note: string;
  created_at: Timestamp;
}

export interface AdvertiserIdentitiesTable {
  provider: 'google' | 'facebook';
  subject: string;
  advertiser_id: string;
  created_at: Timestamp;
}

export interface AdvertiserOldSlugsTable {
  slug: string;
  advertiser_id: string;
  retired_at: Timestamp;
}

export interface AdvertisersTable {
  id: string;
  email: string;
  email_verified_at: Timestamp | null;
  public_name: string;
  slug: string;
  is_trader: Generated<boolean>;
  company_name: string | null;
  company_id: string | null;
  phone: string | null;
  phone_public: Generated<boolean>;
  phone_verified_at: Timestamp | null;
  lasting_pin_hash: string | null;
  card_limit: Generated<number>;
  is_demo: Generated<boolean>;
  created_at: Timestamp;
  password_hash: string | null;
  full_name: string | null;
  other_email: string | null;
  other_email_verified_at: Timestamp | null;
  vat_id: string | null;
  street: string | null;
  city: string | null;
  postcode: string | null;
  place_shown: Generated<'exact' | 'district'>;
  blocked_at: Timestamp | null;
  level_id: Generated<string>;
  moderator_since: Timestamp | null;
}

export interface AlbumsTable {
  id: string;
  advertiser_id: string;
  created_at: Timestamp;
  fewest_photos: Generated<number>;
  conversation_id: string | null;
  message_id: string | null;
  capacity: number | null;
}

export interface AttachedListingsTable {
  message_id: string;
  conversation_id: string;
  listing_id: number;
}

export interface BankPaymentsTable {
  id: GeneratedAlways<number>;
  fingerprint: string;
  booked_on: string;
  amount_halere: number;
  variable_symbol: string | null;
  payer_account: string | null;
  payer_name: string | null;
  message: string | null;
  order_id: string | null;
  outcome: 'paid' | 'partial' | 'over' | 'not-waiting' | 'unknown' | 'reversed';
  imported_at: Timestamp;
  settled_at: Timestamp | null;
}

export interface BrandChangesTable {
  slug: string;
  name: string;
  aliases: Generated<string[]>;
  categories: Generated<string[]>;
  lines: Generated<Json>;
  merged_into: string | null;
  changed_at: Timestamp;
}

export interface BrandRereadingTable {
  single: Generated<boolean>;
  last_id: number;
  finished: boolean;
}

export interface CategoryChangesTable {
  slug: string;
  name: string;
  forms: Json;
  hidden: boolean;
  merged_into: string | null;
  changed_at: Timestamp;
}

export interface CompaniesTable {
  company_id: string;
  company: Json | null;
  fetched_at: Timestamp;
}

export interface CompanyLookupsTable {
  id: GeneratedAlways<number>;
  advertiser_id: string;
  asked_at: Timestamp;
}

export interface ContactMessagesTable {
  id: string;
  listing_id: number;
  sender_name: string;
  sender_email: string;
  sender_phone: string | null;
  sender_id: string | null;
  message: string;
  client: string;
  created_at: Timestamp;
  conversation_id: string | null;
  from_advertiser: Generated<boolean>;
  by_email: Generated<boolean>;
  warning_dismissed: Generated<boolean>;
}

export interface ContactProofsTable {
  id: string;
  advertiser_id: string;
  kind: 'email' | 'other-email' | 'phone';
  target: string;
  code_hash: string;
  tries: Generated<number>;
  client: string;
  sent_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
}

export interface ContentRevisionsTable {
  id: GeneratedAlways<number>;
  collection: 'pages' | 'blog' | 'faq' | 'partners' | 'downloads';
  slug: string;
  source: string | null;
  file_hash: string | null;
  saved_at: Timestamp;
}

export interface ConversationsTable {
  id: string;
  listing_id: number;
  advertiser_id: string;
  asker_email: string;
  asker_name: string;
  asker_id: string | null;
  began_at: Timestamp;
  last_at: Timestamp;
  first_answered_at: Timestamp | null;
  advertiser_read_at: Timestamp | null;
  asker_read_at: Timestamp | null;
  advertiser_shelved_at: Timestamp | null;
  asker_shelved_at: Timestamp | null;
}

export interface DealChangesTable {
  message_id: string;
  conversation_id: string;
  change: 'reserved' | 'released' | 'sold' | 'reopened' | 'lapsed';
}

export interface DecisionsTable {
  id: string;
  subject: string;
  advertiser_id: string | null;
  action: 'kept' | 'handled' | 'hidden' | 'removed' | 'blocked';
  reason: string;
  rule: string;
  source: 'reported' | 'own' | 'detected';
  key_hash: string | null;
  decided_at: Timestamp;
  reversed_at: Timestamp | null;
  decided_by: string | null;
  seen_title: string | null;
  seen_content: string | null;
  seen_facts: Json | null;
}

export interface DismissedBrandWordsTable {
  word: string;
  dismissed_at: Timestamp;
}

export interface DistrictsTable {
  code: string;
  name: string;
  region_code: string;
  town_name: string;
  lat: number;
  lon: number;
}

export interface EmailRequestsTable {
  id: GeneratedAlways<number>;
  kind: 'pin' | 'receipt' | 'watch' | 'newsletter' | 'contact-code' | 'size-reminder';
  email: string;
  client: string;
  browser_hash: string | null;
  sent_at: Timestamp;
}

export interface FavouriteKeysTable {
  key_hash: string;
  advertiser_id: string;
  created_at: Timestamp;
}

export interface FavouriteNewsTable {
  listing_id: number;
  seq: GeneratedAlways<number>;
}

export interface FavouriteNotesOffTable {
  advertiser_id: string;
  off_at: Timestamp;
}

export interface FavouritesTable {
  advertiser_id: string;
  listing_id: number;
  price_seen: number | null;
  state_seen: string;
  created_at: Timestamp;
}

export interface FollowKeysTable {
  key_hash: string;
  follower_id: string;
  followed_id: string;
  created_at: Timestamp;
}

export interface FollowNewsTable {
  follower_id: string;
  listing_id: number;
}

export interface FollowsTable {
  follower_id: string;
  followed_id: string;
  created_at: Timestamp;
}

export interface HeldMessagesTable {
  id: string;
  stop_id: string;
  conversation_id: string;
  from_advertiser: boolean;
  message: string;
  client: string;
  created_at: Timestamp;
  by_email: Generated<boolean>;
}

export interface ImportedListingsTable {
  reference: string;
  listing_id: number;
  line_hash: string;
}

export interface InboundEmailsTable {
  identity: string;
  conversation_id: string;
  received_at: Timestamp;
}

export interface KnownBrowsersTable {
  advertiser_id: string;
  browser_hash: string;
  used_at: Timestamp;
}

export interface LastingPinFailuresTable {
  id: GeneratedAlways<number>;
  email: string;
  failed_at: Timestamp;
  secret: Generated<'pin' | 'password' | 'totp'>;
  client: string | null;
  browser_hash: string | null;
}

export interface LeftSlugsTable {
  slug_hash: string;
  left_at: Timestamp;
}

export interface ListingChangesTable {
  id: GeneratedAlways<number>;
  transaction: Generated<string>;
  listing_id: number | null;
  changed_at: Generated<Timestamp>;
}

export interface ListingDraftsTable {
  id: string;
  advertiser_id: string;
  kind: 'offer' | 'demand';
  album_id: string;
  values: Generated<Json>;
  published_listing_id: number | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  batch_id: string | null;
  batch_position: Generated<number>;
}

export interface ListingHoldsTable {
  listing_id: number;
  step: 'to-fix' | 'to-look';
  reason: string | null;
  rule: string | null;
  away_since: Timestamp;
  step_since: Timestamp;
  signals: Generated<string[]>;
  edited: Generated<boolean>;
}

export interface ListingRemovalsTable {
  listing_id: number;
  state_before: 'active' | 'reserved' | 'sold' | 'withdrawn' | 'expired' | 'resting' | 'held';
  reason: string;
  rule: string;
  source: 'reported' | 'own' | 'detected';
  removed_at: Timestamp;
}

export interface ListingViewsTable {
  listing_id: number;
  day: string;
  visitors: number;
}

export interface ListingsTable {
  id: Generated<number>;
  reference: string | null;
  advertiser_id: string;
  album_id: string | null;
  kind: 'offer' | 'demand';
  state: 'active' | 'reserved' | 'sold' | 'withdrawn' | 'expired' | 'resting' | 'held' | 'blocked';
  block_reason: string | null;
  category_id: number;
  title: string;
  slug: string;
  description: string;
  brand: string | null;
  brand_text: string | null;
  model: string | null;
  condition: 'new' | 'like-new' | 'used' | 'damaged' | null;
  wear: 'light' | 'moderate' | 'heavy' | null;
  attributes: Generated<Json>;
  price_type: 'fixed' | 'agreement' | 'free';
  price: number | null;
  swap: Generated<boolean>;
  swap_wants: string | null;
  place_code: string | null;
  place_name: string;
  district_code: string;
  place_exact: boolean;
  version: Generated<number>;
  topped_until: Timestamp | null;
  inserted: Timestamp;
  changed: Timestamp;
  created: Timestamp;
  updated: Timestamp;
  expires_at: Timestamp;
  reading_version: Generated<number>;
  marks: Generated<string[]>;
  read_price_czk: number | null;
  filter_brand: string | null;
  filter_condition: string | null;
  filter_wear: string | null;
  filter_choices: Generated<string[]>;
  filter_from: Generated<number[]>;
  filter_to: Generated<number[]>;
  swap_category: number | null;
  swap_size: string | null;
  swap_hand: 'left' | 'right' | 'straight' | null;
  wanted_conditions: string[] | null;
  product_lines: Generated<string[]>;
  was_reserved: Generated<boolean>;
  quantity: Generated<number>;
  pieces_sold: Generated<number>;
  items: Generated<string[]>;
}

export interface LotteryEntriesTable {
  round_id: string;
  listing_id: number;
  owner_listing_id: number;
  advertiser_id: string | null;
}

export interface LotteryPrizesTable {
  id: string;
  round_id: string;
  place: number;
  counter: number;
  listing_id: number;
  advertiser_id: string | null;
  state: 'waiting' | 'accepted' | 'handed-over' | 'declined' | 'lapsed' | 'passed-over' | 'gone';
  reason: string | null;
  key_hash: string;
  drawn_at: Timestamp;
  answer_until: Timestamp;
  settled_at: Timestamp | null;
}

export interface LotteryRoundsTable {
  id: string;
  slug: string;
  name: string;
  prize: string;
  prize_value_czk: number;
  prizes: number;
  first_day: string;
  last_day: string;
  draw_at: Timestamp;
  draws_itself: boolean;
  state: 'draft' | 'open' | 'closed' | 'drawn' | 'cancelled';
  rules_html: string | null;
  commitment: string | null;
  list_digest: string | null;
  entries: number | null;
  secret: string | null;
  created_at: Timestamp;
  opened_at: Timestamp | null;
  closed_at: Timestamp | null;
  drawn_at: Timestamp | null;
  cancelled_at: Timestamp | null;
  cancel_reason: string | null;
  forgotten_at: Timestamp | null;
  is_demo: Generated<boolean>;
}

export interface LotterySecretsTable {
  round_id: string;
  secret: string;
}

export interface MatchKeysTable {
  key_hash: string;
  advertiser_id: string;
  kind: 'offers' | 'demands';
  created_at: Timestamp;
}

export interface MatchNewsTable {
  listing_id: number;
  seq: GeneratedAlways<number>;
}

export interface MatchNotesTable {
  advertiser_id: string;
  kind: 'offers' | 'demands';
  notified_at: Timestamp | null;
  off_at: Timestamp | null;
}

export interface MatchesTable {
  demand_id: number;
  offer_id: number;
  found_at: Timestamp;
  demander_notified_at: Timestamp | null;
  offerer_notified_at: Timestamp | null;
  fits: Generated<boolean>;
}

export interface MeetingPointsTable {
  id: string;
  kind: 'hall' | 'tournament';
  name: string;
  address: string | null;
  place_code: string;
  lat: number;
  lon: number;
  starts_on: string | null;
  ends_on: string | null;
  hidden_at: Timestamp | null;
  demo: Generated<boolean>;
  changed_at: Timestamp;
}

export interface MeetingsTable {
  message_id: string;
  conversation_id: string;
  place: string;
  meets_at: Timestamp;
  answer: 'confirmed' | 'declined' | 'replaced' | 'cancelled' | null;
  answered_at: Timestamp | null;
}

export interface MembershipLevelsTable {
  id: string;
  name: string;
  rank: number;
  price_czk: number;
  days: number;
  cards: number;
  tops: number;
}

export interface MembershipOrdersTable {
  id: string;
  variable_symbol: string;
  advertiser_id: string | null;
  buyer_email: string;
  level_id: string;
  price_czk: number;
  days: number;
  level_name: string;
  state: 'awaiting-payment' | 'paid' | 'cancelled' | 'expired';
  created_at: Timestamp;
  pay_until: Timestamp;
  paid_at: Timestamp | null;
  closed_at: Timestamp | null;
  refund_account: string | null;
  refunded_at: Timestamp | null;
  surplus_returned_halere: Generated<number>;
  cards: number | null;
  tops: number | null;
}

export interface MembershipPeriodsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  advertiser_id: string;
  level_id: string;
  starts_at: Timestamp;
  ends_at: Timestamp;
  end_told_at: Timestamp | null;
}

export interface MessageBlocksTable {
  blocker_id: string;
  blocked_email: string;
  blocked_id: string | null;
  created_at: Timestamp;
}

export interface NewsletterDeliveriesTable {
  letter_id: string;
  subscriber_id: string;
  outcome: 'waiting' | 'taken' | 'refused' | 'skipped';
  queued_at: Timestamp;
  done_at: Timestamp | null;
}

export interface NewsletterKeysTable {
  key_hash: string;
  subscriber_id: string;
  wording: string | null;
  created_at: Timestamp;
}

export interface NewsletterLettersTable {
  id: string;
  subject: string;
  body: string;
  version: Generated<number>;
  state: 'draft' | 'sending' | 'paused' | 'sent';
  changed_at: Timestamp;
  started_at: Timestamp | null;
  finished_at: Timestamp | null;
  recipients: number | null;
  taken: number | null;
  refused: number | null;
  skipped: number | null;
}

export interface NewsletterRequestsTable {
  id: GeneratedAlways<number>;
  email: string;
  client: string;
  sent_at: Timestamp;
}

export interface NewsletterSubscribersTable {
  id: string;
  email: string;
  state: 'unconfirmed' | 'subscribed' | 'signed-off' | 'undeliverable';
  wording: string;
  asked_at: Timestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
  refusals: Generated<number>;
}

export interface ObjectionsTable {
  id: string;
  decision_id: string;
  report: number | null;
  message: string;
  created_at: Timestamp;
  answer: string | null;
  granted: boolean | null;
  answered_at: Timestamp | null;
}

export interface OperatorMessagesTable {
  id: string;
  topic: 'question' | 'report' | 'objection' | 'cooperation' | 'membership' | 'privacy' | 'accessibility';
  sender_name: string;
  sender_email: string;
  message: string;
  client: string;
  created_at: Timestamp;
}

export interface OperatorNoticesTable {
  subject: string;
  sent_at: Timestamp;
}

export interface OptionChangesTable {
  list: string;
  id: string;
  label: string;
  hidden: boolean;
  merged_into: string | null;
  changed_at: Timestamp;
}

export interface PendingDecisionsTable {
  subject: string;
  id: string;
  advertiser_id: string | null;
  decided_by: string;
  decider_email: string;
  action: string;
  reason: string;
  rule: string;
  up_to: number;
  decided_at: Timestamp;
  due_at: Timestamp;
  problem: string | null;
}

export interface PhotoFingerprintsTable {
  photo_id: string;
  windows: Buffer | null;
  keys: number[] | null;
  failed_tries: Generated<number>;
  tried_at: Timestamp | null;
}

export interface PhotoIntakeTable {
  id: GeneratedAlways<number>;
  advertiser_id: string;
  client: string;
  files: number;
  bytes: number;
  taken_at: Timestamp;
}

export interface PhotosTable {
  id: string;
  album_id: string;
  position: number;
  state: 'processing' | 'ready' | 'failed';
  content_hash: string;
  source_key: string;
  width: number;
  height: number;
  turn: Generated<number>;
  placeholder: string;
  preview_key: string;
  variants: Generated<Json>;
  created_at: Timestamp;
  removed_at: Timestamp | null;
}

export interface PlacePostcodesTable {
  postcode: string;
  place_code: string;
}

export interface PlacesTable {
  code: string;
  name: string;
  folded: string;
  district_code: string;
  lat: number;
  lon: number;
  weight: Generated<number>;
  source: 'built-in' | 'official';
}

export interface PriceOffersTable {
  message_id: string;
  conversation_id: string;
  price: number;
  answer: 'accepted' | 'declined' | 'countered' | 'withdrawn' | 'lapsed' | null;
  answered_at: Timestamp | null;
}

export interface PushSubscriptionsTable {
  id: string;
  advertiser_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Timestamp;
  browser_hash: string | null;
}

export interface QueueWorkersTable {
  worker_id: string;
  seen_at: Timestamp;
  session_name: string | null;
}

export interface RecoveryCodesTable {
  code_hash: string;
  advertiser_id: string;
  created_at: Timestamp;
}

export interface RedirectsTable {
  path: string;
  target: string;
  permanent: boolean;
  changed_at: Timestamp;
}

export interface ReferralCodesTable {
  advertiser_id: string;
  code: string;
  created_at: Timestamp;
}

export interface ReferralsTable {
  advertiser_id: string;
  referrer_id: string;
  counted_at: Timestamp;
}

export interface RefusedEmailsTable {
  id: GeneratedAlways<number>;
  domain: string;
  answer: string;
  refused_at: Timestamp;
}

export interface RegionsTable {
  code: string;
  name: string;
}

export interface RenewalLettersTable {
  id: string;
  advertiser_id: string;
  key_hash: string;
  created_at: Timestamp;
}

export interface RenewalOffersTable {
  listing_id: number;
  expires_at: Timestamp;
  letter_id: string;
}

export interface ReportsTable {
  number: GeneratedAlways<number>;
  key_hash: string;
  mailed_key_hash: string | null;
  subject: string;
  advertiser_id: string | null;
  title: string;
  content: string;
  photo: string | null;
  reason: 'fraud' | 'prohibited' | 'not-floorball' | 'stolen' | 'counterfeit' | 'foreign-content' | 'misleading' | 'personal-data' | 'insult' | 'duplicate' | 'child-abuse' | 'other';
  explanation: string;
  sender_name: string | null;
  sender_email: string | null;
  sender_id: string | null;
  client: string;
  created_at: Timestamp;
  decision_id: string | null;
  bad_faith_at: Timestamp | null;
  photos: Generated<string[]>;
  receipt_key_hash: string | null;
  email_proven_at: Timestamp | null;
  facts: Json | null;
}

export interface ReservationsTable {
  listing_id: number;
  conversation_id: string | null;
  name: string;
  reserved_at: Timestamp;
  sold_at: Timestamp | null;
}

export interface ReviewsTable {
  id: string;
  listing_id: number | null;
  conversation_id: string | null;
  by_advertiser: boolean;
  author_id: string | null;
  subject_id: string;
  handed_over: boolean;
  as_described: boolean | null;
  smooth: boolean;
  text: string;
  written_at: Timestamp;
  reply: string | null;
  replied_at: Timestamp | null;
  hidden_at: Timestamp | null;
  reply_hidden_at: Timestamp | null;
  sold_at: Timestamp | null;
}

export interface SalesTable {
  listing_id: number;
  price: number;
  sold_at: Timestamp;
}

export interface SearchLogTable {
  day: string;
  measure: 'unknown-word' | 'no-result' | 'dropped-filter';
  term: string;
  visitors: number;
}

export interface SecondFactorBeginningsTable {
  token_hash: string;
  kind: 'add-totp' | 'add-passkey' | 'pass-passkey';
  value: string;
  begun_at: Timestamp;
}

export interface SecondFactorsTable {
  id: string;
  advertiser_id: string;
  kind: 'totp' | 'passkey';
  name: string;
  totp_secret: string | null;
  totp_step: number | null;
  credential_id: string | null;
  public_key: Buffer | null;
  sign_count: number | null;
  transports: string[] | null;
  created_at: Timestamp;
  used_at: Timestamp | null;
}

export interface SenderStopsTable {
  id: string;
  advertiser_id: string | null;
  email: string;
  conversation_ids: string[];
  stopped_at: Timestamp;
  confirmed_at: Timestamp | null;
  ended_at: Timestamp | null;
}

export interface SessionsTable {
  token_hash: string;
  advertiser_id: string;
  created_at: Timestamp;
  expires_at: Timestamp;
  id: Generated<string>;
  device: string | null;
  last_used_at: Timestamp | null;
  browser_hash: string | null;
  second_factor_at: Timestamp | null;
  account_view_id: string | null;
}

export interface SignInChallengesTable {
  id: string;
  email: string;
  browser_hash: string;
  code_hash: string;
  tries: Generated<number>;
  letters: Generated<number>;
  sent_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
  client: string;
  created_at: Timestamp;
  registered_name: string | null;
  registered_password_hash: string | null;
  identity_provider: string | null;
  identity_subject: string | null;
}

export interface SizeReminderKeysTable {
  key_hash: string;
  email: string;
  reminder_id: string | null;
  created_at: Timestamp;
}

export interface SizeRemindersTable {
  id: string;
  email: string;
  state: 'unconfirmed' | 'active' | 'sent';
  category: string;
  size: string;
  brand: string | null;
  model: string | null;
  attributes: Json;
  listing_id: number | null;
  place_code: string | null;
  month: string;
  spread: number;
  created_at: Timestamp;
  sent_at: Timestamp | null;
}

export interface SwapRingMembersTable {
  ring_id: string;
  position: number;
  listing_id: number;
  advertiser_id: string;
  agreed_at: Timestamp | null;
  living: Generated<boolean>;
  conversation_id: string | null;
}

export interface SwapRingNewsTable {
  listing_id: number;
  seq: GeneratedAlways<number>;
}

export interface SwapRingsTable {
  id: string;
  ring_key: string;
  size: number;
  state: 'proposed' | 'agreed' | 'ended';
  end_reason: 'declined' | 'changed' | 'lapsed' | 'left' | 'done' | null;
  proposed_at: Timestamp;
  expires_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface TermsNoticeDeliveriesTable {
  id: Generated<string>;
  notice_id: string;
  advertiser_id: string | null;
  outcome: Generated<'waiting' | 'taken' | 'refused' | 'skipped'>;
  queued_at: Timestamp | null;
  done_at: Timestamp | null;
  message_id: string | null;
  seen_at: Timestamp | null;
  closed_at: Timestamp | null;
}

export interface TermsNoticesTable {
  id: string;
  concerns: 'terms' | 'privacy';
  summary: string;
  effective_on: string;
  version: Generated<number>;
  changed_at: Timestamp;
  started_at: Timestamp | null;
  paused_at: Timestamp | null;
}

export interface TopsTable {
  id: GeneratedAlways<number>;
  order_id: string;
  listing_id: number;
  begun_at: Timestamp;
}

export interface TransparencyCountedTable {
  single: Generated<boolean>;
  until: Timestamp;
}

export interface TransparencyCountsTable {
  year: number;
  measure: string;
  item: string;
  count: number;
}

export interface UploadsTable {
  id: string;
  album_id: string;
  file_name: string;
  size_bytes: number;
  created_at: Timestamp;
}

export interface UsualPricesTable {
  category_id: number;
  product: string;
  grade: 'new' | 'like-new' | 'light' | 'moderate' | 'heavy';
  low: number;
  typical: number;
  high: number;
  mean_age: number | null;
  per_year: number;
  sales: number;
  offers: number;
  is_demo: boolean;
}

export interface WatchKeysTable {
  key_hash: string;
  watch_id: string;
  created_at: Timestamp;
}

export interface WatchMatchesTable {
  watch_id: string;
  listing_id: number;
  found_at: Timestamp;
  told_at: Timestamp | null;
}

export interface WatchNewsTable {
  listing_id: number;
  seq: GeneratedAlways<number>;
}

export interface WatchRequestsTable {
  id: GeneratedAlways<number>;
  email: string;
  client: string;
  sent_at: Timestamp;
}

export interface WatchesTable {
  id: string;
  email: string;
  search: string;
  name: string;
  frequency: 'at-once' | 'daily' | 'weekly';
  state: 'unconfirmed' | 'active' | 'paused';
  since: Timestamp;
  told_at: Timestamp | null;
  created_at: Timestamp;
}

export interface Tables {
  account_blocks: AccountBlocksTable;
  account_exports: AccountExportsTable;
  account_leavings: AccountLeavingsTable;
  account_views: AccountViewsTable;
  admin_actions: AdminActionsTable;
  admin_notes: AdminNotesTable;
  advertiser_identities: AdvertiserIdentitiesTable;
  advertiser_old_slugs: AdvertiserOldSlugsTable;
  advertisers: AdvertisersTable;
  albums: AlbumsTable;
  attached_listings: AttachedListingsTable;
  bank_payments: BankPaymentsTable;
  brand_changes: BrandChangesTable;
  brand_rereading: BrandRereadingTable;
  category_changes: CategoryChangesTable;
  companies: CompaniesTable;
  company_lookups: CompanyLookupsTable;
  contact_messages: ContactMessagesTable;
  contact_proofs: ContactProofsTable;
  content_revisions: ContentRevisionsTable;
  conversations: ConversationsTable;
  deal_changes: DealChangesTable;
  decisions: DecisionsTable;
  dismissed_brand_words: DismissedBrandWordsTable;
  districts: DistrictsTable;
  email_requests: EmailRequestsTable;
  favourite_keys: FavouriteKeysTable;
  favourite_news: FavouriteNewsTable;
  favourite_notes_off: FavouriteNotesOffTable;
  favourites: FavouritesTable;
  follow_keys: FollowKeysTable;
  follow_news: FollowNewsTable;
  follows: FollowsTable;
  held_messages: HeldMessagesTable;
  imported_listings: ImportedListingsTable;
  inbound_emails: InboundEmailsTable;
  known_browsers: KnownBrowsersTable;
  lasting_pin_failures: LastingPinFailuresTable;
  left_slugs: LeftSlugsTable;
  listing_changes: ListingChangesTable;
  listing_drafts: ListingDraftsTable;
  listing_holds: ListingHoldsTable;
  listing_removals: ListingRemovalsTable;
  listing_views: ListingViewsTable;
  listings: ListingsTable;
  lottery_entries: LotteryEntriesTable;
  lottery_prizes: LotteryPrizesTable;
  lottery_rounds: LotteryRoundsTable;
  lottery_secrets: LotterySecretsTable;
  match_keys: MatchKeysTable;
  match_news: MatchNewsTable;
  match_notes: MatchNotesTable;
  matches: MatchesTable;
  meeting_points: MeetingPointsTable;
  meetings: MeetingsTable;
  membership_levels: MembershipLevelsTable;
  membership_orders: MembershipOrdersTable;
  membership_periods: MembershipPeriodsTable;
  message_blocks: MessageBlocksTable;
  newsletter_deliveries: NewsletterDeliveriesTable;
  newsletter_keys: NewsletterKeysTable;
  newsletter_letters: NewsletterLettersTable;
  newsletter_requests: NewsletterRequestsTable;
  newsletter_subscribers: NewsletterSubscribersTable;
  objections: ObjectionsTable;
  operator_messages: OperatorMessagesTable;
  operator_notices: OperatorNoticesTable;
  option_changes: OptionChangesTable;
  pending_decisions: PendingDecisionsTable;
  photo_fingerprints: PhotoFingerprintsTable;
  photo_intake: PhotoIntakeTable;
  photos: PhotosTable;
  place_postcodes: PlacePostcodesTable;
  places: PlacesTable;
  price_offers: PriceOffersTable;
  push_subscriptions: PushSubscriptionsTable;
  queue_workers: QueueWorkersTable;
  recovery_codes: RecoveryCodesTable;
  redirects: RedirectsTable;
  referral_codes: ReferralCodesTable;
  referrals: ReferralsTable;
  refused_emails: RefusedEmailsTable;
  regions: RegionsTable;
  renewal_letters: RenewalLettersTable;
  renewal_offers: RenewalOffersTable;
  reports: ReportsTable;
  reservations: ReservationsTable;
  reviews: ReviewsTable;
  sales: SalesTable;
  search_log: SearchLogTable;
  second_factor_beginnings: SecondFactorBeginningsTable;
  second_factors: SecondFactorsTable;
  sender_stops: SenderStopsTable;
  sessions: SessionsTable;
  sign_in_challenges: SignInChallengesTable;
  size_reminder_keys: SizeReminderKeysTable;
  size_reminders: SizeRemindersTable;
  swap_ring_members: SwapRingMembersTable;
  swap_ring_news: SwapRingNewsTable;
  swap_rings: SwapRingsTable;
  terms_notice_deliveries: TermsNoticeDeliveriesTable;
  terms_notices: TermsNoticesTable;
  tops: TopsTable;
  transparency_counted: TransparencyCountedTable;
  transparency_counts: TransparencyCountsTable;
  uploads: UploadsTable;
  usual_prices: UsualPricesTable;
  watch_keys: WatchKeysTable;
  watch_matches: WatchMatchesTable;
  watch_news: WatchNewsTable;
  watch_requests: WatchRequestsTable;
  watches: WatchesTable;
}
