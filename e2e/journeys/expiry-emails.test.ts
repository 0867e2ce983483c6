import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApiVisitor } from '../api-visitor.ts';
import { Bazaar } from '../bazaar.ts';
import { postStick } from '../sample-offer.ts';

const people = 40;

let bazaar: Bazaar;
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());

/** Advertisers with a listing each that ends in two days. */
async function endingSoon(): Promise<void> {
  const seller = await ApiVisitor.signedIn(bazaar, 1);
  const id = await postStick(seller);
  await bazaar.query(`insert into advertisers (id, email, email_verified_at, public_name, slug, created_at)
    select gen_random_uuid(), 'konec-' || n || '@example.cz', now(), 'Konec ' || n, 'konec-' || n, now()
    from generate_series(1, ${people}) n`);
  await bazaar.query(`insert into listings (advertiser_id, kind, state, category_id, title, slug, description,
      price_type, place_name, district_code, place_exact, inserted, changed, created, updated, expires_at)
    select a.id, kind, 'active', category_id, 'Hůl ' || a.slug, 'hul', description, 'agreement', place_name,
      district_code, place_exact, now() - interval '58 days', now(), now(), now(), now() + interval '2 days'
    from listings, advertisers a where listings.id = ${id} and a.slug like 'konec-%'`);
}

test('a server killed repeatedly while sending expiry emails sends each of them once', async () => {
  await endingSoon();
  const countOffers = async () =>
    (await bazaar.query<{ count: number }>('select count(*)::integer as count from renewal_offers'))[0]
      ?.count ?? 0;
  for (let kill = 0; kill < 4; kill += 1) {
    await bazaar.runNow('warn-of-ends');
    await sleep(60 + 150 * kill);
    await bazaar.end('SIGKILL');
    await bazaar.start();
  }
  await bazaar.runNow('warn-of-ends');
  const emails = () => bazaar.post.emails.filter(({ subject }) => subject?.endsWith('brzy skončí'));
  const reached = () => new Set(emails().flatMap(({ to }) => to?.map(({ address }) => address) ?? []));
  await expect.poll(() => reached().size, { timeout: 60_000 }).toBe(people);
  expect(await countOffers()).toBe(people);
  // An email accepted by the mail server just before the kill may be sent again, with the same message id.
  expect(new Set(emails().map(({ messageId }) => messageId)).size).toBe(people);
}, 180_000);
