import { expect, test } from 'vitest';
import { testPlatform } from '../../test/platform.ts';
import { isRefusal } from '../contract/errors.ts';
import { installCzechErrorMap } from '../contract/messages.ts';
import { loadContentFiles } from '../features/content/index.ts';
import { validateListing } from '../features/listings/validate-listing.ts';
import { loadBuiltInPlaces, placeOfPostcode } from '../features/places/index.ts';
import { usualPriceOf, usualPriceOfListing } from '../features/products/price-guide/read.ts';
import { searchQuery } from '../features/search/contract.ts';
import { findListings } from '../features/search/find.ts';
import { demoListings, soldDemoListings, typedValues } from './demo-listings.ts';
import { fillDemo } from './fill.ts';

installCzechErrorMap();
const platform = await testPlatform();
await loadBuiltInPlaces(platform);
await loadContentFiles(platform);
const { db } = platform;

test("every sample listing passes the form's validation", async () => {
  const refused: unknown[] = [];
  for (const listing of [...demoListings(), ...soldDemoListings()]) {
    const place = await placeOfPostcode(db, listing.municipality, listing.psc);
    const read = await validateListing(db, listing.kind, typedValues(listing, place?.code ?? ''));
    if (isRefusal(read)) refused.push({ id: listing.id, ...read.fields });
  }
  expect(refused).toEqual([]);
});

test('sample listings are added with pictures, and a second run changes nothing', async () => {
  const some = demoListings().filter(({ kind }, index) => index < 4 || (kind === 'demand' && index < 97));
  expect(await fillDemo(platform, some)).toEqual({ listings: some.length });
  const state = async () => ({
    listings: await db.selectFrom('listings').select(['id', 'reference', 'album_id']).execute(),
    photos: await db.selectFrom('photos').select('id').execute(),
    advertisers: await db.selectFrom('advertisers').select('id').execute(),
    albums: await db.selectFrom('albums').select('id').execute(),
    rounds: await db.selectFrom('lottery_rounds').selectAll().execute(),
    texts: await db.selectFrom('content_revisions').select('id').execute(),
  });
  const before = await state();
  await fillDemo(platform, some);
  expect(await state()).toEqual(before);

  const found = await findListings(platform, searchQuery.parse({}));
  if (isRefusal(found)) throw new Error(found.refused);
  expect(found.total).toBe(some.length);
  for (const { kind, photoCount, reference } of found.items) {
    expect(photoCount > 0).toBe(kind === 'offer');
    expect(reference).toMatch(/^demo-/);
  }
  expect(found.topped).toMatchObject([{ reference: 'demo-003' }]);
});

test('a visitor of the demo sees usual prices, with a note that they are based on demo data only', async () => {
  const offered = demoListings().filter(({ state, line }) => state === 'active' && line === 'Epic');
  await fillDemo(platform, [...offered, ...soldDemoListings()]);
  const { id } = await db
    .selectFrom('listings')
    .where('reference', '=', offered[0]?.id ?? '')
    .select('id')
    .executeTakeFirstOrThrow();
  const { usual } = await usualPriceOfListing(platform, id);
  expect(usual).toMatchObject({ level: 'product', name: 'Unihoc Epic', demo: true });
  expect(usual?.low).toBeLessThanOrEqual(offered[0]?.price ?? 0);
  expect(usual?.high).toBeGreaterThanOrEqual(offered[0]?.price ?? 0);
  const stick = {
    category: 'florbalky',
    brand: 'zone',
    model: 'Maker',
    condition: 'used',
    wear: 'light',
  } as const;
  expect((await usualPriceOf(platform, stick)).usual).toMatchObject({ sales: 5, demo: true });
});
