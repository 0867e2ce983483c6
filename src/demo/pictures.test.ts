import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { demoListings } from './demo-listings.ts';
import { drawing, demoPictures } from './pictures.ts';
import { painted } from './paint.ts';
import { drawnBladeLeft, thingsOf } from './things.ts';

const listings = demoListings();
const offers = listings.filter(({ kind }) => kind === 'offer');
const some = offers.filter((_, index) => index % 12 === 0);
const folder = new URL('../../db/demo/pictures/', import.meta.url);

describe('pictures of the sample listings', () => {
  test('an offer has one to three pictures of 800 pixels, a demand none', async () => {
    for (const listing of some) {
      const pictures = await demoPictures(listing);
      expect(pictures.length).toBeGreaterThanOrEqual(1);
      expect(pictures.length).toBeLessThanOrEqual(3);
      const { format, width, height } = await sharp(pictures[0]).metadata();
      expect([format, width, height]).toEqual(['jpeg', 800, 800]);
    }
    const demand = listings.find(({ kind }) => kind === 'demand');
    expect(demand && (await demoPictures(demand))).toEqual([]);
  });

  test('are deterministic, and differ between neighbours', async () => {
    const [first, second] = offers;
    if (!first || !second) throw new Error('There are no offers');
    const main = async (listing: typeof first) => (await demoPictures(listing))[0]?.toString('base64');
    expect(await main(first)).toBe(await main(first));
    expect(await main(first)).not.toBe(await main(second));
  });

  test('every category has a drawing of its own, and every drawing is used', async () => {
    const used = new Set(offers.flatMap((listing) => thingsOf(listing).map((thing) => thing.drawing)));
    for (const name of used) expect((await drawing(name)).thing).toContain('<');
    const bags = new Set(['toolbagy', 'sportovni-tasky']);
    const strays = offers.filter(
      (listing) => !bags.has(listing.category) && thingsOf(listing)[0]?.drawing === 'taska',
    );
    expect(strays).toEqual([]);
  });

  test('show the blade on the side that the listing states', () => {
    const rights = offers.filter(
      ({ category, attributes }) => category === 'florbalky' && attributes.hand === 'right',
    );
    expect(rights.length).toBeGreaterThan(5);
    for (const listing of rights) expect(thingsOf(listing)[0]?.bladeLeft).toBe(false);
    expect(drawnBladeLeft('hul-modra')).toBe(true);
    expect(drawnBladeLeft('hul-cervena')).toBe(false);
    expect(drawnBladeLeft('boty')).toBeUndefined();
  });

  test('need no font, which a minimal server lacks', () => {
    for (const name of readdirSync(folder)) {
      expect(readFileSync(new URL(name, folder), 'utf8'), name).not.toContain('<text');
    }
  });
});

test('painting changes saturated colours and leaves rubber and metal', () => {
  expect(painted('<path fill="#d8f34e"/>', 'blue')).toMatch(/fill="hsl\(215,\d+%,\d+%\)"/);
  expect(painted('<path fill="#d8f34e"/>', 'white')).toMatch(/fill="hsl\(0,0%,\d+%\)"/);
  expect(painted('<path fill="#9aa5a8" stroke="#fff"/>', 'red')).toBe('<path fill="#9aa5a8" stroke="#fff"/>');
});
