import { isRefusal } from '../src/contract/errors.ts';
import { installCzechErrorMap } from '../src/contract/messages.ts';
import { demoListings, typedValues } from '../src/demo/demo-listings.ts';
import { type NewListing, insertListings } from '../src/features/listings/db.ts';
import { lifetimeFrom } from '../src/features/listings/lifetime.ts';
import { listingRow } from '../src/features/listings/listing-row.ts';
import { validateListing } from '../src/features/listings/validate-listing.ts';
import { loadBuiltInPlaces } from '../src/features/places/index.ts';
import { newAdvertiser } from './listings.ts';
import type { TestPlatform } from './platform.ts';

const day = 86_400_000;

/** Pseudo-random numbers from 0 to 1, the same for a seed in every run (mulberry32). */
export function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Adds listings as varied as the demo ones, all over the country, of private people and traders, with and without a
 * photo, of different ages and prices, some promoted. Returns their ids.
 */
export async function fillStock(platform: TestPlatform, count: number, seed = 1): Promise<number[]> {
  installCzechErrorMap();
  const { db, clock } = platform;
  await loadBuiltInPlaces(platform);
  const chance = chances(seed);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[Math.floor(chance() * from.length)];
    if (picked === undefined) throw new Error('Nothing to pick from');
    return picked;
  };
  const places = await db
    .selectFrom('places')
    .select(['code', 'name'])
    .orderBy('weight', 'desc')
    .limit(300)
    .execute();
  const [private_, trader] = [await newAdvertiser(platform), await newAdvertiser(platform)];
  await db
    .updateTable('advertisers')
    .set({ is_trader: true })
    .where('id', '=', trader.advertiserId)
    .execute();
  const now = clock.now().getTime();
  const listings: NewListing[] = [];
  for (let number = 0; number < count; number += 1) {
    const demo = pick(demoListings());
    const price: Record<string, string> =
      demo.price === null ? {} : { price: String(Math.max(1, Math.round(demo.price * (0.3 + chance())))) };
    // A listing given away for free asks for nothing in return.
    const isSwap = chance() < 0.1 && demo.priceType !== 'free';
    const swap: Record<string, string> = isSwap ? { swap: 'on', swapWants: 'Cokoliv k florbalu' } : {};
    const values = {
      ...typedValues(demo, pick(places).code),
      ...price,
      placeShown: chance() < 0.3 ? 'district' : 'exact',
      ...swap,
    };
    const checked = await validateListing(db, demo.kind, values);
    if (isRefusal(checked)) throw new Error(`${demo.id}: ${JSON.stringify(checked.fields)}`);
    const inserted = new Date(now - Math.floor(chance() * (chance() < 0.3 ? 3 : 55)) * day - number * 1000);
    listings.push({
      ...listingRow(checked, inserted),
      ...lifetimeFrom(inserted),
      advertiser_id: (chance() < 0.2 ? trader : private_).advertiserId,
      album_id: chance() < 0.5 ? await pictured(platform, private_.advertiserId) : null,
      kind: demo.kind,
      state: chance() < 0.05 ? 'reserved' : chance() < 0.05 ? 'sold' : 'active',
      created: inserted,
      topped_until: chance() < 0.05 ? new Date(now + Math.floor(chance() * 7 * day)) : null,
    });
  }
  return insertListings(db, listings);
}

async function pictured({ db, ids, clock }: TestPlatform, advertiserId: string): Promise<string> {
  const album = ids.uuid();
  const now = clock.now();
  await db.insertInto('albums').values({ id: album, advertiser_id: advertiserId, created_at: now }).execute();
  await db
    .insertInto('photos')
    .values({
      id: ids.uuid(),
      album_id: album,
      position: 0,
      state: 'ready',
      content_hash: album,
      source_key: album,
      width: 4,
      height: 3,
      placeholder: '',
      preview_key: album,
      created_at: now,
    })
    .execute();
  return album;
}
