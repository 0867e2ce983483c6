import { isRefusal } from '../src/contract/errors.ts';
import { searchQuery } from '../src/features/search/contract.ts';
import { findListings } from '../src/features/search/find.ts';
import { type TestListing, addListing, loadTowns, newAdvertiser } from './listings.ts';
import { testPlatform } from './platform.ts';

/** A bazaar with one seller, whose listings are published a minute apart, and its search. */
export async function stockedSearch() {
  const platform = await testPlatform();
  await loadTowns(platform);
  const viewer = await newAdvertiser(platform, 1000);
  return {
    platform,

    add: async (title: string, listing: TestListing = {}): Promise<number> => {
      platform.clock.advance(60_000);
      const description = 'Stav odpovídá ceně, víc na fotkách.';
      return addListing(platform, viewer, { ...listing, values: { title, description, ...listing.values } });
    },
    search: async (query: Record<string, unknown>) => {
      const answer = await findListings(platform, searchQuery.parse(query));
      if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
      return answer;
    },
  };
}
