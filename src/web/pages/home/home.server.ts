import type { RouterContextProvider } from 'react-router';
import { shownCards } from '../../../features/listings/components/shown-card.ts';
import { listLocalities } from '../../../features/maps/contract.ts';
import type { RangeFacet } from '../../../features/search/components/filter-groups.ts';
import { countSearch } from '../../../features/search/contract.ts';
import { homePage } from '../../../features/home/contract.ts';
import { loadFromApi } from '../../api-client.ts';

/** Attributes of the stick picker, in order. */
const asked = ['shaftLengthCm', 'flexMm'];

/** New and promoted listings, facets of the sticks on sale, and listing counts by region. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const [{ topped, newest, demands, counts }, sticks, { regions }] = await Promise.all([
    loadFromApi(context, homePage),
    loadFromApi(context, countSearch, { query: { category: ['florbalky'], kind: 'offer' } }),
    loadFromApi(context, listLocalities),
  ]);
  const ranges = sticks.facets.filter((facet): facet is RangeFacet => facet.type === 'range');
  return {
    topped: shownCards(topped),
    newest: shownCards(newest),
    demands: shownCards(demands),
    counts,
    sticks: asked.flatMap((key) => ranges.find((facet) => facet.key === key) ?? []),
    sticksTotal: sticks.total,
    regions: regions.map(({ code, offers }) => ({ code, offers })).filter(({ offers }) => offers > 0),
    now: Date.now(),
  };
}
