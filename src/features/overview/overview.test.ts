import { expect, test } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { answerMeeting, proposeMeeting } from '../conversations/meetings/meetings.ts';
import { reserveFor } from '../listings/reserve-for.ts';
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
