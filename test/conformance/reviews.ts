import { expect } from 'vitest';
import * as conversations from '../../src/features/conversations/contract.ts';
import * as listings from '../../src/features/listings/contract.ts';
import * as reviews from '../../src/features/reviews/contract.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { signedIn } from '../sign-in.ts';

/** Every operation of reviews, for an advertiser who sells to whom asked and takes that back in the end. */
export async function callReviews(
  api: ApiCaller,
  platform: TestPlatform,
  { token, asker, listingId }: { token: string; asker: string; listingId: number },
): Promise<void> {
  const { token: askers } = await signedIn(platform, asker);
  const listed = await api.call(conversations.listConversations, { token: askers });
  const items = conversations.listConversations.data.parse(listed.body.data).items;
  const params = { id: items.find(({ listing }) => listing.id === listingId)?.id ?? '' };
  const said = { handedOver: 'yes', smooth: 'no', text: 'Čekal jsem dlouho.' };
  expect((await api.call(reviews.writeReview, { token, params, body: said })).status).toBe(409);
  const sold = { token, params: { id: listingId }, body: { conversationId: params.id } };
  expect((await api.call(listings.sellListing, sold)).status).toBe(200);
  await api.call(reviews.getDealReview, { token, params });
  expect((await api.call(reviews.writeReview, { token: askers, params, body: said })).status).toBe(201);
  expect((await api.call(reviews.writeReview, { token, params, body: said })).status).toBe(201);
  const both = await api.call(reviews.getDealReview, { token, params });
  const about = reviews.getDealReview.data.parse(both.body.data).about?.id ?? '';
  const reply = { token, params: { id: about } };
  expect((await api.call(reviews.replyToReview, { ...reply, body: { text: 'Omlouvám se.' } })).status).toBe(
    200,
  );
  expect((await api.call(reviews.replyToReview, { ...reply, body: { text: 'Znovu.' } })).status).toBe(409);
  const { slug } = await platform.db
    .selectFrom('advertisers')
    .innerJoin('listings', 'listings.advertiser_id', 'advertisers.id')
    .where('listings.id', '=', listingId)
    .select('advertisers.slug')
    .executeTakeFirstOrThrow();
  expect((await api.call(reviews.listReviews, { params: { slug } })).status).toBe(200);
  expect((await api.call(listings.reopenListing, { token, params: { id: listingId } })).status).toBe(200);
}
