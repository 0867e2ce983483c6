import { isRefusal } from '../src/contract/errors.ts';
import { demoListings, typedValues } from '../src/demo/demo-listings.ts';
import { findOrCreateAdvertiser } from '../src/features/accounts/index.ts';
import { type NewListing, insertListings } from '../src/features/listings/db.ts';
import { lifetimeFrom } from '../src/features/listings/lifetime.ts';
import { listingRow } from '../src/features/listings/listing-row.ts';
import { type CheckedListing, validateListing } from '../src/features/listings/validate-listing.ts';
import type { Database, Platform } from '../src/platform/platform.ts';

const batch = 500;
const people = 200;
const day = 86_400_000;

/** Deterministic pseudorandom numbers from 0 (inclusive) to 1 (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Sample = CheckedListing & { kind: 'offer' | 'demand' };
type Place = CheckedListing['place'];

/**
 * Adds `count` live listings derived from the demo ones, with other places, prices and times. With demo photos
 * present, each offer has one to three of them. `progress` is called with the number inserted so far.
 */
export async function generateListings(
  platform: Platform,
  count: number,
  progress = (_done: number) => {},
): Promise<void> {
  const chance = chances(20_260_504);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(chance() * from.length)];
    if (picked === undefined) throw new Error('Nothing to pick from: are the places loaded?');
    return picked;
  };
  const { db } = platform;
  const places = await placesOf(db);
  const samples = await samplesOf(db, pick(places));
  const photos = await db.selectFrom('photos').selectAll().where('removed_at', 'is', null).execute();
  const advertisers = await advertisersOf(platform);
  const now = platform.clock.now();

  for (let done = 0; done < count; done += batch) {
    const made = Array.from({ length: Math.min(batch, count - done) }, () => {
      const { kind, fields } = pick(samples);
      const price = fields.price && Math.max(1, Math.round(fields.price * (0.6 + chance() * 0.8)));
      const inserted = new Date(now.getTime() - Math.floor(chance() * 55 * day));
      const listing: NewListing = {
        ...listingRow({ fields: { ...fields, price }, place: pick(places) }, inserted),
        ...lifetimeFrom(now),
        advertiser_id: pick(advertisers),
        album_id: kind === 'offer' ? platform.ids.uuid() : null,
        kind,
        state: chance() < 0.05 ? 'reserved' : 'active',
        inserted,
        created: inserted,
      };
      const shown =
        kind === 'offer' && photos.length > 0
          ? Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(photos))
          : [];
      return { listing, shown };
    });
    await db.transaction().execute((trx) => write(trx, platform, made));
    progress(done + made.length);
  }
}

type Made = { listing: NewListing; shown: Awaited<ReturnType<typeof photoRows>> };
const photoRows = (db: Database) => db.selectFrom('photos').selectAll().execute();

async function write(db: Database, { ids }: Platform, made: Made[]): Promise<void> {
  const albums = made.flatMap(({ listing: { album_id, advertiser_id, created } }) =>
    album_id ? [{ id: album_id, advertiser_id, created_at: created }] : [],
  );
  const photos = made.flatMap(({ listing: { album_id }, shown }) =>
    shown.map((photo, position) => ({
      ...photo,
      id: ids.uuid(),
      album_id: album_id ?? '',
      position,
      variants: JSON.stringify(photo.variants),
    })),
  );
  if (albums.length > 0) await db.insertInto('albums').values(albums).execute();
  if (photos.length > 0) await db.insertInto('photos').values(photos).execute();
  await insertListings(
    db,
    made.map(({ listing }) => listing),
  );
}

async function placesOf(db: Database): Promise<Place[]> {
  const rows = await db
    .selectFrom('places')
    .select(['code', 'name', 'district_code', 'lat', 'lon'])
    .orderBy('code')
    .execute();
  return rows.map(({ code, name, district_code: districtCode, lat, lon }) => ({
    placeCode: code,
    placeName: name,
    districtCode,
    point: { lat, lon },
  }));
}

async function samplesOf(db: Database, place: Place): Promise<Sample[]> {
  const samples: Sample[] = [];
  for (const listing of demoListings()) {
    const checked = await validateListing(db, listing.kind, typedValues(listing, place.placeCode ?? ''));
    if (isRefusal(checked)) throw new Error(`${listing.id}: ${JSON.stringify(checked.fields)}`);
    samples.push({ ...checked, kind: listing.kind });
  }
  return samples;
}

async function advertisersOf(platform: Platform): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= people; number += 1) {
    const details = { email: `bench-${number}@example.invalid`, demo: true, cardLimit: 1_000_000 };
    ids.push((await findOrCreateAdvertiser(platform.db, platform, details)).id);
  }
  return ids;
}
