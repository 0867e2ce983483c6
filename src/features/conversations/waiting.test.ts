import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { sell } from '../listings/move.ts';
import { reopen } from '../listings/reopen.ts';
import { waitingConversations } from './db-waiting.ts';
import { archiveConversation, readConversation } from './mark-conversation.ts';
import { proposeMeeting } from './meetings/meetings.ts';
import { proposePrice } from './offers/offers.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, answer, onlyId } = conversationHelpers(platform);
const hour = 3_600_000;
const day = 24 * hour;

let seller: Viewer;
let buyer: Viewer;
let listingId: number;
let id: string;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.advance(2 * hour);
  seller = await newAdvertiser(platform);
  buyer = await viewerOf(freshEmail());
  listingId = await addListing(platform, seller);
  await ask(listingId, { email: buyer.email, viewer: buyer });
  id = await onlyId(buyer);
});

const waiting = (viewer: Viewer) =>
  waitingConversations(platform.db, viewer.advertiserId, platform.clock.now());
const nothing = { proposals: 0, proposedIn: null, toAnswer: 0, toAnswerIn: null };
const propose = (price: number) => proposePrice(platform, buyer, { id, price, client: buyer.email });
async function read(viewer: Viewer) {
  await readConversation(platform, viewer, { id, upTo: platform.clock.now().toISOString() });
}

it('a question waits for the seller until answered, even if read; the answer waits for the buyer until read', async () => {
  const asked = { ...nothing, toAnswer: 1, toAnswerIn: id };
  expect(await waiting(seller)).toEqual(asked);
  expect(await waiting(buyer)).toEqual(nothing);
  await read(seller);
  expect(await waiting(seller)).toEqual(asked);
  platform.clock.advance(1_000);
  await answer(seller, id, 'Ano, je.');
  expect(await waiting(seller)).toEqual(nothing);
  expect(await waiting(buyer)).toEqual(asked);
  await read(buyer);
  expect(await waiting(buyer)).toEqual(nothing);
});

it('stops waiting once archived, once the item is sold and the message read, or after a month', async () => {
  await archiveConversation(platform, seller, { id, shelved: true });
  expect(await waiting(seller)).toEqual(nothing);
  await archiveConversation(platform, seller, { id, shelved: false });
  expect((await waiting(seller)).toAnswer).toBe(1);
  await read(seller);
  await sell(platform, seller, listingId);
  expect(await waiting(seller)).toEqual(nothing);

  const other = await addListing(platform, seller);
  await ask(other, { email: freshEmail() });
  expect((await waiting(seller)).toAnswer).toBe(1);
  platform.clock.advance(31 * day);
  expect(await waiting(seller)).toEqual(nothing);
});

it('an open price or meeting of the other side counts as a proposal, and not as a message as well', async () => {
  await propose(900);
  const proposed = { ...nothing, proposals: 1, proposedIn: id };
  expect(await waiting(seller)).toEqual(proposed);
  expect(await waiting(buyer)).toEqual(nothing);
  const at = `${new Date(platform.clock.now().getTime() + 5 * day).toISOString().slice(0, 10)}T19:00`;
  await proposeMeeting(platform, buyer, { id, place: 'Hala Poruba', at, client: buyer.email });
  expect(await waiting(seller)).toEqual({ ...proposed, proposals: 2 });
  platform.clock.advance(3 * day + hour);
  expect(await waiting(seller)).toEqual(proposed);
  await sell(platform, seller, listingId);
  expect((await waiting(seller)).proposals).toBe(0);
  await reopen(platform, seller, listingId);
  platform.clock.advance(3 * day);
  expect(await waiting(seller)).toEqual({ ...nothing, toAnswer: 1, toAnswerIn: id });
});

it('of several conversations, the one that waits longest is linked', async () => {
  platform.clock.advance(hour);
  await ask(await addListing(platform, seller), { email: freshEmail() });
  expect(await waiting(seller)).toEqual({ ...nothing, toAnswer: 2, toAnswerIn: id });
});
