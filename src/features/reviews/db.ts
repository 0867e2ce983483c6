import { sql } from 'kysely';
import type { Database } from '../../platform/platform.ts';
import { shownAlone } from './policy.ts';

export type Deal = {
  listingId: number;
  title: string;
  kind: 'offer' | 'demand';
  soldAt: Date;
  agreed: boolean;
};

/** What was sold to the asker of a conversation, and whether the two had agreed on a price or a meeting there. */
export async function dealOf(db: Database, conversationId: string): Promise<Deal | undefined> {
  const { rows } = await sql<Deal>`
    select l.id as "listingId", l.title, l.kind, l.updated as "soldAt",
      (exists (select from price_offers where conversation_id = r.conversation_id and answer = 'accepted')
        or exists (select from meetings where conversation_id = r.conversation_id and answer = 'confirmed')) as agreed
    from reservations r join listings l on l.id = r.listing_id
    where r.conversation_id = ${conversationId} and l.state = 'sold'`.execute(db);
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

const columns = [
  'id',
  'by_advertiser as byAdvertiser',
  'handed_over as handedOver',
  'as_described as asDescribed',
  'smooth',
  'text',
  'written_at as writtenAt',
  'reply',
] as const;

/** What the two sides of a deal have written. */
export const reviewsOfDeal = (db: Database, conversationId: string): Promise<ReviewRow[]> =>
  db.selectFrom('reviews').where('conversation_id', '=', conversationId).select(columns).execute();

type NewReview = Omit<ReviewRow, 'reply'> & {
  listingId: number;
  conversationId: string;
  authorId: string;
  subjectId: string;
};

/** Whether it was stored: each side writes once. */
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
    })
    .onConflict((same) => same.columns(['conversation_id', 'by_advertiser']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Reviews that anybody may see: of a sale that still holds, by nobody whose account is blocked, not hidden by a decision,
 * and with the other side's, older than a
 * fortnight, or without the conversation in which the other side could still speak.
 */
const published = (now: Date) => sql<boolean>`(
  (v.written_at <= ${shownAlone(now)} or v.conversation_id is null
    or exists (select from reviews o where o.conversation_id = v.conversation_id and o.id <> v.id))
  and (v.listing_id is null or exists (
    select from listings l join reservations r on r.listing_id = l.id
    where l.id = v.listing_id and l.state = 'sold' and r.conversation_id is not distinct from v.conversation_id))
  and not exists (select from advertisers a where a.id = v.author_id and a.blocked_at is not null)
  and not exists (
    select from decisions d where d.subject = 'review:' || v.id::text and d.action = 'handled' and d.reversed_at is null))`;

type PublicRow = ReviewRow & { authorName: string | null; authorSlug: string | null };

const shownColumns = sql`v.id, v.by_advertiser as "byAdvertiser", v.handed_over as "handedOver",
  v.as_described as "asDescribed", v.smooth, v.text, v.written_at as "writtenAt", v.reply`;

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

/** A published review, with whom it is about and by. */
export async function findPublished(db: Database, id: string, now: Date) {
  const { rows } = await sql<{
    subjectId: string;
    authorId: string | null;
    text: string;
    reply: string | null;
  }>`
    select v.subject_id as "subjectId", v.author_id as "authorId", v.text, v.reply
    from reviews v where v.id = ${id} and ${published(now)}`.execute(db);
  return rows[0];
}

/** Whether it was stored: a review is replied to once. */
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

export async function deleteReviewsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('reviews').where('written_at', '<', before).execute();
}
