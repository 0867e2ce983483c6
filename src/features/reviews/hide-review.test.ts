import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../test/conversations.ts';
import { addListing, loadTowns, newAdvertiser } from '../../../test/listings.ts';
import { given } from '../../../test/permissions/scene.ts';
import { testPlatform } from '../../../test/platform.ts';
import { decideNow, keyIn, reporting } from '../../../test/reports.ts';
import type { Viewer } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import { findPerson } from '../account-deletion/db-person.ts';
import { deletePerson } from '../account-deletion/db-about-person.ts';
import { blockAccount, releaseAccount } from '../blocking/block.ts';
import type { DecisionAction } from '../blocking/contract.ts';
import { sell } from '../listings/move.ts';
import { getReportedContent } from '../reports/admin-views.ts';
import { answerObjection } from '../reports/decide.ts';
import { showReview } from '../reports/show-review.ts';
import { dealReview, listReviews, replyToReview, writeReview } from './review-deal.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, onlyId } = conversationHelpers(platform);
const { admin, ...reports } = reporting(platform);

let seller: Viewer;
let buyer: Viewer;
let id: string;
let slug: string;
beforeEach(async () => {
  // Hourly limits start anew.
  platform.clock.advance(2 * 3_600_000);
  seller = await newAdvertiser(platform);
  buyer = await viewerOf(freshEmail());
  const listingId = await addListing(platform, seller);
  await ask(listingId, { email: buyer.email, viewer: buyer });
  id = await onlyId(buyer);
  slug = await slugOf(seller);
  await sell(platform, seller, listingId, undefined, id);
  await write(buyer, 'Nadávka.');
  await write(seller);
  await platform.runJobs();
});

async function slugOf({ advertiserId }: Viewer): Promise<string> {
  const row = await platform.db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('slug')
    .executeTakeFirstOrThrow();
  return row.slug;
}
const write = (viewer: Viewer, text = '') =>
  writeReview(platform, viewer, { id, handedOver: 'yes', smooth: 'yes', text });
const mayOf = async (viewer: Viewer) => given(await dealReview(platform, viewer, id));
const reviewsOf = async (of: string) => given(await listReviews(platform, of));
const why = { reason: 'Nadává druhé straně a o obchodu nic neříká.', rule: 'Slušné chování' };
const decideAll = (subject: string, action: DecisionAction, upTo = 2 ** 31 - 1) =>
  decideNow(platform, admin, { subject, action, ...why, upTo });
/** Hides a review or reply on the seller's page because of one report; another report stays open. */
async function hide(part: 'hodnoceni' | 'odpoved') {
  const reviewId = (await mayOf(seller)).about?.id ?? '';
  const subject = `${part === 'odpoved' ? 'review-reply' : 'review'}:${reviewId}`;
  const address = `/inzerent/${slug}#${part}-${reviewId}`;
  const email = freshEmail();
  const { number } = await reports.reported(0, { address, email });
  await reports.reported(0, { address });
  return { subject, email, decided: await decideAll(subject, 'hidden', number) };
}
async function leave({ advertiserId }: Viewer) {
  const person = await findPerson(platform.db, advertiserId);
  if (person) await platform.db.transaction().execute((db) => deletePerson(db, person));
}

it('is hidden by a decision that its author can read and object to', async () => {
  const { subject, email, decided } = await hide('hodnoceni');
  expect(decided).toMatchObject({
    actions: ['handled', 'blocked'],
    advertiser: { id: buyer.advertiserId },
    snapshot: { content: 'Nadávka.' },
  });
  expect((await reviewsOf(slug)).total).toBe(0);
  expect((await mayOf(seller)).about).toBeUndefined();
  expect((await mayOf(buyer)).own).toMatchObject({ published: false, hidden: true });
  const toAuthor = (await reports.emailsTo(buyer.email)).at(-1);
  expect(toAuthor?.subject).toBe('Skryli jsme tvoje hodnocení obchodu');
  for (const said of ['Nadává druhé straně', 'Slušné chování', 'Do šesti měsíců'])
    expect(toAuthor?.text).toContain(said);
  const toReporter = (await reports.emailsTo(email)).at(-1);
  expect(toReporter?.text).toContain('Hodnocení jsme skryli');
  expect(toReporter?.text).not.toContain('Inzerát jsme');

  for (const again of ['kept', 'hidden'] as const)
    expect(await decideAll(subject, again)).toMatchObject({ refused: 'done-already' });
  given(await reports.object(keyIn(toAuthor?.text)));
  const [objection] = given(await getReportedContent(platform, admin, subject)).objections;
  const answer = 'Máš pravdu, nadávka to není.';
  given(await answerObjection(platform, admin, { id: objection?.id ?? '', granted: true, answer }));
  expect((await reviewsOf(slug)).total).toBe(1);
  const notice = (await reports.emailsTo(email)).at(-1);
  expect(notice?.subject).toMatch(/rozhodnutí se změnilo$/);
});

it('can be shown again by an admin, once', async () => {
  const { subject, email } = await hide('hodnoceni');
  const shown = await showReview(platform, admin, { subject, reason: 'omyl' });
  expect(shown).toMatchObject({ actions: ['kept', 'handled', 'hidden', 'blocked'] });
  expect((await reviewsOf(slug)).total).toBe(1);
  expect(await showReview(platform, admin, { subject, reason: 'omyl' })).toMatchObject({
    refused: 'done-already',
  });
  expect((await reports.emailsTo(buyer.email)).at(-1)?.subject).toBe('Vrátili jsme tvoje hodnocení obchodu');
  expect((await reports.emailsTo(email)).at(-1)?.subject).toMatch(/rozhodnutí se změnilo$/);
});

it('stays hidden when the decision is deleted', async () => {
  await hide('hodnoceni');
  await platform.db.deleteFrom('decisions').execute();
  expect((await reviewsOf(slug)).total).toBe(0);
});

it('of a blocked account is hidden, restored when unblocked, and deleted with the account', async () => {
  const block = () => blockAccount(platform, admin, { id: buyer.advertiserId, ...why, source: 'own' });
  given(await block());
  expect((await reviewsOf(slug)).total).toBe(0);
  expect((await mayOf(seller)).about).toBeUndefined();
  expect(await listReviews(platform, await slugOf(buyer))).toEqual(refuse('advertiser-gone'));
  given(await releaseAccount(platform, admin, { id: buyer.advertiserId, reason: 'omyl' }));
  expect((await reviewsOf(slug)).total).toBe(1);
  given(await block());
  await leave(buyer);
  expect((await reviewsOf(slug)).total).toBe(0);
});

it('can have its reply reported and hidden separately', async () => {
  const reviewId = (await mayOf(seller)).about?.id ?? '';
  await replyToReview(platform, seller, { id: reviewId, text: 'Petr Novák bydlí v Nové ulici 5.' });
  const { decided } = await hide('odpoved');
  expect(decided).toMatchObject({
    advertiser: { id: seller.advertiserId },
    snapshot: { content: 'Petr Novák bydlí v Nové ulici 5.' },
  });
  const { items } = await reviewsOf(slug);
  expect(items).toEqual([expect.objectContaining({ text: 'Nadávka.', reply: undefined })]);
  expect((await mayOf(seller)).about).toMatchObject({ mayReply: false });
  expect((await reports.emailsTo(seller.email)).at(-1)?.subject).toBe(
    'Skryli jsme tvoji odpověď na hodnocení',
  );
});
