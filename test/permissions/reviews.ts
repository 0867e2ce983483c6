import { isRefusal } from '../../src/contract/errors.ts';
import { contactAdvertiser } from '../../src/features/conversations/contact-advertiser.ts';
import { listConversations } from '../../src/features/conversations/show.ts';
import { sell } from '../../src/features/listings/move.ts';
import { dealReview, writeReview } from '../../src/features/reviews/review-deal.ts';
import { signedIn } from '../sign-in.ts';
import { newListing } from './listings.ts';
import { type Rows, anybody, ownerOnly } from './row.ts';
import { type Scene, given } from './scene.ts';

const form = { handedOver: 'yes', asDescribed: undefined, smooth: 'yes', text: '' } as const;

/** The owner has sold to a buyer, who has written a review. */
async function withReview(scene: Scene) {
  const { platform, owner } = scene;
  const email = scene.freshEmail();
  const { advertiser } = await signedIn(platform, email);
  const buyer = { advertiserId: advertiser.id, email, admin: false };
  const listingId = await newListing(scene);
  const writing = { name: 'Petr', email, text: 'Je hůl ještě volná?', client: email, viewer: buyer };
  given(await contactAdvertiser(platform, { ...writing, listingId }));
  const { items } = await listConversations(platform, buyer, { shelved: false, cursor: undefined });
  const id = items[0]?.id ?? '';
  given(await sell(platform, owner, listingId, undefined, id));
  given(await writeReview(platform, buyer, { id, ...form }));
  return { params: { id } };
}

/** The buyer's review is published, because the owner has written one, too. */
export async function withPublished(scene: Scene) {
  const { params } = await withReview(scene);
  const review = await writeReview(scene.platform, scene.owner, { ...params, ...form });
  const about = isRefusal(review)
    ? undefined
    : given(await dealReview(scene.platform, scene.owner, params.id)).about;
  return { params: { id: about?.id ?? '' } };
}

/** Reviews are written by the two sides of a deal, and public. */
export const reviewRows: Rows = {
  getDealReview: ownerOnly(withReview),
  writeReview: ownerOnly(async (scene) => ({
    ...(await withReview(scene)),
    body: { handedOver: 'yes', smooth: 'yes' },
  })),
  replyToReview: ownerOnly(async (scene) => ({ ...(await withPublished(scene)), body: { text: 'Díky.' } })),
  listReviews: anybody(() => ({ params: { slug: 'kdokoli' } })),
};
