import type { Viewer } from '../../contract/endpoint.ts';
import type { Platform } from '../../platform/platform.ts';
import { findConversation, isOwn, messagesOf, otherPerson, otherShown } from '../conversations/index.ts';
import { findManagedListing, ownerOf, seenListing } from '../moderation/index.ts';
import { findPublished } from '../reviews/index.ts';
import { reviewSubject } from '../reviews/rules.ts';
import { advertiserBy, type Snapshot } from './db.ts';

/** Messages stored with a report of a whole conversation. */
const lastMessages = 20;
/** A reported message is searched for among this many of the latest. */
const searchedMessages = 1000;
const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const listingAt = /^\/inzerat\/(?:.*-)?(\d{1,9})(?:\/|$)/;
const advertiserAt = /^\/inzerent\/([^/]+)/;
const conversationAt = new RegExp(`^/ucet/zpravy/(${uuid})$`);
const messageAt = new RegExp(`^#zprava-(${uuid})$`);
const reviewAt = new RegExp(`^#(hodnoceni|odpoved)-(${uuid})$`);

/**
 * Snapshot of the content at a URL of the site; undefined for a foreign URL, or when the caller may not see it.
 */
export async function snapshotOf(
  platform: Platform,
  viewer: Viewer | undefined,
  address: string,
): Promise<Snapshot | undefined> {
  const { appUrl } = platform.config;
  if (!URL.canParse(address, appUrl)) return undefined;
  const { origin, pathname, hash } = new URL(address, appUrl);
  if (origin !== new URL(appUrl).origin) return undefined;
  const [, listing] = listingAt.exec(pathname) ?? [];
  if (listing) return listingSnapshot(platform, Number(listing));
  const [, slug] = advertiserAt.exec(pathname) ?? [];
  const [, part, review] = reviewAt.exec(hash) ?? [];
  if (slug && review)
    return part === 'odpoved'
      ? replySnapshot(platform, slug, review)
      : reviewSnapshot(platform, slug, review);
  if (slug) return advertiserSnapshot(platform, slug);
  const [, conversation] = conversationAt.exec(pathname) ?? [];
  if (!conversation || !viewer) return undefined;
  return conversationSnapshot(platform, viewer, { id: conversation, message: messageAt.exec(hash)?.[1] });
}

async function listingSnapshot(platform: Platform, id: number): Promise<Snapshot | undefined> {
  const [listing, seen, owner] = await Promise.all([
    findManagedListing(platform, id),
    seenListing(platform, id),
    ownerOf(platform.db, id),
  ]);
  if (!listing || !seen || !owner) return undefined;
  return {
    subject: `listing:${id}`,
    advertiserId: owner.advertiserId,
    ...seen,
    photo: listing.photo?.preview,
    albumIds: owner.albumId === null ? [] : [owner.albumId],
    messageIds: [],
  };
}

async function advertiserSnapshot({ db }: Platform, slug: string): Promise<Snapshot | undefined> {
  const found = await advertiserBy(db, { slug });
  return (
    found && {
      subject: `advertiser:${found.id}`,
      advertiserId: found.id,
      title: found.name,
      content: '',
      photo: undefined,
      albumIds: [],
      messageIds: [],
    }
  );
}

const words = { photo: undefined, albumIds: [], messageIds: [] };

async function publishedReview({ db, clock }: Platform, slug: string, id: string) {
  const review = await findPublished(db, id, clock.now());
  const about = await advertiserBy(db, { slug });
  return review && about && review.subjectId === about.id ? { review, about } : undefined;
}

/** A review about an advertiser; its author is the responsible side. */
async function reviewSnapshot(platform: Platform, slug: string, id: string): Promise<Snapshot | undefined> {
  const found = await publishedReview(platform, slug, id);
  if (!found) return undefined;
  return {
    subject: reviewSubject('review', id),
    advertiserId: found.review.authorId ?? undefined,
    title: `Hodnocení obchodu s: ${found.about.name}`,
    content: found.review.text,
    ...words,
  };
}

/** An advertiser's reply to a review. */
async function replySnapshot(platform: Platform, slug: string, id: string): Promise<Snapshot | undefined> {
  const found = await publishedReview(platform, slug, id);
  if (!found || found.review.reply === null) return undefined;
  return {
    subject: reviewSubject('review-reply', id),
    advertiserId: found.about.id,
    title: `Odpověď na hodnocení, ${found.about.name}`,
    content: found.review.reply,
    ...words,
  };
}

/** The other side's messages: one, or the latest ones, of which there may be none yet. */
async function conversationSnapshot(
  { db }: Platform,
  { advertiserId: viewerId }: Viewer,
  { id, message }: { id: string; message: string | undefined },
): Promise<Snapshot | undefined> {
  const found = await findConversation(db, id, viewerId);
  if (!found) return undefined;
  const rows = await messagesOf(db, id, { before: undefined, atMost: searchedMessages });
  // Generated messages about the listing are excluded.
  const theirs = rows.filter((row) => !isOwn(found.side, row.from_advertiser) && row.change === null);
  const reported = message ? theirs.filter((row) => row.id === message) : theirs.slice(0, lastMessages);
  if (message && reported.length === 0) return undefined;
  return {
    subject: message ? `message:${message}` : `conversation:${id}`,
    advertiserId: otherPerson(found).id,
    title: `${message ? 'Zpráva' : 'Konverzace'} k inzerátu č. ${found.listingId}: ${otherShown(found).name}`,
    content: reported
      .toReversed()
      .map((row) => row.message)
      .filter(Boolean)
      .join('\n\n'),
    photo: undefined,
    albumIds: [],
    messageIds: reported.toReversed().map((row) => row.id),
  };
}
