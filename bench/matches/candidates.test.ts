import { expect, test } from 'vitest';
import { codeOf, loadTowns, newAdvertiser } from '../../test/listings.ts';
import { testPlatform } from '../../test/platform.ts';
import type { Kind } from '../../src/features/catalogue/contract.ts';
import { insertListings } from '../../src/features/listings/db.ts';
import { lifetimeFrom } from '../../src/features/listings/lifetime.ts';
import { listingRow } from '../../src/features/listings/listing-row.ts';
import { factsOfActive } from '../../src/features/matches/db-facts.ts';
import { findMatches } from '../../src/features/matches/find.ts';
import { fitOf } from '../../src/features/matches/fit.ts';
import { wishesOf } from '../../src/features/matches/wishes.ts';
import { judged } from './score.ts';

const platform = await testPlatform();
await loadTowns(platform);
const now = platform.clock.now();
const { first, second } = judged;
const listings = {
  demand: [...first.demands, ...second.demands],
  offer: [...first.offers, ...second.offers],
};

const untold = {
  brandText: undefined,
  wear: undefined,
  swapWants: undefined,
  placeName: undefined,
  placeDistrict: undefined,
  placeShown: 'exact',
} as const;

/** Stores listings of one kind, all in one place. */
async function store(kind: Kind) {
  const { advertiserId } = await newAdvertiser(platform);
  const place = { placeCode: codeOf('Brno'), placeName: 'Brno', districtCode: 'CZ0642', point: spot };
  return insertListings(
    platform.db,
    listings[kind].map((each) => ({
      ...listingRow(
        {
          fields: {
            ...untold,
            ...each,
            brand: each.brand,
            condition: each.condition,
            price: each.price,
            kind,
          },
          place,
        },
        now,
      ),
      ...lifetimeFrom(now),
      advertiser_id: advertiserId,
      album_id: null,
      kind,
      state: 'active',
      inserted: now,
      created: now,
    })),
  );
}
const spot = { lat: 49.195, lon: 16.608 };
const [demandIds, offerIds] = [await store('demand'), await store('offer')];
const [demands, offers] = [
  await factsOfActive(platform.db, demandIds),
  await factsOfActive(platform.db, offerIds),
];

test('the database query omits no matching listing, from either side', async () => {
  const fitting = demands.flatMap((demand) =>
    offers.flatMap((offer) => (fitOf(wishesOf(demand), demand, offer) ? [`${demand.id} ${offer.id}`] : [])),
  );
  const ofDemands: string[] = [];
  for (const demand of demands)
    ofDemands.push(...(await findMatches(platform.db, demand)).map(({ id }) => `${demand.id} ${id}`));
  const ofOffers: string[] = [];
  for (const offer of offers)
    ofOffers.push(...(await findMatches(platform.db, offer)).map(({ id }) => `${id} ${offer.id}`));
  expect(fitting.length).toBeGreaterThan(200);
  expect(ofDemands.toSorted()).toEqual(fitting.toSorted());
  expect(ofOffers.toSorted()).toEqual(fitting.toSorted());
});
