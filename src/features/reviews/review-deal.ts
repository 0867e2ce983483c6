import type { z } from 'zod';
import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { conversationUrl } from '../../contract/urls.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { advertiserMailbox } from '../accounts/index.ts';
import { findConversation, otherPerson, stoppedBetween } from '../conversations/index.ts';
import { hasContact } from '../listings/index.ts';
import { queuePush } from '../push/index.ts';
import type { DealReview, listReviews as listing, Review, reviewForm } from './contract.ts';
import {
  countPublished,
  countReviews,
  type Deal,
  dealOf,
  findPublished,
  insertReview,
  isOfBlocked,
  type ReviewRow,
  reviewsAbout,
  reviewsOfDeal,
  setReply,
} from './db.ts';
import { invitationEmail } from './mail/invitation-email.ts';
import { reviewState } from './policy.ts';

type Reading = Pick<Platform, 'db' | 'clock'>;
type Talk = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

const none = { state: 'none', asksDescription: false, otherWrote: false } as const;

/** What the viewer can write about the deal of a conversation, and the existing reviews. Only accounts can review. */
export async function dealReview(
  platform: Reading,
  { advertiserId }: Viewer,
  id: string,
): Promise<DealReview | Refusal<'not-found'>> {
  const found = await findConversation(platform.db, id, advertiserId);
  if (!found) return refuse('not-found');
  const { db, clock } = platform;
  const subject = found.side === 'asker' || found.ofAccount ? otherPerson(found).id : undefined;
  const otherReviews = subject ? await countPublished(db, subject, clock.now()) : 0;
  const read = await readDeal(platform, found);
  if (!read) return { ...none, otherReviews };
  const { own, other, may, asksDescription } = read;
  return {
    state: may.state,
    until: may.until?.toISOString(),
    asksDescription,
    otherWrote: other !== undefined,
    otherReviews,
    own: own && { ...reviewView(own), published: own.published, hidden: own.hidden },
    about: other?.published ? { ...reviewView(other), mayReply: !other.replied } : undefined,
  };
}

async function readDeal({ db, clock }: Reading, found: Talk) {
  const deal = await dealOf(db, found.id);
  if (!deal || found.askerId === null || found.askerId === found.advertiserId) return undefined;
  const byAdvertiser = found.side === 'advertiser';
  const written = await reviewsOfDeal(db, found.id, clock.now());
  const own = written.find((each) => each.byAdvertiser === byAdvertiser);
  const other = written.find((each) => each.byAdvertiser !== byAdvertiser);
  const may = reviewState({ ...deal, byAdvertiser }, { own, other }, clock.now());
  return { deal, own, other, may, asksDescription: isBuyer(deal, byAdvertiser) };
}

/** The buyer is the asker for an offer, and the advertiser for a demand. */
const isBuyer = ({ kind }: Deal, byAdvertiser: boolean): boolean => (kind === 'demand') === byAdvertiser;

/** Reviews are public and stay for years, so contact details are refused. */
const contactRefused = refuse('invalid-input', {
  fields: { text: ['Telefon, e-mail ani odkaz sem nepatří, uvidí to každý. Napiš to bez nich.'] },
});

/** Stores one side's review; the other side is invited once to write, too, before it is published. */
export async function writeReview(
  platform: Platform,
  viewer: Viewer,
  { id, ...form }: z.output<typeof reviewForm> & { id: string },
): Promise<DealReview | Refusal<'not-found' | 'review-not-open' | 'invalid-input'>> {
  if (hasContact(form.text)) return contactRefused;
  const refusal = await platform.db.transaction().execute(async (db) => {
    const found = await findConversation(db, id, viewer.advertiserId);
    if (!found) return refuse('not-found');
    const read = await readDeal({ ...platform, db }, found);
    const other = otherPerson(found);
    if (read?.may.state !== 'open' || other.id === undefined) return refuse('review-not-open');
    const stored = await insertReview(db, {
      id: platform.ids.uuid(),
      listingId: read.deal.listingId,
      soldAt: read.deal.soldAt,
      conversationId: id,
      byAdvertiser: found.side === 'advertiser',
      authorId: viewer.advertiserId,
      subjectId: other.id,
      handedOver: form.handedOver === 'yes',
      asDescribed: read.asksDescription && form.asDescribed ? form.asDescribed === 'yes' : null,
      smooth: form.smooth === 'yes',
      text: form.text,
      writtenAt: platform.clock.now(),
    });
    if (stored && !read.other) await invite(platform, db, { found, viewer, deal: read.deal });
    return undefined;
  });
  // A repeated submit is idempotent.
  const now = await dealReview(platform, viewer, id);
  if (refusal && !isRefusal(now) && now.state === 'done') return now;
  return refusal ?? now;
}

async function invite(
  platform: Platform,
  db: Database,
  { found, viewer, deal }: { found: Talk; viewer: Viewer; deal: Deal },
): Promise<void> {
  const other = otherPerson(found);
  const me = { id: viewer.advertiserId, email: viewer.email };
  if (other.id === undefined || (await stoppedBetween(db, me, other))) return;
  const path = conversationUrl(found.id);
  const mailbox = await advertiserMailbox(db, other.id);
  const name = found.side === 'advertiser' ? found.advertiserName : found.askerName;
  await queueEmail(platform, db, invitationEmail, mailbox, { name, title: deal.title, path });
  const note = { title: 'Jak to dopadlo?', body: deal.title, path, tag: `hodnoceni-${found.id}` };
  await queuePush(platform, db, other.email, note);
}

/** The person reviewed replies to a published review, once. */
export async function replyToReview(
  { db, clock }: Reading,
  { advertiserId }: Viewer,
  { id, text }: { id: string; text: string },
): Promise<{ replied: true } | Refusal<'not-found' | 'review-replied' | 'invalid-input'>> {
  if (hasContact(text)) return contactRefused;
  const now = clock.now();
  const review = await findPublished(db, id, now);
  if (review?.subjectId !== advertiserId) return refuse('not-found');
  // A repeated submit is idempotent.
  if (review.reply === text) return { replied: true };
  return (await setReply(db, id, text, now)) ? { replied: true } : refuse('review-replied');
}

/** Number of reviews listed on an advertiser's page. */
const maxListed = 20;

/** Public reviews of an advertiser; gone for a blocked account, like its page. */
export async function listReviews(
  { db, clock }: Reading,
  slug: string,
): Promise<z.output<typeof listing.data> | Refusal<'advertiser-gone'>> {
  if (await isOfBlocked(db, slug)) return refuse('advertiser-gone');
  const now = clock.now();
  const [counts, rows] = await Promise.all([
    countReviews(db, slug, now),
    reviewsAbout(db, slug, { now, atMost: maxListed }),
  ]);
  return {
    total: counts?.total ?? 0,
    facts: {
      handedOver: { yes: counts?.handedOver ?? 0, no: counts?.notHandedOver ?? 0 },
      asDescribed: { yes: counts?.asDescribed ?? 0, no: counts?.notAsDescribed ?? 0 },
      smooth: { yes: counts?.smooth ?? 0, no: counts?.rough ?? 0 },
    },
    items: rows.map(({ authorName: name, authorSlug: slugOfAuthor, ...row }) => ({
      ...reviewView(row),
      author: name !== null && slugOfAuthor !== null ? { name, slug: slugOfAuthor } : undefined,
    })),
  };
}

const reviewView = (row: ReviewRow): Review => ({
  id: row.id,
  handedOver: row.handedOver,
  asDescribed: row.asDescribed ?? undefined,
  smooth: row.smooth,
  text: row.text,
  writtenAt: row.writtenAt.toISOString(),
  reply: row.reply ?? undefined,
});
