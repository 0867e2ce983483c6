import { beforeEach, expect, it } from 'vitest';
import { freshEmail, conversationHelpers } from '../../../../test/conversations.ts';
import { addListing, codeOf, loadTowns, newAdvertiser } from '../../../../test/listings.ts';
import { testPlatform } from '../../../../test/platform.ts';
import type { Viewer } from '../../../contract/endpoint.ts';
import { isRefusal, refuse } from '../../../contract/errors.ts';
import type { FormValues } from '../../listings/contract.ts';
import { suggestMeetingPoints } from './suggest-points.ts';

const platform = await testPlatform();
await loadTowns(platform);
const { viewerOf, ask, onlyId } = conversationHelpers(platform);
const { db } = platform;

const day = 86_400_000;
const inDays = (days: number) =>
  new Date(platform.clock.now().getTime() + days * day).toISOString().slice(0, 10);

async function addPoint(name: string, spot: { lat: number; lon: number }, on?: string) {
  const days = { starts_on: on ?? null, ends_on: on ?? null };
  const row = { id: platform.ids.uuid(), name, place_code: codeOf('Brno'), address: null, ...spot, ...days };
  const changed_at = platform.clock.now();
  await db
    .insertInto('meeting_points')
    .values({ ...row, kind: on === undefined ? 'hall' : 'tournament', changed_at })
    .execute();
}
const brno = { lat: 49.195, lon: 16.608 };
/** Between Brno and Ostrava. */
const prerov = { lat: 49.455, lon: 17.451 };

let seller: Viewer;
let buyer: Viewer;
beforeEach(async () => {
  platform.clock.advance(2 * 3_600_000);
  await db.deleteFrom('meeting_points').execute();
  seller = await newAdvertiser(platform);
  buyer = await viewerOf(freshEmail());
});

/** A conversation about a listing of the seller. */
async function about(values: FormValues = {}): Promise<string> {
  await ask(await addListing(platform, seller, { values }), { email: buyer.email, viewer: buyer });
  return onlyId(buyer);
}
async function suggested(viewer: Viewer, id: string, place?: string) {
  const answer = await suggestMeetingPoints(platform, viewer, { id, place });
  if (isRefusal(answer)) throw new Error(answer.refused);
  return answer.points;
}
const names = async (...asked: Parameters<typeof suggested>) =>
  (await suggested(...asked)).map(({ name }) => name);

it('suggestions are near the listing, or between it and a given place, with distances in whole kilometres from both', async () => {
  await addPoint('Hala v Brně', brno);
  await addPoint('Hala v Přerově', prerov);
  const id = await about({ place: codeOf('Brno') });
  expect(await names(buyer, id)).toEqual(['Hala v Brně']);
  expect(await suggested(buyer, id, codeOf('Ostrava'))).toMatchObject([
    { name: 'Hala v Přerově', fromListing: 68, fromPlace: 73 },
  ]);
});

it('a search for the middle keeps what is near the listing apart, even when nothing is halfway', async () => {
  await addPoint('Hala v Brně', brno);
  const id = await about({ place: codeOf('Brno') });
  const found = await suggestMeetingPoints(platform, buyer, { id, place: codeOf('Ostrava') });
  expect(found).toMatchObject({ points: [], near: [{ name: 'Hala v Brně', fromListing: 0 }] });
  expect(await suggestMeetingPoints(platform, buyer, { id })).toMatchObject({
    points: [{ name: 'Hala v Brně' }],
    near: [],
  });
});

it('suggestions are the same for both sides, regardless of stored data about them', async () => {
  await addPoint('Hala v Přerově', prerov);
  await addPoint('Hala v Brně', brno);
  await addListing(platform, buyer, { values: { place: codeOf('Ostrava') } });
  const id = await about({ place: codeOf('Brno') });
  for (const place of [undefined, codeOf('Ostrava'), codeOf('Kuřim')])
    expect(await suggested(seller, id, place)).toEqual(await suggested(buyer, id, place));
  expect(await names(seller, id)).toEqual(['Hala v Brně']);
});

it('suggestions of a listing showing only its district do not depend on its municipality', async () => {
  await addPoint('Hala v Brně', brno);
  await addPoint('Hala v Přerově', prerov);
  const hidden = await about({ place: codeOf('Kuřim'), placeShown: 'district' });
  const elsewhere = await db
    .selectFrom('listings')
    .select('place_exact')
    .where('advertiser_id', '=', seller.advertiserId)
    .executeTakeFirstOrThrow();
  expect(elsewhere.place_exact).toBe(false);
  const before = await suggested(buyer, hidden, codeOf('Ostrava'));
  // A village of the same district that is not in the list.
  await db
    .updateTable('listings')
    .set({ place_code: null, place_name: 'Lelekovice' })
    .where('advertiser_id', '=', seller.advertiserId)
    .execute();
  expect(await suggested(buyer, hidden, codeOf('Ostrava'))).toEqual(before);
  expect(await names(buyer, hidden)).toEqual(['Hala v Brně']);
});

it('the caller’s place is not stored', async () => {
  await addPoint('Hala v Přerově', prerov);
  const id = await about();
  const before = await db.selectFrom('conversations').selectAll().execute();
  await suggested(buyer, id, codeOf('Ostrava'));
  expect(await db.selectFrom('conversations').selectAll().execute()).toEqual(before);
});

it('tournaments come first: only upcoming ones, and no hidden ones', async () => {
  await addPoint('Hala', brno);
  await addPoint('Turnaj za měsíc', brno, inDays(30));
  await addPoint('Turnaj za týden', brno, inDays(7));
  await addPoint('Turnaj za rok', brno, inDays(365));
  await addPoint('Turnaj včera', brno, inDays(-2));
  await addPoint('Skrytá hala', brno);
  await db
    .updateTable('meeting_points')
    .set({ hidden_at: new Date() })
    .where('name', '=', 'Skrytá hala')
    .execute();
  const id = await about({ place: codeOf('Brno') });
  expect(await names(buyer, id)).toEqual(['Turnaj za týden', 'Turnaj za měsíc', 'Hala']);
});

it('suggestions are available to the two participants only, and unknown places are refused', async () => {
  const id = await about();
  const stranger = await viewerOf(freshEmail());
  expect(await suggestMeetingPoints(platform, stranger, { id })).toEqual(refuse('not-found'));
  expect(await suggestMeetingPoints(platform, buyer, { id, place: 'nikde' })).toEqual(refuse('not-found'));
});
