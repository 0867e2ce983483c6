import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../contract/endpoint.ts';
import { isRefusal } from '../../contract/errors.ts';
import { addListing, codeOf, loadTowns, newAdvertiser, type TestListing } from '../../../test/listings.ts';
import { testPlatform } from '../../../test/platform.ts';
import { wantedStickValues } from '../../../test/stick-values.ts';
import { matchSchedule } from './feature.ts';
import { activeFacts } from './db-facts.ts';
import { demandMatches, findMatches, ownMatches } from './find.ts';
import { endMatchNotes, setMatchNotes } from './notes.ts';

const platform = await testPlatform();
await loadTowns(platform);
const day = 86_400_000;
let buyer: Viewer;
let seller: Viewer;
beforeEach(async () => {
  await platform.db.deleteFrom('listings').execute();
  buyer = await newAdvertiser(platform, 1_000);
  seller = await newAdvertiser(platform, 1_000);
});

const demand = (values: TestListing['values'] = {}, viewer = buyer) =>
  addListing(platform, viewer, {
    kind: 'demand',
    values: { ...wantedStickValues, title: 'Sháním levou florbalku', ...values },
  });
const offer = (values: TestListing['values'] = {}, viewer = seller) =>
  addListing(platform, viewer, { values: { price: '700', ...values } });

async function run() {
  const job = matchSchedule(platform).find(({ name }) => name === 'match-listings');
  await job?.run();
  await platform.runJobs();
}
/** Match emails received since the start of the test. */
const emailsTo = ({ email }: Viewer) => platform.emails.filter((each) => each.to === email);
async function idsFor(viewer: Viewer, id: number): Promise<number[]> {
  const found = await ownMatches(platform, viewer, id);
  return isRefusal(found) ? [] : found.items.map((each) => each.id);
}
const edit = (id: number, price: number) =>
  platform.db
    .updateTable('listings')
    .set(({ eb }) => ({ price, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** Matches found when only this many candidates are evaluated. */
async function foundAmong(id: number, atMost: number): Promise<number[]> {
  const own = await activeFacts(platform.db, id);
  return own ? (await findMatches(platform.db, own, atMost)).map((each) => each.id) : [];
}

describe('a demand and a matching offer', () => {
  test('match over any distance when the buyer is willing to travel', async () => {
    const far = { place: codeOf('Ostrava'), 'attributes.handover': ['personal'] };
    const id = await offer(far);
    const near = await demand();
    const willing = await demand({ description: 'Přijedu si kamkoli, vzdálenost nevadí.' });
    expect([await idsFor(buyer, near), await idsFor(buyer, willing)]).toEqual([[], [id]]);
  });

  test('are not hidden by newer listings that do not match', async () => {
    const [oldDemand, oldOffer] = [await demand(), await offer()];
    const others: TestListing['values'][] = [
      { title: 'Florbalka', brand: 'zone' },
      { 'attributes.hand': 'right' },
      { price: '5000' },
    ];
    for (const values of others) await offer(values);
    await offer({ 'attributes.shaftLengthCm': '82' });
    expect(await foundAmong(oldDemand, 1)).toEqual([oldOffer]);
    for (const values of [...others.slice(0, 2), { price: '100' }]) await demand(values);
    await demand({ 'attributes.shaftLengthCm.min': '80', 'attributes.shaftLengthCm.max': '84' });
    expect(await foundAmong(oldOffer, 1)).toEqual([oldDemand]);
  });

  test('are ranked last and say so when the price is negotiable, which the limit may not cover', async () => {
    const id = await demand();
    const negotiable = await offer({ priceType: 'agreement', price: '' });
    const far = await offer({ 'attributes.flexMm': '', price: '700', place: codeOf('Ostrava') });
    const found = await ownMatches(platform, buyer, id);
    const items = isRefusal(found) ? [] : found.items;
    expect(items.map((each) => each.id)).toEqual([far, negotiable]);
    expect(items[1]?.reasons.map(({ label }) => label)).toContain('cena dohodou');
  });

  test('are announced to both sides once, with reasons and without anyone’s address', async () => {
    await demand();
    await offer({ place: codeOf('Kuřim') });
    await run();
    await run();
    const [toBuyer, ...moreToBuyer] = emailsTo(buyer);
    const [toSeller, ...moreToSeller] = emailsTo(seller);
    expect([moreToBuyer, moreToSeller]).toEqual([[], []]);
    expect(toBuyer?.subject).toBe('Objevila se nabídka, která sedí na tvou poptávku');
    expect(toBuyer?.text).toContain('levá, 96\u00a0cm, Unihoc, 13\u00a0km, o 100\u00a0Kč pod tvým limitem');
    expect(toSeller?.subject).toMatch(/^Tohle někdo hledá/);
    expect(toSeller?.text).toContain('vejde se do limitu');
    expect(toBuyer?.text).not.toContain(seller.email);
    expect(toSeller?.text).not.toContain(buyer.email);
  });

  test('are announced when an edit makes them match, and not again after another edit', async () => {
    await demand();
    const id = await offer({ price: '900' });
    await run();
    expect([emailsTo(buyer), emailsTo(seller)]).toEqual([[], []]);
    await edit(id, 800);
    await run();
    platform.clock.advance(2 * day);
    await edit(id, 790);
    await run();
    expect([emailsTo(buyer).length, emailsTo(seller).length]).toEqual([1, 1]);
  });

  test('are announced in at most one email a day; later ones wait for the next day', async () => {
    await demand();
    await offer();
    await run();
    await offer({ title: 'Druhá hůl, 95 cm', 'attributes.shaftLengthCm': '95' });
    await offer({ title: 'Třetí hůl, 94 cm', 'attributes.shaftLengthCm': '94' });
    await run();
    expect(emailsTo(buyer)).toHaveLength(1);
    platform.clock.advance(day);
    await run();
    expect(emailsTo(buyer).map(({ subject }) => subject)).toEqual([
      'Objevila se nabídka, která sedí na tvou poptávku',
      'Na tvou poptávku sedí 2 nabídky',
    ]);
  });

  test('are listed best first, regardless of age', async () => {
    await demand();
    await offer({ title: 'Florbalka za pakatel', price: '100' });
    await offer({ title: 'Florbalka za všechno', price: '800', place: codeOf('Ostrava') });
    await run();
    const text = emailsTo(buyer)[0]?.text ?? '';
    expect(text.indexOf('za pakatel')).toBeGreaterThan(0);
    expect(text.indexOf('za pakatel')).toBeLessThan(text.indexOf('za všechno'));
  });

  test('are not announced while one is reserved, paused or ended', async () => {
    await demand();
    for (const state of ['reserved', 'resting', 'held', 'sold', 'blocked'] as const)
      await addListing(platform, seller, { state, values: { price: '700' } });
    await run();
    expect([emailsTo(buyer), emailsTo(seller)]).toEqual([[], []]);
  });

  test('are not announced between two advertisers of whom one has blocked the other', async () => {
    await platform.db
      .insertInto('message_blocks')
      .values({
        blocker_id: seller.advertiserId,
        blocked_id: buyer.advertiserId,
        blocked_email: buyer.email,
        created_at: platform.clock.now(),
      })
      .execute();
    const wanted = await demand();
    await offer();
    await run();
    expect([emailsTo(buyer), emailsTo(seller), await idsFor(buyer, wanted)]).toEqual([[], [], []]);
  });
});

test('unsubscribing from one kind by the link of an email leaves the other on', async () => {
  await demand();
  await offer();
  await run();
  const key = /\/shody\/([\w-]+)\/odhlasit/.exec(emailsTo(buyer)[0]?.text ?? '')?.[1] ?? '';
  expect(await endMatchNotes(platform, key)).toEqual({ ended: 'offers' });
  expect(await endMatchNotes(platform, 'x'.repeat(43))).toMatchObject({ refused: 'link-not-valid' });
  platform.clock.advance(day);
  await offer({ title: 'Druhá hůl, 95 cm', 'attributes.shaftLengthCm': '95' });
  await offer({}, buyer);
  await demand({}, seller);
  await run();
  expect(emailsTo(buyer).map(({ subject }) => subject)).toEqual([
    'Objevila se nabídka, která sedí na tvou poptávku',
    'Tohle někdo hledá: Unihoc Epic 26, 96 cm',
  ]);
  // Matches found while the emails were off are not sent later.
  await setMatchNotes(platform, buyer, { offers: true, demands: true });
  platform.clock.advance(day);
  await run();
  expect(emailsTo(buyer)).toHaveLength(2);
});

test('matches of a demand are public; matches of an offer are visible to its advertiser only', async () => {
  const wanted = await demand();
  const offered = await offer();
  expect(await demandMatches(platform, wanted)).toMatchObject({ total: 1, items: [{ id: offered }] });
  expect(await demandMatches(platform, offered)).toMatchObject({ refused: 'listing-not-found' });
  expect(await ownMatches(platform, buyer, offered)).toMatchObject({ refused: 'listing-not-found' });
  expect(await ownMatches(platform, seller, offered)).toMatchObject({
    advertisers: 1,
    items: [{ id: wanted }],
  });
});

test('matching is symmetric, never pairs one’s own listings, and never exceeds the maximum price', async () => {
  const sides = fc.constantFrom('left', 'right');
  const length = fc.integer({ min: 90, max: 98 });
  const price = fc.integer({ min: 1, max: 9 }).map((hundreds) => hundreds * 100);
  const ofBuyer = fc.boolean();
  const offers = fc.array(fc.record({ hand: sides, length, price, ofBuyer }), { minLength: 1, maxLength: 5 });
  const demands = fc.array(fc.record({ hand: sides, length, price, ofBuyer }), {
    minLength: 1,
    maxLength: 3,
  });
  const person = (each: { ofBuyer: boolean }) => (each.ofBuyer ? buyer : seller);
  await fc.assert(
    fc.asyncProperty(offers, demands, async (offered, wanted) => {
      await platform.db.deleteFrom('listings').execute();
      const pairs = { byDemand: new Set<string>(), byOffer: new Set<string>() };
      const offerIds = new Map<number, (typeof offered)[number]>();
      const demandIds = new Map<number, (typeof wanted)[number]>();
      for (const each of offered) {
        const form = { 'attributes.hand': each.hand, 'attributes.shaftLengthCm': String(each.length) };
        const values = { ...form, title: 'Florbalka na prodej', price: String(each.price) };
        offerIds.set(await offer(values, person(each)), each);
      }
      for (const each of wanted) {
        const values = { 'attributes.hand': [each.hand], price: String(each.price) };
        demandIds.set(await demand(values, person(each)), each);
      }
      for (const [id, each] of demandIds)
        for (const found of await idsFor(person(each), id)) {
          pairs.byDemand.add(`${id} ${found}`);
          const match = offerIds.get(found);
          expect(match).toMatchObject({ hand: each.hand, ofBuyer: !each.ofBuyer });
          expect(match?.price).toBeLessThanOrEqual(each.price);
        }
      for (const [id, each] of offerIds)
        for (const found of await idsFor(person(each), id)) pairs.byOffer.add(`${found} ${id}`);
      expect(pairs.byOffer).toEqual(pairs.byDemand);
      await run();
      await run();
      const stored = await platform.db.selectFrom('matches').selectAll().execute();
      expect(new Set(stored.map((row) => `${row.demand_id} ${row.offer_id}`))).toEqual(pairs.byDemand);
    }),
    { numRuns: 12 },
  );
});
