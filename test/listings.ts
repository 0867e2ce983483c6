import type { Viewer } from '../src/contract/endpoint.ts';
import { isRefusal } from '../src/contract/errors.ts';
import { installCzechErrorMap } from '../src/contract/messages.ts';
import { findOrCreateAdvertiser } from '../src/features/accounts/index.ts';
import type { FormValues, ListingState } from '../src/features/listings/contract.ts';
import { insertListing } from '../src/features/listings/db.ts';
import { lifetimeFrom } from '../src/features/listings/lifetime.ts';
import { listingRow } from '../src/features/listings/listing-row.ts';
import { openDraft, saveDraft } from '../src/features/listings/drafts.ts';
import { validateListing } from '../src/features/listings/validate-listing.ts';
import { builtInCode } from '../src/features/places/districts.ts';
import { storeBuiltIn } from '../src/features/places/db.ts';
import { addPhotos } from './albums.ts';
import { stickValues } from './stick-values.ts';
import type { TestPlatform } from './platform.ts';

const towns = [
  { name: 'Praha', districtCode: 'CZ0100', lat: 50.088, lon: 14.421 },
  { name: 'Brno', districtCode: 'CZ0642', lat: 49.195, lon: 16.608 },
  { name: 'Kuřim', districtCode: 'CZ0643', lat: 49.298, lon: 16.531 },
  { name: 'Ostrava', districtCode: 'CZ0806', lat: 49.835, lon: 18.282 },
];

/** Loads the few municipalities that test listings use. */
export async function loadTowns(platform: TestPlatform): Promise<void> {
  installCzechErrorMap();
  const places = towns.map((town) => ({
    ...town,
    code: builtInCode(town.name, town.districtCode),
    weight: 1,
  }));
  await storeBuiltIn(platform.db, places);
}

export function codeOf(name: 'Praha' | 'Brno' | 'Kuřim' | 'Ostrava'): string {
  return builtInCode(name, towns.find((town) => town.name === name)?.districtCode ?? '');
}

let people = 0;

export async function newAdvertiser(platform: TestPlatform, cardLimit = 10): Promise<Viewer> {
  const email = `inzerent-${(people += 1)}@example.cz`;
  const details = { email, verified: true, publicName: 'Tomáš V.', cardLimit };
  const { id } = await findOrCreateAdvertiser(platform.db, platform, details);
  return { advertiserId: id, email, admin: false };
}

/** A draft with form values and photos, ready to be published; returns its id. */
export async function filledDraft(
  platform: TestPlatform,
  viewer: Viewer,
  { values = {}, photos = 1 }: { values?: FormValues; photos?: number } = {},
): Promise<string> {
  const { id, albumId } = await openDraft(platform, viewer, 'offer');
  await saveDraft(platform, viewer, { id, values: { ...stickValues, ...values } });
  await addPhotos(platform, albumId, photos);
  return id;
}

export type TestListing = {
  values?: FormValues;
  kind?: 'offer' | 'demand';
  state?: ListingState;
  inserted?: Date;
  toppedUntil?: Date;
};

/** Inserts a listing directly into the database; returns its id. */
export async function addListing(
  platform: TestPlatform,
  viewer: Viewer,
  listing: TestListing = {},
): Promise<number> {
  const { values = {}, kind = 'offer', state = 'active', inserted = platform.clock.now() } = listing;
  const checked = await validateListing(platform.db, kind, { ...stickValues, ...values });
  if (isRefusal(checked)) throw new Error(`Not a listing: ${JSON.stringify(checked.fields)}`);
  return insertListing(platform.db, {
    ...listingRow(checked, inserted),
    ...lifetimeFrom(inserted),
    advertiser_id: viewer.advertiserId,
    album_id: null,
    kind,
    state,
    created: inserted,
    topped_until: listing.toppedUntil ?? null,
  });
}
