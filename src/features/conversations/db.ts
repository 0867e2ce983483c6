import { type RawBuilder, sql } from 'kysely';
import { wordPatterns } from '../../platform/database/word-patterns.ts';
import type { Database } from '../../platform/platform.ts';
import { nameInConversation } from '../accounts/index.ts';
import type { DealChange } from '../listings/contract.ts';
import type { MeetingAnswer, OfferAnswer, Side } from './contract.ts';

/** A conversation from one side's perspective. */
export type Found = {
  id: string;
  side: Side;
  listingId: number;
  /** The listing's advertiser; the asker may have no account. */
  advertiserId: string;
  advertiserName: string;
  advertiserSlug: string;
  /** For emails only; never shown. */
  advertiserEmail: string;
  /** The asker's account, or the account that has verified the asker's address. */
  askerId: string | null;
  /** For emails only; never shown. */
  askerEmail: string;
  askerName: string;
  /**
   * Whether the asker has written while signed in: then messages others sign with the address are kept out.
   */
  ofAccount: boolean;
  lastAt: Date;
  shelved: boolean;
  otherReadAt: Date | null;
  /** Age of both accounts in whole days when the conversation began; null without an account. */
  advertiserDays: number;
  askerDays: number | null;
  /** When the accounts were created. */
  advertiserSince: Date;
  askerSince: Date | null;
};

const daysOf = (account: 'advertiser' | 'asker') =>
  sql`floor(extract(epoch from c.began_at - ${sql.ref(account)}.created_at) / 86400)::integer`;

/** The verified address of an account: messages sent from it belong to its owner. */
const provenEmail = (id: string) =>
  sql`(select email from advertisers where id = ${id} and email_verified_at is not null)`;

/**
 * Condition for conversations an account may see: about its listings, its own, and those started with its
 * verified address.
 */
export const seenBy = (id: string): RawBuilder<boolean> => sql<boolean>`(c.advertiser_id = ${id}
  or c.asker_id = ${id} or (c.asker_id is null and c.asker_email = ${provenEmail(id)}))`;

/** SQL for values that depend on the account's side. */
export const sideOf = (id: string) =>
  sql<Side>`case when c.advertiser_id = ${id} then 'advertiser' else 'asker' end`;
export const readAtOf = (id: string) =>
  sql<Date | null>`case when c.advertiser_id = ${id} then c.advertiser_read_at else c.asker_read_at end`;
/** A message after archiving brings the conversation back. */
export const archivedBy = (id: string) => sql<boolean>`coalesce(
  case when c.advertiser_id = ${id} then c.advertiser_shelved_at else c.asker_shelved_at end >= c.last_at, false)`;

/** The account that has written; an account that merely verified the address later is not disclosed. */
type AskerNames = { askerTyped: string; askerPublicName: string | null };
const askerNames = sql`c.asker_name as "askerTyped", asker.public_name as "askerPublicName"`;

function withAskerName<Row extends AskerNames>({ askerTyped, askerPublicName, ...row }: Row) {
  return { ...row, askerName: nameInConversation(askerTyped, askerPublicName) };
}

/** A conversation of an account; undefined for someone else's. */
export const findConversation = (db: Database, id: string, viewerId: string): Promise<Found | undefined> =>
  conversationAs(db, id, viewerId, seenBy(viewerId));

const noAccount = '00000000-0000-0000-0000-000000000000';

/** A conversation from one side's perspective, also for an asker without an account. */
export async function conversationOfSide(db: Database, id: string, side: Side): Promise<Found | undefined> {
  const found = await conversationAs(db, id, noAccount, sql`true`);
  return side === 'advertiser' && found ? findConversation(db, id, found.advertiserId) : found;
}

async function conversationAs(
  db: Database,
  id: string,
  viewerId: string,
  allowed: RawBuilder<boolean>,
): Promise<Found | undefined> {
  const { rows } = await sql<Omit<Found, 'askerName'> & AskerNames>`
    select c.id, ${sideOf(viewerId)} as side, c.listing_id as "listingId", c.advertiser_id as "advertiserId",
      advertiser.public_name as "advertiserName", advertiser.slug as "advertiserSlug",
      advertiser.email as "advertiserEmail",
      coalesce(asker.id, (select id from advertisers where email = c.asker_email and email_verified_at is not null))
        as "askerId",
      coalesce(asker.email, c.asker_email) as "askerEmail", c.asker_id is not null as "ofAccount", ${askerNames},
      c.last_at as "lastAt", ${archivedBy(viewerId)} as shelved,
      ${daysOf('advertiser')} as "advertiserDays", ${daysOf('asker')} as "askerDays",
      advertiser.created_at as "advertiserSince", asker.created_at as "askerSince",
      case when c.advertiser_id = ${viewerId} then c.asker_read_at else c.advertiser_read_at end as "otherReadAt"
    from conversations c
    join advertisers advertiser on advertiser.id = c.advertiser_id
    left join advertisers asker on asker.id = c.asker_id
    where c.id = ${id} and ${allowed}`.execute(db);
  return rows.map(withAskerName)[0];
}

export type MessageRow = {
  id: string;
  message: string;
  created_at: Date;
  from_advertiser: boolean;
  sender_id: string | null;
  sender_phone: string | null;
  by_email: boolean;
  /** The recipient has dismissed the scam warning. */
  warning_dismissed: boolean;
  /** The offered price in whole CZK, and its answer. */
  offered: number | null;
  offer_answer: OfferAnswer | null;
  /** The proposed meeting, and its answer. */
  place: string | null;
  meets_at: Date | null;
  meeting_answer: MeetingAnswer | null;
  /** The proposal that it answers: what was answered carries the moment of the message that does. */
  answers: string | null;
  /** What the advertiser did with the listing, where nobody has written it. */
  change: DealChange | null;
  /** Id of an attached listing of the sender. */
  attached: number | null;
};

/** Messages of a conversation before a cursor, newest first. */
export async function messagesOf(
  db: Database,
  conversationId: string,
  { before, atMost }: { before: Place | undefined; atMost: number },
): Promise<MessageRow[]> {
  const rows = db
    .selectFrom('contact_messages')
    .leftJoin('price_offers', 'price_offers.message_id', 'contact_messages.id')
    .leftJoin('meetings', 'meetings.message_id', 'contact_messages.id')
    .leftJoin('deal_changes', 'deal_changes.message_id', 'contact_messages.id')
    .leftJoin('attached_listings', 'attached_listings.message_id', 'contact_messages.id')
    .where('contact_messages.conversation_id', '=', conversationId)
    .select(['id', 'message', 'created_at', 'from_advertiser', 'sender_id', 'sender_phone', 'by_email'])
    .select('warning_dismissed')
    .select(['price as offered', 'price_offers.answer as offer_answer'])
    .select(['place', 'meets_at', 'meetings.answer as meeting_answer', 'change'])
    .select('attached_listings.listing_id as attached')
    .select(
      sql<string | null>`(
        select message_id from price_offers o
        where o.conversation_id = contact_messages.conversation_id and answered_at = contact_messages.created_at
          and answer in ('accepted', 'declined', 'withdrawn')
        union all select message_id from meetings m
        where m.conversation_id = contact_messages.conversation_id and answered_at = contact_messages.created_at
          and answer in ('confirmed', 'declined', 'cancelled')
        limit 1)`.as('answers'),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost);
  return (
    before ? rows.where(sql<boolean>`(created_at, id) < (${before.at}, ${before.id}::uuid)`) : rows
  ).execute();
}

/** Cursor in a list sorted by time, newest first. */
export type Place = { at: Date; id: string };

/**
 * Milliseconds from the first message to the first reply on the site, for replies since a time; excludes
 * conversations with oneself.
 */
export async function answerTimes(db: Database, slug: string, since: Date): Promise<number[]> {
  const { rows } = await sql<{ took: number }>`
    select (extract(epoch from c.first_answered_at - c.began_at) * 1000)::double precision as took
    from advertisers join conversations c on c.advertiser_id = advertisers.id
    where advertisers.slug = ${slug} and c.first_answered_at > ${since}
      and c.asker_email <> advertisers.email and c.asker_id is distinct from advertisers.id`.execute(db);
  return rows.map(({ took }) => took);
}

export type ListedConversation = {
  id: string;
  side: Side;
  listingId: number;
  askerName: string;
  advertiserName: string;
  advertiserSlug: string;
  lastAt: Date;
  lastId: string;
  lastText: string;
  lastFromAdvertiser: boolean;
  lastChange: DealChange | null;
  unread: number;
};

/** Each word scans all own messages; further words would rarely narrow the result. */
const maxSearchWords = 5;
/** The list shows the beginning of long messages. */
const shownCharacters = 160;

/** Conversations of an account after a cursor, most recently active first. */
export async function listedConversations(
  db: Database,
  viewerId: string,
  page: { shelved: boolean; q: string; after: Place | undefined; atMost: number },
): Promise<ListedConversation[]> {
  const { shelved, q, after, atMost } = page;
  const words = wordPatterns(q)
    .slice(0, maxSearchWords)
    .map((pattern) => sql` and ${hasWord(viewerId, pattern)}`);
  const { rows } = await sql<Omit<ListedConversation, 'askerName'> & AskerNames>`
    select c.id, ${sideOf(viewerId)} as side, c.listing_id as "listingId", ${askerNames},
      advertiser.public_name as "advertiserName", advertiser.slug as "advertiserSlug", c.last_at as "lastAt",
      last.id as "lastId", left(last.message, ${shownCharacters}) as "lastText", last.from_advertiser as "lastFromAdvertiser",
      (select change from deal_changes where message_id = last.id) as "lastChange",
      (select count(*)::integer from contact_messages m where ${unreadMessage(viewerId)}) as unread
    from conversations c
    join advertisers advertiser on advertiser.id = c.advertiser_id
    left join advertisers asker on asker.id = c.asker_id
    join lateral (
      select id, message, from_advertiser from contact_messages m where m.conversation_id = c.id
      order by m.created_at desc, m.id desc limit 1) last on true
    where ${seenBy(viewerId)} and ${archivedBy(viewerId)} = ${shelved}
      and ${after ? sql`(c.last_at, c.id) < (${after.at}, ${after.id}::uuid)` : sql`true`}${sql.join(words, sql``)}
    order by c.last_at desc, c.id desc
    limit ${atMost}`.execute(db);
  return rows.map(withAskerName);
}

/**
 * The asker's name visible to the other side, as by `nameInConversation`: a hidden name must not be searchable.
 */
const shownAskerName = sql`case when asker.public_name !~ '^Hráč \\d{4}$' and asker.public_name <>
  regexp_replace(c.asker_name, '^(\\S+) (?:.* )?([[:upper:]])\\S*$', '\\1 \\2.')
  then asker.public_name else c.asker_name end`;

/** Whether the listing's title, the other side's name or a message contains a word. */
const hasWord = (viewerId: string, pattern: string) => sql<boolean>`(
  case when c.advertiser_id = ${viewerId} then ${shownAskerName} else advertiser.public_name end ~ ${pattern}
  or exists (select from listings where id = c.listing_id and title ~ ${pattern})
  or exists (select from contact_messages m where m.conversation_id = c.id and m.message ~ ${pattern}))`;

/** Number of messages by other sides that an account has not read on the site. */
export async function unreadOf(db: Database, viewerId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::integer as unread
    from conversations c join contact_messages m on ${unreadMessage(viewerId)}
    where ${seenBy(viewerId)} and c.last_at > coalesce(${readAtOf(viewerId)}, '-infinity')`.execute(db);
  return rows[0]?.unread ?? 0;
}

const unreadMessage = (viewerId: string) => sql<boolean>`m.conversation_id = c.id
  and m.from_advertiser <> (c.advertiser_id = ${viewerId})
  and m.created_at > coalesce(${readAtOf(viewerId)}, '-infinity')`;
