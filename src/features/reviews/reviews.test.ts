import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../contract/errors.ts';
import { findPerson } from '../account-deletion/db-person.ts';
import { deletePerson } from '../account-deletion/db-about-person.ts';
import { stopMessages } from '../conversations/mark-conversation.ts';
import { answerOffer, proposePrice } from '../conversations/offers/offers.ts';
import { sell } from '../listings/move.ts';
import { reopen } from '../listings/reopen.ts';
import { removeListing, restoreListing } from '../moderation/remove.ts';
import { dealReview, listReviews, replyToReview, writeReview } from './review-deal.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, shown, onlyId } = conversationHelpers(platform);
const day = 86_400_000;

let seller: Viewer;
let buyer: Viewer;
let listingId: number;
let id: string;
let slug: string;
beforeEach(async () => {
  // Hourly limits start anew.
  platform.clock.advance(2 * 3_600_000);
  seller = await newAdvertiser(platform);
  buyer = await viewerOf(freshEmail());
  listingId = await addListing(platform, seller);
  await ask(listingId, { email: buyer.email, viewer: buyer });
  id = await onlyId(buyer);
  slug = await slugOf(seller);
});

async function slugOf({ advertiserId }: Viewer): Promise<string> {
  const row = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('slug')
    .executeTakeFirstOrThrow();
  return row.slug;
}
const sold = () => sell(platform, seller, listingId, undefined, id);
async function agree() {
  await proposePrice(platform, buyer, { id, price: 900, client: 'buyer' });
  const messageId = (await shown(seller, id)).messages.findLast(({ offer }) => offer)?.id ?? '';
  await answerOffer(platform, seller, { id, messageId, answer: 'accepted', client: 'seller' });
}
const write = (viewer: Viewer, change: { text?: string; asDescribed?: 'yes' | 'no' } = {}) =>
  writeReview(platform, viewer, { id, handedOver: 'yes', smooth: 'yes', text: '', ...change });
async function mayOf(viewer: Viewer) {
  const review = await dealReview(platform, viewer, id);
  if (isRefusal(review)) throw new Error(review.refused);
  return review;
}
const reviewsOf = async (of: string) => given(await listReviews(platform, of));
const admin = { advertiserId: platform.ids.uuid(), email: 'spravce@example.cz', admin: true };
async function leave({ advertiserId }: Viewer) {
  const person = await findPerson(platform.db, advertiserId);
  if (person) await platform.db.transaction().execute((db) => deletePerson(db, person));
}
const closed = refuse('review-not-open');

it('is possible only after a sale to the other side, for the seller only once the buyer confirmed it', async () => {
  expect((await mayOf(buyer)).state).toBe('none');
  expect(await write(buyer)).toEqual(closed);
  await sold();
  expect((await mayOf(seller)).state).toBe('unconfirmed');
  expect(await write(seller)).toEqual(closed);
  expect(await mayOf(buyer)).toMatchObject({ state: 'open', asksDescription: true });
  await write(buyer);
  expect(await mayOf(seller)).toMatchObject({ state: 'open', asksDescription: false, otherWrote: true });
  const stranger = await viewerOf(freshEmail());
  expect(await write(stranger)).toEqual(refuse('not-found'));
});

it('an agreed price confirms the deal', async () => {
  await agree();
  await sold();
  expect((await mayOf(seller)).state).toBe('open');
});

it('is published once both have written, with facts counted', async () => {
  await sold();
  await write(buyer, { asDescribed: 'yes', text: 'Hůl jako nová.' });
  expect((await reviewsOf(slug)).total).toBe(0);
  expect((await mayOf(seller)).about).toBeUndefined();
  await write(seller, { asDescribed: 'no' });
  const { total, facts, items } = await reviewsOf(slug);
  expect(total).toBe(1);
  expect(facts).toEqual({
    handedOver: { yes: 1, no: 0 },
    asDescribed: { yes: 1, no: 0 },
    smooth: { yes: 1, no: 0 },
  });
  expect(items).toEqual([expect.objectContaining({ text: 'Hůl jako nová.', author: expect.anything() })]);
  const aboutBuyer = await reviewsOf(await slugOf(buyer));
  // Sellers are not asked whether the description was accurate.
  expect(aboutBuyer.items).toEqual([expect.objectContaining({ asDescribed: undefined, handedOver: true })]);
});

it('refuses a phone number, email address or link beside the field, also in a reply', async () => {
  await sold();
  const refusal = {
    refused: 'invalid-input',
    fields: { text: [expect.stringContaining('Telefon, e-mail')] },
  };
  for (const text of ['Volejte 603 123 456.', 'Pište na petr@example.cz', 'Víc na www.example.cz'])
    expect(await write(buyer, { text })).toMatchObject(refusal);
  await write(buyer, { text: 'Hůl 96 cm za 1 490 Kč seděla.' });
  await write(seller);
  const about = (await mayOf(seller)).about?.id ?? '';
  expect(await replyToReview(platform, seller, { id: about, text: 'Napiš na 603 123 456' })).toMatchObject(
    refusal,
  );
  expect(await replyToReview(platform, seller, { id: about, text: 'Díky!' })).toEqual({ replied: true });
});

it('is published alone after a fortnight, when the other side can no longer write', async () => {
  await sold();
  await write(buyer);
  platform.clock.advance(14 * day - 1);
  expect((await reviewsOf(slug)).total).toBe(0);
  expect((await mayOf(seller)).state).toBe('open');
  platform.clock.advance(1);
  expect((await reviewsOf(slug)).total).toBe(1);
  expect(await write(seller)).toEqual(closed);
});

it('can be written once, within ninety days', async () => {
  await sold();
  const first = await write(buyer, { text: 'Poprvé.' });
  expect(await write(buyer, { text: 'Podruhé.' })).toEqual(first);
  expect((await mayOf(buyer)).own).toMatchObject({ text: 'Poprvé.', published: false });
  listingId = await addListing(platform, seller);
  await ask(listingId, { email: buyer.email, viewer: buyer, client: 'again' });
  id = (
    await platform.db
      .selectFrom('conversations')
      .where('listing_id', '=', listingId)
      .select('id')
      .executeTakeFirstOrThrow()
  ).id;
  await sold();
  platform.clock.advance(90 * day);
  expect((await mayOf(buyer)).state).toBe('over');
  expect(await write(buyer)).toEqual(closed);
});

it('is no longer possible when the sale is undone before anybody has written', async () => {
  await sold();
  await reopen(platform, seller, listingId);
  expect((await mayOf(buyer)).state).toBe('none');
  expect(await write(buyer)).toEqual(closed);
});

it('counts only while the sale holds: undoing it hides praise, selling again shows it', async () => {
  await sold();
  await write(buyer, { asDescribed: 'yes', text: 'Hůl jako nová.' });
  await write(seller, { text: 'Platba hned.' });
  const totals = async () => [(await reviewsOf(slug)).total, (await reviewsOf(await slugOf(buyer))).total];
  expect(await totals()).toEqual([1, 1]);
  await reopen(platform, seller, listingId);
  expect(await totals()).toEqual([0, 0]);
  expect(await mayOf(buyer)).toMatchObject({ state: 'done', own: { published: false } });
  await sold();
  expect(await totals()).toEqual([1, 1]);
  await reopen(platform, seller, listingId);
  await sell(platform, seller, listingId);
  expect(await totals()).toEqual([0, 0]);
});

it('stays published as a complaint when the sale is undone, and the other side may write too', async () => {
  await sold();
  await write(buyer, { asDescribed: 'no', text: 'Zlomená hůl.' });
  await reopen(platform, seller, listingId);
  expect(await mayOf(seller)).toMatchObject({ state: 'open', otherWrote: true });
  await write(seller);
  expect((await reviewsOf(slug)).items).toEqual([expect.objectContaining({ text: 'Zlomená hůl.' })]);
  expect((await reviewsOf(await slugOf(buyer))).total).toBe(0);
  const other = await viewerOf(freshEmail());
  await ask(listingId, { email: other.email, viewer: other, client: 'other' });
  const first = id;
  id = await onlyId(other);
  await sold();
  expect(await mayOf(other)).toMatchObject({ state: 'open', otherWrote: false });
  await write(other, { text: 'Dobrá hůl.' });
  platform.clock.advance(14 * day);
  expect((await reviewsOf(slug)).total).toBe(2);
  id = first;
  expect(await mayOf(buyer)).toMatchObject({ state: 'done', own: { published: true } });
  await platform.db.deleteFrom('listings').where('id', '=', listingId).execute();
  expect((await reviewsOf(slug)).total).toBe(2);
});

it('stays published, and is still possible, when an admin removes the sold listing', async () => {
  await sold();
  const why = { reason: 'Fotky jsou z e-shopu výrobce.', rule: 'Vlastní fotky', source: 'own' } as const;
  given(await removeListing(platform, admin, { id: listingId, ...why }));
  expect((await mayOf(buyer)).state).toBe('open');
  await write(buyer, { text: 'Nic nepřišlo.' });
  platform.clock.advance(14 * day);
  expect((await reviewsOf(slug)).items).toEqual([expect.objectContaining({ text: 'Nic nepřišlo.' })]);
  await platform.db.deleteFrom('listings').where('id', '=', listingId).execute();
  expect((await reviewsOf(slug)).total).toBe(1);
});

it('has ninety days from the sale, whatever happens to the listing', async () => {
  await sold();
  const { until } = await mayOf(buyer);
  platform.clock.advance(60 * day);
  const why = { reason: 'Fotky jsou z e-shopu výrobce.', rule: 'Vlastní fotky', source: 'own' } as const;
  given(await removeListing(platform, admin, { id: listingId, ...why }));
  given(await restoreListing(platform, admin, { id: listingId, reason: 'omyl' }));
  expect(await mayOf(buyer)).toMatchObject({ state: 'open', until });
});

it('invites the other side once, but not when messages are blocked', async () => {
  await sold();
  await platform.runJobs();
  platform.emails.length = 0;
  await write(buyer);
  await write(buyer);
  await write(seller);
  await platform.runJobs();
  expect(platform.emails.map(({ to, subject }) => [to, subject])).toEqual([
    [seller.email, 'Jak dopadl obchod: Unihoc Epic 26, 96 cm'],
  ]);
  listingId = await addListing(platform, seller);
  const other = await viewerOf(freshEmail());
  await ask(listingId, { email: other.email, viewer: other, client: 'other' });
  id = await onlyId(other);
  await sold();
  await stopMessages(platform, seller, { id, stopped: true });
  await platform.runJobs();
  platform.emails.length = 0;
  await write(other);
  await platform.runJobs();
  expect(platform.emails).toEqual([]);
});

it('can be replied to once, by the person reviewed, and only when published', async () => {
  await sold();
  await write(buyer, { text: 'Šlo to pomalu.' });
  const hidden = await platform.db
    .selectFrom('reviews')
    .select('id')
    .orderBy('written_at', 'desc')
    .executeTakeFirst();
  const reply = (viewer: Viewer, text: string, reviewId = hidden?.id ?? '') =>
    replyToReview(platform, viewer, { id: reviewId, text });
  expect(await reply(seller, 'Omlouvám se.')).toEqual(refuse('not-found'));
  await write(seller);
  const about = (await mayOf(seller)).about?.id ?? '';
  expect(await reply(buyer, 'Není zač.', about)).toEqual(refuse('not-found'));
  expect(await reply(seller, 'Omlouvám se.', about)).toEqual({ replied: true });
  expect(await reply(seller, 'A ještě něco.', about)).toEqual(refuse('review-replied'));
  expect((await reviewsOf(slug)).items).toEqual([expect.objectContaining({ reply: 'Omlouvám se.' })]);
});

it('loses its name with its author’s account, and is deleted with the reviewed account', async () => {
  await sold();
  await write(buyer, { text: 'Bez problémů.' });
  await write(seller);
  await leave(buyer);
  expect((await reviewsOf(slug)).items).toEqual([
    expect.objectContaining({ text: 'Bez problémů.', author: undefined }),
  ]);
  await leave(seller);
  const left = await platform.db
    .selectFrom('reviews')
    .where('text', '=', 'Bez problémů.')
    .select('id')
    .execute();
  expect(left).toEqual([]);
});
