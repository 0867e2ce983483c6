import { expect, test } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { wantedStickValues } from '../../../test/stick-values.ts';
import { answerMeeting, proposeMeeting } from '../conversations/meetings/meetings.ts';
import { reserveFor } from '../listings/reserve-for.ts';
import { matchListings } from '../matches/notify.ts';
import { agreeToSwapRing } from '../swap-rings/answer.ts';
import { updateSwapRings } from '../swap-rings/propose.ts';
import { listSwapRings } from '../swap-rings/show.ts';
import { accountCounts } from './db.ts';

test('counts an account’s live and ending listings, slots, favourites and watches', async () => {
  const platform = await testPlatform();
  await loadTowns(platform);
  const [owner, other] = [await newAdvertiser(platform, 7), await newAdvertiser(platform)];
  const now = platform.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const nothing = {
    living: 0,
    ending: 0,
    toFix: 0,
    toLook: 0,
    toClose: 0,
    resting: 0,
    cardLimit: 7,
    cardsUsed: 0,
    cardsWaiting: 0,
    favourites: 0,
    watches: 0,
    proposals: 0,
    toAnswer: 0,
    swaps: 0,
    matches: [],
  };
  expect(await accountCounts(platform.db, owner, now)).toEqual(nothing);
  await addListing(platform, owner);
  await addListing(platform, owner, { state: 'reserved', inserted: daysAgo(58) });
  await addListing(platform, owner, { state: 'sold' });
  const liked = await addListing(platform, other);
  await platform.db
    .insertInto('favourites')
    .values({
      advertiser_id: owner.advertiserId,
      listing_id: liked,
      price_seen: null,
      state_seen: 'active',
      created_at: now,
    })
    .execute();
  const counts = await accountCounts(platform.db, owner, now);
  expect(counts).toEqual({ ...nothing, living: 2, ending: 1, toClose: 1, cardsUsed: 2, favourites: 1 });
  expect((await accountCounts(platform.db, other, now)).living).toBe(1);
});

test('counts an account’s tasks: required fixes, listings without a slot, and overdue reservations', async () => {
  const platform = await testPlatform();
  await loadTowns(platform);
  const { viewerOf, ask, shown, onlyId } = conversationHelpers(platform);
  const owner = await newAdvertiser(platform, 7);
  const waits = async () => {
    const { toFix, toLook, resting, toClose } = await accountCounts(platform.db, owner, platform.clock.now());
    return { toFix, toLook, resting, toClose };
  };
  const [held, promised] = [await addListing(platform, owner), await addListing(platform, owner)];
  await addListing(platform, owner, { state: 'resting' });
  expect(await waits()).toEqual({ toFix: 0, toLook: 0, resting: 1, toClose: 0 });
  await platform.db.updateTable('listings').set({ state: 'held' }).where('id', '=', held).execute();
  const hold = { listing_id: held, away_since: platform.clock.now(), step_since: platform.clock.now() };
  await platform.db
    .insertInto('listing_holds')
    .values({ ...hold, step: 'to-fix' })
    .execute();
  expect(await waits()).toEqual({ toFix: 1, toLook: 0, resting: 1, toClose: 0 });
  await platform.db.updateTable('listing_holds').set({ step: 'to-look' }).execute();

  const buyer = await viewerOf(freshEmail());
  await ask(promised, { email: buyer.email, viewer: buyer });
  const conversationId = await onlyId(buyer);
  await reserveFor(platform, owner, { id: promised, conversationId });
  expect(await waits()).toEqual({ toFix: 0, toLook: 1, resting: 1, toClose: 0 });
  const inTwoDays = new Date(platform.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const meeting = { id: conversationId, place: 'Hala Poruba', at: `${inTwoDays}T12:00` };
  await proposeMeeting(platform, buyer, { ...meeting, client: 'phone' });
  const { messages } = await shown(owner, conversationId);
  const proposed = { id: conversationId, messageId: messages.at(-1)?.id ?? '', client: 'desktop' };
  await answerMeeting(platform, owner, { ...proposed, answer: 'confirmed' });
  expect((await waits()).toClose).toBe(0);
  platform.clock.advance(3 * 86_400_000);
  expect((await waits()).toClose).toBe(1);
});

test('counts swap proposals until they are answered, and what matches own listings while it still does', async () => {
  const platform = await testPlatform();
  await loadTowns(platform);
  const [anna, bara] = [await newAdvertiser(platform), await newAdvertiser(platform)];
  const swap = (viewer: typeof anna, hand: string, cm: string, swapWants: string) =>
    addListing(platform, viewer, {
      values: {
        title: `Florbalka ${cm} cm`,
        'attributes.hand': hand,
        'attributes.shaftLengthCm': cm,
        swap: 'on',
        swapWants,
      },
    });
  await swap(anna, 'left', '96', 'Pravá florbalka 87 cm');
  await swap(bara, 'right', '87', 'Levá florbalka 96 cm');
  await updateSwapRings(platform);
  const counts = () => accountCounts(platform.db, anna, platform.clock.now());
  const [ring] = (await listSwapRings(platform, anna)).items;
  expect(await counts()).toMatchObject({ swaps: 1, swapsUntil: ring?.expiresAt });
  await agreeToSwapRing(platform, anna, ring?.id ?? '');
  expect(await counts()).toMatchObject({ swaps: 0, swapsUntil: undefined });

  const wanted = await addListing(platform, anna, {
    kind: 'demand',
    values: { ...wantedStickValues, title: 'Sháním levou florbalku' },
  });
  const offered = await addListing(platform, bara, { values: { price: '700' } });
  await matchListings(platform);
  const found = { listingId: wanted, kind: 'demand', listings: 1, people: 1 };
  expect((await counts()).matches).toEqual([found]);
  const ask = (price: number) =>
    platform.db
      .updateTable('listings')
      .set(({ eb }) => ({ price, version: eb('version', '+', 1) }))
      .where('id', '=', offered)
      .execute();
  await ask(9_000);
  await matchListings(platform);
  expect((await counts()).matches).toEqual([]);
  await ask(600);
  await matchListings(platform);
  expect((await counts()).matches).toEqual([found]);
});
