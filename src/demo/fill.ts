import { isRefusal } from '../contract/errors.ts';
import { findOrCreateAdvertiser } from '../features/accounts/index.ts';
import { addReadyListing, albumsByReference } from '../features/listings/index.ts';
import { addDemoRound } from '../features/lottery/index.ts';
import { addPhoto, photosOfAlbums } from '../features/media/index.ts';
import { addDemoPoints } from '../features/meeting-points/index.ts';
import { placeOfPostcode } from '../features/places/index.ts';
import { computeUsualPrices } from '../features/products/index.ts';
import type { Platform } from '../platform/platform.ts';
import { type DemoListing, demoListings, soldDemoListings, typedValues } from './demo-listings.ts';
import { addDemoPartner } from './partner.ts';
import { demoPictures } from './pictures.ts';

const day = 86_400_000;
/** Sample listings shown as promoted, for the seven days that a promotion lasts. */
const topped = new Set(['demo-003', 'demo-007', 'demo-030', 'demo-045', 'demo-060']);
const promotedDays = 7;

/**
 * Adds the sample listings with their pictures, sales from which usual prices are computed, a finished round of the
 * lottery, a partner and meeting points; keeps existing ones. Needs the places and the texts.
 */
export async function fillDemo(
  platform: Platform,
  listings = [...demoListings(), ...soldDemoListings()],
): Promise<{ listings: number }> {
  const albums = await albumsByReference(platform.db, 'demo-');
  // Numbers grow with time, as on a real site.
  for (const listing of listings.toSorted((a, b) => ageOf(b) - ageOf(a))) {
    if (!albums.has(listing.id)) albums.set(listing.id, await addDemoListing(platform, listing));
  }
  const filled = await photosOfAlbums(platform.db, [...albums.values()]);
  // Sold listings appear in no list, so they need no picture.
  const bare = listings.filter(({ id, state }) => state !== 'sold' && !filled.has(albums.get(id) ?? ''));
  await atOnce(2, bare, (listing) => addPictures(platform, listing, albums.get(listing.id) ?? ''));
  await addDemoRound(platform);
  await addDemoPartner(platform);
  await addDemoPoints(platform);
  await computeUsualPrices(platform);
  return { listings: listings.length };
}

async function addDemoListing(platform: Platform, listing: DemoListing): Promise<string> {
  const place = await placeOfPostcode(platform.db, listing.municipality, listing.psc);
  if (!place) throw new Error(`${listing.id}: no municipality ${listing.municipality}`);
  const now = platform.clock.now().getTime();
  const added = await addReadyListing(platform, {
    reference: listing.id,
    advertiserId: await advertiserOf(platform, listing),
    kind: listing.kind,
    state: listing.state,
    values: typedValues(listing, place.code),
    inserted: new Date(now - ageOf(listing)),
    toppedUntil: topped.has(listing.id) ? new Date(now + promotedDays * day) : undefined,
  });
  if (isRefusal(added)) throw new Error(`${listing.id}: ${JSON.stringify(added.fields)}`);
  return added.albumId;
}

/** Age in milliseconds; spread over the hours of a day, like real listings. */
function ageOf({ id, daysAgo }: DemoListing): number {
  const number = Number(id.replace(/\D/g, ''));
  return daysAgo * day + ((number * 37) % 840) * 60_000;
}

/** The reserved top-level domain `.invalid` has no mailboxes, so no email can reach a stranger. */
async function advertiserOf(platform: Platform, { advertiser }: DemoListing): Promise<string> {
  const name = Buffer.from(advertiser.alias).toString('hex').slice(0, 60);
  const { id } = await findOrCreateAdvertiser(platform.db, platform, {
    email: `demo-${name}@example.invalid`,
    publicName: advertiser.alias,
    trader: advertiser.trader,
    companyName: advertiser.trader ? advertiser.alias : undefined,
    verified: true,
    demo: true,
    createdAt: new Date(platform.clock.now().getTime() - 200 * day),
  });
  return id;
}

async function addPictures(platform: Platform, listing: DemoListing, albumId: string): Promise<void> {
  for (const picture of await demoPictures(listing)) {
    const photo = await addPhoto(platform, albumId, picture);
    if (isRefusal(photo)) throw new Error(`${listing.id}: ${photo.refused}`);
  }
}

/** Processes items by several workers, so that one picture is rendered while another is stored. */
async function atOnce<T>(
  workers: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: workers }, worker));
}
