import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { ListingState } from '../listings/contract.ts';
import { sell } from '../listings/move.ts';
import { reserveFor } from '../listings/reserve-for.ts';
import { getConversationAbout, getDiscussedListing } from './about-listing.ts';
import { answerOffer, proposePrice } from './offers/offers.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, shown, onlyId } = conversationHelpers(platform);

let seller: Viewer;
let buyer: Viewer;
let id: number;
let conversation: string;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.advance(2 * 3_600_000);
  seller = await newAdvertiser(platform);
  id = await addListing(platform, seller);
  buyer = await viewerOf(freshEmail());
  await ask(id, { email: buyer.email, viewer: buyer, client: buyer.email });
  conversation = await onlyId(buyer);
});
const about = async (viewer: Viewer) => (await getConversationAbout(platform, viewer, id)).conversation;
const setState = (state: ListingState) =>
  platform.db.updateTable('listings').set({ state }).where('id', '=', id).execute();

it('a buyer learns of the conversation, the agreed price and the reservation, and nobody else does', async () => {
  const other = await viewerOf(freshEmail());
  expect(await about(buyer)).toEqual({ id: conversation, reservedHere: false });
  given(await proposePrice(platform, buyer, { id: conversation, price: 600, client: buyer.email }));
  const messageId = (await shown(seller, conversation)).messages.at(-1)?.id ?? '';
  const answer = { id: conversation, messageId, answer: 'accepted', client: seller.email } as const;
  given(await answerOffer(platform, seller, answer));
  given(await reserveFor(platform, seller, { id, conversationId: conversation }));
  expect(await about(buyer)).toEqual({ id: conversation, reservedHere: true, agreedPrice: 600 });
  given(await sell(platform, seller, id, undefined, conversation));
  expect(await about(buyer)).toEqual({ id: conversation, reservedHere: true, agreedPrice: 600 });
  expect(await about(seller)).toBeUndefined();
  expect(await about(other)).toBeUndefined();
});

it('both sides read an ended listing in full, and a stranger does not', async () => {
  const stranger = await viewerOf(freshEmail());
  for (const state of ['sold', 'withdrawn', 'expired', 'resting'] as const) {
    await setState(state);
    for (const side of [seller, buyer])
      expect(await getDiscussedListing(platform, side, id)).toMatchObject({
        id,
        state,
        description: expect.stringMatching(/./),
      });
    expect(await getDiscussedListing(platform, stranger, id)).toEqual(refuse('listing-not-found'));
  }
});

it('what an admin hid is readable by its advertiser only, and what an admin removed by neither', async () => {
  await setState('held');
  expect(await getDiscussedListing(platform, seller, id)).toMatchObject({ id });
  expect(await getDiscussedListing(platform, buyer, id)).toEqual(refuse('listing-not-found'));
  await setState('blocked');
  for (const side of [seller, buyer])
    expect(await getDiscussedListing(platform, side, id)).toEqual(refuse('listing-not-found'));
});
