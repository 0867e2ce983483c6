import { afterEach } from 'vitest';
import { isRefusal } from '../src/contract/errors.ts';
import { setCatalogueChanges } from '../src/features/catalogue/index.ts';
import { rereadListings } from '../src/features/catalogue-changes/reread.ts';
import type { Facet } from '../src/features/search/contract.ts';
import { searchQuery } from '../src/features/search/contract.ts';
import { findListings } from '../src/features/search/find.ts';
import { loadTowns, newAdvertiser } from './listings.ts';
import { testPlatform } from './platform.ts';

/** Form values of a thing that is no stick. */
export const thing = (more: Record<string, string>) => ({
  description: 'Stav odpovídá ceně, víc na fotkách.',
  brand: '',
  model: '',
  'attributes.hand': '',
  'attributes.shaftLengthCm': '',
  ...more,
});

/** Options of a facet. */
export const optionsIn = (facets: readonly Facet[], key: string) =>
  facets.flatMap((each) => (each.type === 'values' && each.key === key ? each.options : []));

/** A platform whose catalogue is changed by an admin; each test begins with the catalogue of the file. */
export async function changedCatalogue() {
  const platform = await testPlatform();
  await loadTowns(platform);
  const one = await newAdvertiser(platform, 1000);
  afterEach(async () => {
    await platform.db.deleteFrom('listings').execute();
    await platform.db.deleteFrom('category_changes').execute();
    await platform.db.deleteFrom('option_changes').execute();
    setCatalogueChanges({});
  });

  async function search(query: Record<string, unknown>) {
    const answer = await findListings(platform, searchQuery.parse(query));
    if (isRefusal(answer)) throw new Error(`Refused: ${JSON.stringify(answer)}`);
    return answer;
  }

  /** Adds a watch; returns how to read its search. */
  async function watch(searched: string) {
    const now = platform.clock.now();
    const id = platform.ids.uuid();
    const name = 'Hledání';
    await platform.db
      .insertInto('watches')
      .values({
        id,
        email: `${id}@example.cz`,
        search: searched,
        name,
        frequency: 'daily',
        state: 'active',
        since: now,
        created_at: now,
      })
      .execute();
    const watches = platform.db.selectFrom('watches').where('id', '=', id).select('search');
    return async () => (await watches.executeTakeFirstOrThrow()).search;
  }

  return {
    platform,
    one,
    admin: { ...one, email: 'spravce@example.cz', admin: true },
    search,
    found: async (query: Record<string, unknown>) => (await search(query)).items.map(({ id }) => id),
    watch,
    reread: () => platform.runJobs({ 'reread-listings': () => rereadListings(platform) }),
    stored: (id: number) =>
      platform.db
        .selectFrom('listings')
        .select(['category_id', 'attributes', 'filter_choices', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(),
  };
}
