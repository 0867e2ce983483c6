import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { refuse } from '../../../contract/errors.ts';
import { sell } from '../../listings/move.ts';
import { stopMessages } from '../mark-conversation.ts';
import { answerOffer, proposePrice } from './offers.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, shown, listed, onlyId } = conversationHelpers(platform);
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

const propose = (viewer: Viewer, price: number) =>
  proposePrice(platform, viewer, { id, price, client: viewer.email });
const offersOf = async (viewer: Viewer) =>
  (await shown(viewer, id)).messages.flatMap(({ offer, own }) =>
    offer ? [`${own ? 'own' : 'theirs'} ${offer.price} ${offer.state}`] : [],
  );
async function answer(viewer: Viewer, given: 'accepted' | 'declined' | 'withdrawn', nth = -1) {
  const offers = (await shown(viewer, id)).messages.filter(({ offer }) => offer);
  const messageId = offers.at(nth)?.id ?? '';
  return answerOffer(platform, viewer, { id, messageId, answer: given, client: viewer.email });
}
const sent = { sent: true };

it('an offer is proposed, countered and accepted in messages that are unread and emailed, without changing the listing’s price', async () => {
  const before = (await shown(seller, id)).listing.price;
  expect(await propose(buyer, 900)).toEqual(sent);
  expect((await listed(seller)).items[0]).toMatchObject({
    last: { text: 'Navrhuju cenu 900\u00a0Kč.', own: false },
    unread: 2,
  });
  expect(await propose(seller, 950)).toEqual(sent);
  expect(await offersOf(seller)).toEqual(['theirs 900 countered', 'own 950 open']);
  expect(await answer(buyer, 'accepted')).toEqual(sent);
  expect(await answer(buyer, 'accepted')).toEqual(sent);
  expect(await offersOf(buyer)).toEqual(['own 900 countered', 'theirs 950 accepted']);
  const { messages, listing, reservedHere } = await shown(seller, id);
  expect(messages.map(({ text }) => text).slice(-2)).toEqual([
    'Navrhuju cenu 950\u00a0Kč.',
    'Souhlasím s cenou 950\u00a0Kč.',
  ]);
  const [proposal, said] = messages.slice(-2);
  expect(messages.filter(({ answers, offer }) => answers && !offer)).toEqual([said]);
  expect(said?.answers).toBe(proposal?.id);
  expect([listing.price, listing.state, reservedHere]).toEqual([before, 'active', false]);
  await platform.runJobs();
  const mailed = platform.emails.filter(({ text }) => /Navrhuju|Souhlasím/.test(text)).slice(-3);
  expect(mailed.map(({ to }) => to).toSorted()).toEqual([seller.email, seller.email, buyer.email].toSorted());
});

it('an offer is the only open one: its side can only withdraw it, and a double submission proposes once', async () => {
  await propose(buyer, 900);
  expect(await propose(buyer, 900)).toEqual(sent);
  expect(await propose(buyer, 800)).toEqual(refuse('offer-open'));
  expect(await answer(buyer, 'withdrawn')).toEqual(sent);
  expect(await propose(buyer, 800)).toEqual(sent);
  expect(await offersOf(buyer)).toEqual(['own 900 withdrawn', 'own 800 open']);
});

it('an offer is never open twice, even if both sides submit concurrently', async () => {
  await Promise.all([propose(buyer, 900), propose(seller, 950), propose(buyer, 910), propose(seller, 960)]);
  const waiting = (await offersOf(buyer)).filter((each) => each.endsWith('open'));
  expect(waiting).toHaveLength(1);
});

it('an offer can be answered once, by the other side only', async () => {
  await propose(buyer, 900);
  expect(await answer(buyer, 'accepted')).toEqual(refuse('not-found'));
  expect(await answer(seller, 'withdrawn')).toEqual(refuse('not-found'));
  const stranger = await viewerOf(freshEmail());
  expect(await propose(stranger, 1)).toEqual(refuse('not-found'));
  expect(await answer(seller, 'declined')).toEqual(sent);
  expect(await answer(seller, 'accepted')).toEqual(refuse('offer-closed'));
  expect(await offersOf(seller)).toEqual(['theirs 900 declined']);
});

it('an offer lapses after three days, and with the listing', async () => {
  await propose(buyer, 900);
  platform.clock.advance(3 * day + hour);
  expect(await offersOf(buyer)).toEqual(['own 900 lapsed']);
  expect(await answer(seller, 'accepted')).toEqual(refuse('offer-closed'));
  expect(await propose(buyer, 850)).toEqual(sent);
  await sell(platform, seller, listingId);
  expect(await offersOf(buyer)).toEqual(['own 900 lapsed', 'own 850 lapsed']);
  expect(await answer(seller, 'accepted')).toEqual(refuse('offer-closed'));
  expect(await propose(seller, 900)).toEqual(refuse('listing-inactive'));
});

it('an offer cannot be proposed for a free item', async () => {
  const gift = await addListing(platform, seller, { values: { priceType: 'free', price: '' } });
  await ask(gift, { email: buyer.email, viewer: buyer });
  const about = (await listed(buyer)).items.find(({ listing }) => listing.id === gift);
  const wish = { id: about?.id ?? '', price: 100, client: buyer.email };
  expect(await proposePrice(platform, buyer, wish)).toEqual(refuse('offer-for-free'));
});

it('an offer cannot be proposed to somebody without an account, nor where messages are stopped', async () => {
  await stopMessages(platform, seller, { id, stopped: true });
  expect(await propose(buyer, 900)).toEqual(refuse('messages-not-wanted'));
  const other = await newAdvertiser(platform);
  await ask(await addListing(platform, other), { email: freshEmail(), client: 'stranger' });
  const withStranger = await onlyId(other);
  const wish = { id: withStranger, price: 900, client: other.email };
  expect(await proposePrice(platform, other, wish)).toEqual(refuse('offer-needs-account'));
});
