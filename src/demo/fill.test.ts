import { expect, test } from 'vitest';
import { testPlatform } from '../../test/platform.ts';
import { isRefusal } from '../contract/errors.ts';
import { installCzechErrorMap } from '../contract/messages.ts';
import { loadContentFiles } from '../features/content/index.ts';
import { validateListing } from '../features/listings/validate-listing.ts';
import { loadBuiltInPlaces, placeOfPostcode } from '../features/places/index.ts';
import { searchQuery } from '../features/search/contract.ts';
import { findListings } from '../features/search/find.ts';
import { demoListings, typedValues } from './demo-listings.ts';
import { fillDemo } from './fill.ts';

installCzechErrorMap();
const platform = await testPlatform();
await loadBuiltInPlaces(platform);
await loadContentFiles(platform);
const { db } = platform;

test('every sample listing passes the form that people fill', async () => {
  const refused: unknown[] = [];
  for (const listing of demoListings()) {
    const place = await placeOfPostcode(db, listing.municipality, listing.psc);
    const read = await validateListing(db, listing.kind, typedValues(listing, place?.code ?? ''));
    if (isRefusal(read)) refused.push({ id: listing.id, ...read.fields });
  }
  expect(refused).toEqual([]);
});

test('sample listings get in with their pictures, and a second time changes nothing', async () => {
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
