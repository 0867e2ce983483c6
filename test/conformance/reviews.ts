import { expect } from 'vitest';
import * as conversations from '../../src/features/conversations/contract.ts';
import * as listings from '../../src/features/listings/contract.ts';
import * as reports from '../../src/features/reports/contract.ts';
import { reportJobs } from '../../src/features/reports/feature.ts';
import * as reviews from '../../src/features/reviews/contract.ts';
import type { ApiCaller } from '../api-caller.ts';
import type { TestPlatform } from '../platform.ts';
import { signedIn, signedInWithFactor } from '../sign-in.ts';

/** Calls every operation of reviews, for an advertiser who sells to a buyer and finally undoes the sale. */
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
  await callHiddenReview(api, platform, { slug, id: about });
  expect((await api.call(listings.reopenListing, { token, params: { id: listingId } })).status).toBe(200);
}

/** A review that a moderator hides and shows again. */
async function callHiddenReview(
  api: ApiCaller,
  platform: TestPlatform,
  { slug, id }: { slug: string; id: string },
): Promise<void> {
  const { token, advertiser } = await signedInWithFactor(platform, 'moderuje@example.com');
  const setRole = (since: Date | null) =>
    platform.db
      .updateTable('advertisers')
      .where('id', '=', advertiser.id)
      .set({ moderator_since: since })
      .execute();
  await setRole(platform.clock.now());
  const body = {
    address: `/inzerent/${slug}#hodnoceni-${id}`,
    reason: 'insult',
    explanation: 'Čekal prý dlouho, ale byl tam dřív.',
    name: 'Eva',
    email: 'eva@example.com',
    truthful: 'on',
  };
  const sent = await api.call(reports.reportContent, { body });
  const { number: upTo } = reports.reportContent.data.parse(sent.body.data);
  const params = { subject: `review:${id}` };
  const hidden = { action: 'hidden', reason: 'O obchodu nic neříká a nadává.', rule: 'Slušné chování', upTo };
  expect((await api.call(reports.decideReports, { token, params, body: hidden })).status).toBe(200);
  await platform.runJobs(reportJobs(platform));
  const shown = { token, params, body: { reason: 'omyl' } };
  expect((await api.call(reports.showReview, shown)).status).toBe(200);
  expect((await api.call(reports.showReview, shown)).status).toBe(409);
  await setRole(null);
}
