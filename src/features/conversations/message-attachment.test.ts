import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { answerConversation } from './answer.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, shown, onlyId } = conversationHelpers(platform);

let seller: Viewer;
let buyer: Viewer;
let about: number;
let id: string;
beforeEach(async () => {
  // Resets hourly limits.
  platform.clock.advance(7_200_000);
  seller = await newAdvertiser(platform);
  buyer = await viewerOf(freshEmail());
  about = await addListing(platform, seller);
  await ask(about, { email: buyer.email, viewer: buyer });
  id = await onlyId(buyer);
});

const show = (viewer: Viewer, listing: number, text = 'Koukni i na můj inzerát.') =>
  answerConversation(platform, viewer, { id, text, listing, client: viewer.email });
const attachedFor = async (viewer: Viewer) =>
  (await shown(viewer, id)).messages.map(({ attached }) => attached && [attached.id, attached.state]);

it('shows both sides an own listing below the text, with its current state', async () => {
  const own = await addListing(platform, buyer);
  expect(await show(buyer, own)).toEqual({ sent: true });
  expect(await attachedFor(seller)).toEqual([undefined, [own, 'active']]);
  await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', own).execute();
  expect(await attachedFor(buyer)).toEqual([undefined, [own, 'sold']]);
});

it('sends the same text once per attached listing', async () => {
  const [one, another] = [await addListing(platform, seller), await addListing(platform, seller)];
  for (const listing of [one, one, another, another]) await show(seller, listing);
  expect(await attachedFor(buyer)).toEqual([undefined, [one, 'active'], [another, 'active']]);
});

it('refuses a listing of somebody else, one that has ended, and the conversation’s own', async () => {
  const [foreign, sold] = [await addListing(platform, buyer), await addListing(platform, seller)];
  await platform.db.updateTable('listings').set({ state: 'sold' }).where('id', '=', sold).execute();
  for (const listing of [foreign, sold, about, 2_000_000_000])
    expect(await show(seller, listing)).toMatchObject({
      refused: 'invalid-input',
      fields: { listing: [expect.stringContaining('Vyber jiný.')] },
    });
  expect(await attachedFor(buyer)).toEqual([undefined]);
});

it('emails the title of the listing with a link to it', async () => {
  const own = await addListing(platform, seller);
  await show(seller, own);
  await platform.runJobs();
  expect(platform.emails.findLast(({ to }) => to === buyer.email)?.text).toMatch(
    new RegExp(`Přikládá svůj inzerát:[^]*${own}`),
  );
});
