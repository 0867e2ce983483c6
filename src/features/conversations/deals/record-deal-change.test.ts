import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { expireListings } from '../../listings/feature.ts';
import { release, sell, withdraw } from '../../listings/move.ts';
import { reopen } from '../../listings/reopen.ts';
import { reserveFor } from '../../listings/reserve-for.ts';
import { stopMessages } from '../mark-conversation.ts';
import { answerOffer, proposePrice } from '../offers/offers.ts';
import { dealJobs, recordDealChange } from './record-deal-change.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, answer, shown, listed, onlyId } = conversationHelpers(platform);
const hour = 3_600_000;

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
  await platform.runJobs();
  platform.emails.length = 0;
});

async function mailed(): Promise<string[]> {
  // The first jobs queue the emails.
  await platform.runJobs(dealJobs(platform));
  await platform.runJobs();
  return platform.emails.splice(0).map(({ to, subject }) => `${to}: ${subject}`);
}
const linesOf = async (viewer: Viewer, conversation = id) =>
  (await shown(viewer, conversation)).messages.flatMap(({ change, text }) => (change ? [text] : []));
const toBuyer = (text: string) => `${buyer.email}: ${text}: Unihoc Epic 26, 96 cm`;

it('notifies the buyer once of a reservation, its end, the sale and its reversal, with a text for each side', async () => {
  const name = (await shown(seller, id)).other.name;
  await reserveFor(platform, seller, { id: listingId, conversationId: id });
  expect(await mailed()).toEqual([toBuyer('Prodejce ti inzerát rezervoval')]);
  expect((await listed(buyer)).items[0]).toMatchObject({
    last: { text: 'Prodejce ti inzerát rezervoval.', own: false },
    unread: 1,
  });
  expect((await listed(seller)).items[0]).toMatchObject({
    last: { text: `Rezervováno pro: ${name}`, own: false },
  });
  await reserveFor(platform, seller, { id: listingId, conversationId: id });
  expect(await mailed()).toEqual([]);
  await release(platform, seller, listingId);
  expect(await mailed()).toEqual([toBuyer('Prodejce zrušil rezervaci pro tebe')]);
  await sell(platform, seller, listingId, undefined, id);
  expect(await mailed()).toEqual([toBuyer('Prodejce označil inzerát jako prodaný tobě')]);
  await reopen(platform, seller, listingId);
  expect(await mailed()).toEqual([toBuyer('Prodejce vzal prodej zpět, inzerát je zase v nabídce')]);
  expect(await linesOf(seller)).toEqual([
    `Rezervováno pro: ${name}`,
    `Rezervace zrušena, byla pro: ${name}`,
    `Prodáno, kupuje: ${name}`,
    `Prodej zrušen, byl pro: ${name}`,
  ]);
  expect(await linesOf(buyer)).toHaveLength(4);
});

it('notifies the holder of a reservation when it passes to somebody else, or the listing is sold elsewhere or withdrawn', async () => {
  const other = await viewerOf(freshEmail());
  await ask(listingId, { email: other.email, viewer: other, client: other.email });
  const others = await onlyId(other);
  await mailed();
  await reserveFor(platform, seller, { id: listingId, conversationId: id });
  await mailed();
  await reserveFor(platform, seller, { id: listingId, conversationId: others });
  expect((await mailed()).toSorted()).toEqual(
    [
      toBuyer('Prodejce zrušil rezervaci pro tebe'),
      `${other.email}: Prodejce ti inzerát rezervoval: Unihoc Epic 26, 96 cm`,
    ].toSorted(),
  );
  await sell(platform, seller, listingId, undefined, id);
  expect(await linesOf(other, others)).toHaveLength(1);
  await mailed();
  expect(await linesOf(other, others)).toEqual([
    'Prodejce ti inzerát rezervoval.',
    'Prodejce zrušil rezervaci pro tebe.',
  ]);

  const second = await addListing(platform, seller);
  await ask(second, { email: buyer.email, viewer: buyer, client: 'second' });
  const about = (await listed(buyer)).items.find(({ listing }) => listing.id === second)?.id ?? '';
  await reserveFor(platform, seller, { id: second, conversationId: about });
  await withdraw(platform, seller, second);
  await mailed();
  expect(await linesOf(buyer, about)).toEqual([
    'Prodejce ti inzerát rezervoval.',
    'Prodejce zrušil rezervaci pro tebe.',
  ]);
});

it('a reserved listing sold without naming a buyer counts as sold to the holder; a mere name is not notified', async () => {
  await reserveFor(platform, seller, { id: listingId, conversationId: id });
  await sell(platform, seller, listingId);
  await mailed();
  expect((await linesOf(buyer)).at(-1)).toBe('Prodejce označil inzerát jako prodaný tobě.');
  await reopen(platform, seller, listingId);
  await mailed();
  // The reservation ended with the sale.
  await reserveFor(platform, seller, { id: listingId, name: 'Soused' });
  expect(await mailed()).toEqual([]);
  await release(platform, seller, listingId);
  expect(await mailed()).toEqual([]);
});

it('a repeated job writes one line, which is no reply to the buyer and does not count toward the message limit', async () => {
  const noted = { messageId: platform.ids.uuid(), conversationId: id, change: 'reserved' } as const;
  await recordDealChange(platform, noted);
  await recordDealChange(platform, noted);
  expect(await mailed()).toHaveLength(1);
  const { first_answered_at, advertiser_read_at } = await platform.db
    .selectFrom('conversations')
    .where('id', '=', id)
    .select(['first_answered_at', 'advertiser_read_at'])
    .executeTakeFirstOrThrow();
  expect([first_answered_at, advertiser_read_at]).toEqual([null, null]);
  for (let nth = 0; nth < 20; nth += 1)
    expect(await answer(seller, id, `Odpověď ${nth}`)).toEqual({ sent: true });
});

it('when messages are stopped or changes too frequent, the line is written without an email', async () => {
  for (let nth = 0; nth < 3; nth += 1) {
    await reserveFor(platform, seller, { id: listingId, conversationId: id });
    await release(platform, seller, listingId);
  }
  expect(await mailed()).toHaveLength(4);
  expect(await linesOf(buyer)).toHaveLength(6);
  platform.clock.advance(2 * hour);
  await stopMessages(platform, buyer, { id, stopped: true });
  await reserveFor(platform, seller, { id: listingId, conversationId: id });
  expect(await mailed()).toEqual([]);
  expect(await linesOf(buyer)).toHaveLength(7);
});

it('discloses no address to an asker without an account', async () => {
  const email = freshEmail();
  await ask(listingId, { email, client: email });
  const about = (await listed(seller)).items.find((item) => item.id !== id)?.id ?? '';
  await platform.runJobs();
  platform.emails.length = 0;
  await reserveFor(platform, seller, { id: listingId, conversationId: about });
  await platform.runJobs(dealJobs(platform));
  await platform.runJobs();
  const [sent, another] = platform.emails;
  expect([sent?.to, sent?.replyTo, another]).toEqual([email, undefined, undefined]);
  expect(sent?.text).not.toContain(seller.email);
});

it('the last accepted price is the agreed one', async () => {
  const agreed = async () => [(await shown(seller, id)).agreedPrice, (await shown(buyer, id)).agreedPrice];
  expect(await agreed()).toEqual([undefined, undefined]);
  for (const price of [900, 850]) {
    await proposePrice(platform, buyer, { id, price, client: 'buyer' });
    const messageId = (await shown(seller, id)).messages.findLast(({ offer }) => offer)?.id ?? '';
    await answerOffer(platform, seller, { id, messageId, answer: 'accepted', client: 'seller' });
    platform.clock.advance(1_000);
  }
  await proposePrice(platform, buyer, { id, price: 500, client: 'buyer' });
  expect(await agreed()).toEqual([850, 850]);
  const own = await reserveFor(platform, seller, { id: listingId, conversationId: id });
  expect(own).toMatchObject({ reservedFor: { agreedPrice: 850 } });
});

it('an ended listing notifies the current holder of the reservation once, and no former one', async () => {
  const name = (await shown(seller, id)).other.name;
  const freed = await addListing(platform, seller);
  await ask(freed, { email: buyer.email, viewer: buyer, client: 'another phone' });
  const other = (await listed(buyer)).items.find(({ listing }) => listing.id === freed)?.id ?? '';
  await reserveFor(platform, seller, { id: freed, conversationId: other });
  await release(platform, seller, freed);
  await reserveFor(platform, seller, { id: listingId, conversationId: id });
  await mailed();
  platform.clock.advance(61 * 24 * hour);
  await expireListings(platform);
  await expireListings(platform);
  const toThisBuyer = (await mailed()).filter((line) => line.startsWith(buyer.email));
  expect(toThisBuyer).toEqual([toBuyer('Inzerát skončil a s ním i rezervace pro tebe')]);
  expect((await linesOf(buyer)).at(-1)).toBe('Inzerát skončil a s ním i rezervace pro tebe.');
  expect((await linesOf(seller)).at(-1)).toBe(`Inzerát skončil, rezervace byla pro: ${name}`);
});
