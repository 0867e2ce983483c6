import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { shownAlone } from './policy.ts';
import type { ReviewPart } from './rules.ts';

export type Deal = {
  listingId: number;
  title: string;
  kind: 'offer' | 'demand';
  soldAt: Date;
  agreed: boolean;
};

/**
 * The sale to the asker of a conversation, and whether both agreed on a price or a meeting there. Undefined when the
 * sale was undone before anybody wrote a review. A removal by an admin, or undoing it later, does not end the deal.
 */
export async function dealOf(db: Database, conversationId: string): Promise<Deal | undefined> {
  const { rows } = await sql<Deal>`
    select l.id as "listingId", l.title, l.kind, deal.sold_at as "soldAt",
      (exists (select from price_offers where conversation_id = ${conversationId} and answer = 'accepted')
        or exists (select from meetings where conversation_id = ${conversationId} and answer = 'confirmed')) as agreed
    from (
      (select 1 as place, listing_id, coalesce(sold_at, written_at) as sold_at from reviews
        where conversation_id = ${conversationId} order by written_at limit 1)
      union all
      (select 2, listing_id, coalesce(r.sold_at, l.updated) from reservations r join listings l on l.id = r.listing_id
        where r.conversation_id = ${conversationId}
          and (l.state = 'sold' or l.state = 'blocked' and r.sold_at is not null))
    ) deal join listings l on l.id = deal.listing_id
    order by place limit 1`.execute(db);
  return rows[0];
}

export type ReviewRow = {
  id: string;
  byAdvertiser: boolean;
  handedOver: boolean;
  asDescribed: boolean | null;
  smooth: boolean;
  text: string;
  writtenAt: Date;
  reply: string | null;
};

type NewReview = Omit<ReviewRow, 'reply'> & {
  soldAt: Date;
  listingId: number;
  conversationId: string;
  authorId: string;
  subjectId: string;
};

/** Returns whether it was stored: each side can write once. */
export async function insertReview(db: Database, review: NewReview): Promise<boolean> {
  const stored = await db
    .insertInto('reviews')
    .values({
      id: review.id,
      listing_id: review.listingId,
      conversation_id: review.conversationId,
      by_advertiser: review.byAdvertiser,
      author_id: review.authorId,
      subject_id: review.subjectId,
      handed_over: review.handedOver,
      as_described: review.asDescribed,
      smooth: review.smooth,
      text: review.text,
      written_at: review.writtenAt,
      sold_at: review.soldAt,
    })
    .onConflict((same) => same.columns(['conversation_id', 'by_advertiser']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Whether the reviewed sale was undone, or the item sold to somebody else since. Only an advertiser can undo a sale,
 * so their own review no longer counts, nor does praise of them; a complaint stays, because otherwise undoing the
 * sale would be a way to get rid of it (docs/decisions/0170).
 */
const undone = sql<boolean>`(
  (v.by_advertiser or v.handed_over and v.as_described is not false and v.smooth)
  and v.conversation_id is not null
  and exists (select from listings l where l.id = v.listing_id and not exists (
    select from reservations r where r.listing_id = l.id and r.conversation_id = v.conversation_id
      and (r.sold_at is not null or l.state = 'sold'))))`;

/**
 * Public reviews: the author is not blocked, it is not hidden by an admin, the deal was not undone, and either the
 * other side has written too, a fortnight has passed, or the conversation is deleted.
 */
const published = (now: Date) => sql<boolean>`(
  (v.written_at <= ${shownAlone(now)} or v.conversation_id is null
    or exists (select from reviews o where o.conversation_id = v.conversation_id and o.id <> v.id))
  and not exists (select from advertisers a where a.id = v.author_id and a.blocked_at is not null)
  and v.hidden_at is null and not ${undone})`;

/** A reply hidden by an admin is not shown to anybody. */
const shownReply = sql`case when v.reply_hidden_at is null then v.reply end`;

type PublicRow = ReviewRow & { authorName: string | null; authorSlug: string | null };

const shownColumns = sql`v.id, v.by_advertiser as "byAdvertiser", v.handed_over as "handedOver",
  v.as_described as "asDescribed", v.smooth, v.text, v.written_at as "writtenAt", ${shownReply} as reply`;

type SideRow = ReviewRow & { published: boolean; hidden: boolean; replied: boolean };

/** Both sides' reviews of a deal, each with whether it is published or hidden by an admin. */
export async function reviewsOfDeal(db: Database, conversationId: string, now: Date): Promise<SideRow[]> {
  const { rows } = await sql<SideRow>`
    select ${shownColumns}, ${published(now)} as published, v.hidden_at is not null as hidden,
      v.reply is not null as replied
    from reviews v where v.conversation_id = ${conversationId}`.execute(db);
  return rows;
}

/** Number of published reviews of an account. */
export async function countPublished(db: Database, subjectId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from reviews v
    where v.subject_id = ${subjectId} and ${published(now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The latest published reviews of an advertiser. */
export async function reviewsAbout(
  db: Database,
  slug: string,
  { now, atMost }: { now: Date; atMost: number },
): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select ${shownColumns}, author.public_name as "authorName", author.slug as "authorSlug"
    from reviews v join advertisers subject on subject.id = v.subject_id
    left join advertisers author on author.id = v.author_id
    where subject.slug = ${slug} and ${published(now)}
    order by v.written_at desc, v.id limit ${atMost}`.execute(db);
  return rows;
}

type Counts = Record<
  'total' | 'handedOver' | 'notHandedOver' | 'asDescribed' | 'notAsDescribed' | 'smooth' | 'rough',
  number
>;

export async function countReviews(db: Database, slug: string, now: Date): Promise<Counts | undefined> {
  const count = (condition: string) => sql`count(*) filter (where ${sql.raw(condition)})::integer`;
  const { rows } = await sql<Counts>`
    select count(*)::integer as total,
      ${count('handed_over')} as "handedOver", ${count('not handed_over')} as "notHandedOver",
      ${count('as_described')} as "asDescribed", ${count('not as_described')} as "notAsDescribed",
      ${count('smooth')} as smooth, ${count('not smooth')} as rough
    from reviews v join advertisers subject on subject.id = v.subject_id
    where subject.slug = ${slug} and ${published(now)}`.execute(db);
  return rows[0];
}

/** Whether the slug belongs to a blocked account. */
export async function isOfBlocked(db: Database, slug: string): Promise<boolean> {
  const blocked = await db
    .selectFrom('advertisers')
    .where('slug', '=', slug)
    .where('blocked_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  return blocked !== undefined;
}

/** A published review with its subject and its author. */
export async function findPublished(db: Database, id: string, now: Date) {
  const { rows } = await sql<{
    subjectId: string;
    authorId: string | null;
    text: string;
    reply: string | null;
  }>`
    select v.subject_id as "subjectId", v.author_id as "authorId", v.text, ${shownReply} as reply
    from reviews v where v.id = ${id} and ${published(now)}`.execute(db);
  return rows[0];
}

/** Returns whether it was stored: a review has at most one reply. */
export async function setReply(db: Database, id: string, reply: string, now: Date): Promise<boolean> {
  const stored = await db
    .updateTable('reviews')
    .set({ reply, replied_at: now })
    .where('id', '=', id)
    .where('reply', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

type Part = { part: ReviewPart; id: string };

/** Hides or shows a review or a reply; false when it is so already or does not exist. */
export async function setHidden(
  db: Database,
  { part, id, hiddenAt }: Part & { hiddenAt: Date | null },
): Promise<boolean> {
  const column = part === 'review' ? 'hidden_at' : 'reply_hidden_at';
  const changed = await db
    .updateTable('reviews')
    .set({ [column]: hiddenAt })
    .where('id', '=', id)
    .where(column, hiddenAt ? 'is' : 'is not', null)
    .$if(part === 'review-reply', (replied) => replied.where('reply', 'is not', null))
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

/** Whether an admin has hidden a review or a reply; undefined when it does not exist. */
export async function reviewStanding(
  db: Database,
  { part, id }: Part,
): Promise<{ hidden: boolean } | undefined> {
  const row = await db
    .selectFrom('reviews')
    .where('id', '=', id)
    .select(['hidden_at', 'reply', 'reply_hidden_at'])
    .executeTakeFirst();
  if (!row || (part === 'review-reply' && row.reply === null)) return undefined;
  return { hidden: (part === 'review' ? row.hidden_at : row.reply_hidden_at) !== null };
}

export async function deleteReviewsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('reviews').where('written_at', '<', before).execute();
}
