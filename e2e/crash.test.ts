import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getListing } from '../src/features/listings/contract.ts';
import { photo } from '../test/specimens/photos.ts';
import { isLongRun, reportFault } from './faults/row.ts';
import { ApiVisitor } from './api-visitor.ts';
import { Bazaar } from './bazaar.ts';
import { scaledByLoad } from '../test/load.ts';
import { stickForm } from './stick-form.ts';

const people = isLongRun ? 40 : 20;
const photosEach = 5;
const kills = isLongRun ? 50 : 10;
/** Sign-in, draft, values, photos, publishing. */
const steps = people * (4 + photosEach);

let bazaar: Bazaar;
const longestStart = scaledByLoad(10_000);
beforeAll(async () => {
  bazaar = await Bazaar.open();
});
afterAll(() => bazaar.close());

/** The size of a photo identifies its owner and its position. */
const sizeOf = (person: number, place: number) => ({ width: 330 + 10 * place, height: 240 + 2 * person });

const photosOf = (person: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: photosEach }, (_, place) => {
      const { width, height } = sizeOf(person, place);
      return photo(width, height).jpeg({ quality: 95 }).toBuffer();
    }),
  );

test(`${people} people post at once while the bazaar is killed ${kills} times: nothing is lost, halved or doubled`, async () => {
  const visitors = Array.from({ length: people }, (_, person) => new ApiVisitor(bazaar, person + 1));
  const posting = Promise.all(
    visitors.map(async (visitor, person) => visitor.postOffer(stickForm(person), await photosOf(person))),
  );
  const confirmed = () => visitors.reduce((sum, visitor) => sum + visitor.confirmed, 0);

  const startedIn: number[] = [];
  let failed = false;
  posting.catch(() => (failed = true));
  const killing = (async () => {
    for (let kill = 0; kill < kills; kill += 1) {
      // Spread over the whole work, whatever the speed of the machine, at random moments.
      while (!failed && confirmed() < (steps * (kill + 0.5)) / (kills + 1)) await sleep(5);
      if (failed) return;
      await sleep(randomInt(150));
      expect(confirmed()).toBeLessThan(steps);
      if (kill % 5 === 3) await bazaar.cutPower();
      else await bazaar.end('SIGKILL');
      startedIn.push(await bazaar.start());
    }
  })();
  await killing;
  const listingIds = await posting;

  expect(startedIn).toHaveLength(kills);
  expect(Math.max(...startedIn)).toBeLessThan(longestStart);
  await expect.poll(waitingWork, { timeout: 120_000, interval: 200 }).toEqual([]);

  await expectOneOfEach(listingIds);
  for (const [person, id] of listingIds.entries()) await expectComplete(visitors[person], person, id);
  // The expectations above would have said otherwise.
  reportFault({
    fault: 'kill -9, every fifth time with the database server',
    injected: kills,
    lost: 0,
    doubled: 0,
    readyMs: Math.max(...startedIn),
  });
}, 2_400_000);

/** Jobs that are pending or have failed. */
const waitingWork = () =>
  bazaar.query(`select task_identifier, attempts, last_error from graphile_worker.jobs
    where task_identifier in ('send-email', 'process-photo')`);

async function expectOneOfEach(listingIds: number[]): Promise<void> {
  expect(new Set(listingIds).size).toBe(people);
  const [counts] = await bazaar.query(`select
    (select count(*) from listings)::int as listings,
    (select count(*) from listing_drafts)::int as drafts,
    (select count(*) from listing_drafts where published_listing_id is null)::int as unpublished,
    (select count(*) from albums)::int as albums,
    (select count(*) from albums where id not in (select album_id from listings))::int as orphans,
    (select count(*) from photos)::int as photos,
    (select count(*) from advertisers)::int as advertisers`);
  expect(counts).toEqual({
    listings: people,
    drafts: people,
    unpublished: 0,
    albums: people,
    orphans: 0,
    photos: people * photosEach,
    advertisers: people,
  });
}

async function expectComplete(visitor: ApiVisitor | undefined, person: number, id: number): Promise<void> {
  if (!visitor) throw new Error(`There is no person ${person}`);
  const listing = await visitor.get(getListing, { params: { id } });
  expect(listing.title).toBe(stickForm(person)['title']);
  expect(listing.price).toBe(1_000 + person);
  const places = Array.from({ length: photosEach }, (_, place) => place);
  expect(listing.photos.map(({ position }) => position)).toEqual(places);
  expect(listing.photos.map(({ width, height }) => ({ width, height }))).toEqual(
    places.map((place) => sizeOf(person, place)),
  );
  for (const { state, avif, webp, preview } of listing.photos) {
    expect(state).toBe('ready');
    expect(avif.map(({ width }) => width)).toEqual(webp.map(({ width }) => width));
    expect(avif).toHaveLength(2);
    await expectPicture(preview);
    for (const { url, width } of [...avif, ...webp]) expect(await expectPicture(url)).toBe(width);
  }
  // An email may be sent twice when the process dies before storing its success; then it has the same Message-ID.
  const emails = bazaar.post.emailsTo(visitor.email, /je na bazaru$/);
  expect(new Set(emails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(emails[0]?.text).toContain(`-${id}`);
}

/** Decodes every pixel, because a truncated file has a valid header; returns the width. */
async function expectPicture(address: string): Promise<number> {
  const response = await fetch(new URL(address, bazaar.url));
  expect(response.status).toBe(200);
  const { info } = await sharp(await response.arrayBuffer(), { failOn: 'warning' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.width;
}
