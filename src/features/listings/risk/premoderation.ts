import type { Database, Platform } from '../../../platform/platform.ts';
import { advertiserMailbox, relatedNewAccounts } from '../../accounts/index.ts';
import { categoryById } from '../../catalogue/index.ts';
import type { NewListing } from '../db.ts';
import { insertFirstHold, setHeldForReview } from '../db-holds.ts';
import { queueEmail } from '../../../platform/mail/email-template.ts';
import { heldEmail, heldNotice } from '../mail/premoderation-emails.ts';
import { countPublishing, findSameText, hasBeenInLists, recordOperatorNotice, pricesOfModel } from './db.ts';
import { hasContact } from './contact-in-text.ts';
import { findPhotoCopies } from './same-photos.ts';
import { isLikeNew, reasonsOf, signalsOf } from './signals.ts';

const hour = 3_600_000;
/**
 * Accounts created within this many hours of each other count as new together; equals the lifetime of sign-in
 * codes.
 */
const newForHours = 24;

type Checked = Pick<
  NewListing,
  | 'advertiser_id'
  | 'album_id'
  | 'category_id'
  | 'kind'
  | 'title'
  | 'description'
  | 'condition'
  | 'price'
  | 'product_lines'
>;

/** Each photo is compared with all others, so the set to check is limited to what matters. */
type Photos = 'all' | 'none' | { since: Date };

/** The same for a stored listing. */
export async function signalsOfListing(
  db: Database,
  id: number,
  { now, photos = 'all' }: { now: Date; photos?: Photos },
): Promise<string[]> {
  const listing = await db
    .selectFrom('listings')
    .where('id', '=', id)
    .select(['id', 'advertiser_id', 'album_id', 'category_id', 'kind', 'title', 'description'])
    .select(['condition', 'price', 'product_lines'])
    .executeTakeFirst();
  if (!listing) return [];
  const compared = photos === 'none' ? { ...listing, album_id: null } : listing;
  return signalsOfNew(db, compared, now, typeof photos === 'object' ? photos.since : undefined);
}

/** Names of the risk rules a new listing matches; empty for nearly all. */
export async function signalsOfNew(
  db: Database,
  listing: Checked & { id?: number },
  now: Date,
  photosSince?: Date,
): Promise<string[]> {
  const { advertiser_id: advertiserId, album_id, category_id, kind, title, description } = listing;
  const [condition, price] = [listing.condition ?? null, listing.price ?? null];
  const lines = listing.product_lines ?? [];
  const since = new Date(now.getTime() - newForHours * hour);
  const besides = await relatedNewAccounts(db, advertiserId, since);
  return signalsOf({
    kind,
    category: categoryById(category_id)?.slug ?? '',
    title,
    description,
    condition,
    price,
    newcomer: !(await hasBeenInLists(db, advertiserId, listing.id)),
    modelPrices: await pricesOfModel(db, {
      advertiserId,
      categoryId: category_id,
      lines,
      likeNew: isLikeNew(condition),
    }),
    samePhoto: album_id ? (await findPhotoCopies(db, album_id, photosSince)).length > 0 : false,
    sameText: await findSameText(db, advertiserId, description),
    besides: {
      browser: await countPublishing(db, besides.browser),
      client: await countPublishing(db, besides.client),
    },
  });
}

/**
 * Whether the listing would be held because of a phone number, an email address or a link; shown before
 * publishing.
 */
export async function waitsForContact(
  db: Database,
  { advertiser_id, title, description }: Pick<Checked, 'advertiser_id' | 'title' | 'description'>,
): Promise<boolean> {
  return hasContact(`${title}\n${description}`) && !(await hasBeenInLists(db, advertiser_id, undefined));
}

type Held = { id: number; slug: string; title: string; advertiser_id: string; kind: 'offer' | 'demand' };

/** Holds a new listing for review and notifies its advertiser and the operator. */
export async function holdNew(
  platform: Platform,
  db: Database,
  { signals, ...listing }: Held & { signals: string[] },
): Promise<void> {
  const now = platform.clock.now();
  await insertFirstHold(db, listing.id, { signals, now });
  await notifyOfLook(platform, db, { ...listing, signals, edited: false });
}

/**
 * Holds a public listing after a risky edit, with the same notices as for a new one. `signals` are those it did
 * not match before.
 */
export async function holdEdited(
  platform: Platform,
  db: Database,
  held: Held & { signals: string[] },
): Promise<void> {
  await setHeldForReview(db, held.id, { signals: held.signals, now: platform.clock.now() });
  await notifyOfLook(platform, db, { ...held, edited: true });
}

async function notifyOfLook(
  platform: Platform,
  db: Database,
  { signals, ...listing }: Held & { signals: string[]; edited: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const mailbox = await advertiserMailbox(db, listing.advertiser_id);
  await queueEmail(platform, db, heldEmail, mailbox, { ...listing, reasons: reasonsOf(signals) });
  const { adminEmails, contactEmail } = platform.config;
  if (adminEmails.length > 0 && (await recordOperatorNotice(db, 'first-look', now)))
    await queueEmail(platform, db, heldNotice, contactEmail, {});
}
