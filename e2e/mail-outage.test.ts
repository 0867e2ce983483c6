import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSignIn } from '../src/features/accounts/contract.ts';
import { contactAdvertiser } from '../src/features/conversations/contract.ts';
import { photo } from '../test/specimens/photos.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { stickForm } from './stick-form.ts';

const published = /je na bazaru$/;
const message = /^Nová zpráva k inzerátu/;
/** Names no listing, because nobody has proven yet that the address is the buyer's. */
const receipt = /^Zpráva k inzerátu odešla$/;

let bazaar: Bazaar;
let picture: Buffer;
beforeAll(async () => {
  bazaar = await Bazaar.open();
  picture = await photo(400, 300).jpeg().toBuffer();
});
afterAll(() => bazaar.close());

const writing = (buyer: ApiVisitor) => ({
  name: 'Eva Malá',
  email: buyer.email,
  message: 'Dobrý den, je ta hůl ještě k mání?',
  consent: true as const,
});

test('the mail server receives the PIN, the confirmation, the message to the advertiser and its receipt', async () => {
  const [seller, buyer] = [new ApiVisitor(bazaar, 1), new ApiVisitor(bazaar, 2)];
  const id = await seller.postOffer(stickForm(1), [picture]);
  await buyer.get(contactAdvertiser, { params: { id }, body: writing(buyer) });

  const { post } = bazaar;
  expect((await post.emailTo(seller.email, /^\d{6} je tvůj PIN/)).text).toContain('Platí 15 minut');
  expect((await post.emailTo(seller.email, published)).text).toContain(`${bazaar.url}/inzerat/`);
  const toSeller = await post.emailTo(seller.email, message);
  expect(toSeller.text).toContain('je ta hůl ještě k mání?');
  expect(toSeller.replyTo?.[0]?.address).toBe(buyer.email);
  const toBuyer = await post.emailTo(buyer.email, receipt);
  expect(`${toBuyer.text}${toBuyer.html}`).not.toContain(seller.email);
});

test('during a mail outage publishing and writing succeed, and every email arrives afterwards', async () => {
  const { post } = bazaar;
  const [seller, buyer, newcomer] = [3, 4, 5].map((place) => new ApiVisitor(bazaar, place));
  if (!seller || !buyer || !newcomer) throw new Error('Three people take part');
  await seller.signIn();
  await post.pause();

  const { id: draftId, albumId } = await seller.fillDraft(stickForm(2));
  await seller.sendPhoto(albumId, picture);
  const id = await seller.publish(draftId);
  await buyer.get(contactAdvertiser, { params: { id }, body: writing(buyer) });
  await newcomer.get(startSignIn, { body: { email: newcomer.email, browserKey: 'a browser of a newcomer' } });
  await expect
    .poll(() => bazaar.query('select attempts from graphile_worker.jobs where last_error is not null'))
    .toHaveLength(4);
  expect((await fetch(`${bazaar.url}/zdravi/pripraveno`)).status).toBe(200);
  const expected = [
    [seller, published],
    [seller, message],
    [buyer, receipt],
    [newcomer, /PIN/],
  ] as const;
  for (const [person, subject] of expected) expect(post.emailsTo(person.email, subject)).toEqual([]);

  await post.resume();
  for (const [person, subject] of expected) {
    await post.emailTo(person.email, subject, 60_000);
    expect(post.emailsTo(person.email, subject)).toHaveLength(1);
  }
}, 120_000);
