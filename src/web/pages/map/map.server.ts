import { type RouterContextProvider, redirect } from 'react-router';
import { mapAddress, type MapState } from '../../../features/maps/address.ts';
import { readMapAddress } from '../../../features/maps/form.ts';
import { boxOf, viewOf, wideZoomOf } from '../../../features/maps/components/view.ts';
import { shownCard } from '../../../features/listings/components/shown-card.ts';
import { type MapResult, searchMap } from '../../../features/maps/contract.ts';
import { listMeetingPoints } from '../../../features/meeting-points/contract.ts';
import { getSiteConfig } from '../../../features/site-config/contract.ts';
import { isWholeArea, readSearch } from '../../../features/search/form.ts';
import { interpretations, understoodLinks } from '../../../features/search/components/way-links.ts';
import { activeFilters } from '../../../features/search/components/active-filters.ts';
import { callApi, loadFromApi } from '../../api-client.ts';
import { parseSearch, countsOf, queryOf } from '../search/parse-search.server.ts';
import { nameOfPlace } from '../search/place-of-search.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Data of a map without its background. A failed search has no result. */
export async function loadMap(context: Context, kind: MapState['kind'], url: URL) {
  const { categories, merged } = await loadFromApi(context, getSiteConfig);
  const parents = Object.fromEntries(
    categories.flatMap(({ slug, parent }) => (parent === undefined ? [] : [[slug, parent]])),
  );
  const asked = await parseSearch(context, undefined, url, parents, merged);
  const state: MapState = { ...readMapAddress(kind, url.searchParams), search: asked.search };
  const tidy = mapAddress(state);
  // Redirects a form submitted without JavaScript to its canonical URL.
  const refused = Object.keys({ ...asked.errors, ...asked.wrongRanges }).length > 0;
  if (url.searchParams.has('placeName') && !refused) throw redirect(tidy);

  const search = { ...asked.search, kind: [kind] };
  const code = search.place?.[0];
  const box = state.box && boxOf(viewOf(state.box));
  const [{ result: counted, status, errors }, place] = await Promise.all([
    countsOf(context, search),
    code === undefined ? undefined : nameOfPlace(context, code),
  ]);
  const found =
    counted &&
    (await callApi(context, searchMap, {
      query: { ...queryOf(search), page: state.page, ...(box ? { bbox: Object.values(box).join(',') } : {}) },
    }));
  const result = found?.ok ? found.data : undefined;
  const bbox = result && Object.values(result.view).join(',');
  const zoom = result && wideZoomOf(viewOf(result.view));
  const [meeting, wide] = bbox
    ? await Promise.all([
        callApi(context, listMeetingPoints, { query: { bbox } }),
        callApi(context, searchMap, { query: { ...queryOf(search), bbox, zoom, page: state.page } }),
      ])
    : [];
  const facets = (counted?.facets ?? []).filter(({ key }) => key !== 'kind');
  return {
    state,
    errors: { ...errors, ...asked.errors },
    placeName: asked.typedPlace ?? (code === undefined || isWholeArea(code) ? '' : (place ?? '')),
    meant: asked.meant,
    wrongRanges: asked.wrongRanges,
    facets,
    filters: activeFilters(asked.search, {
      facets,
      categories: Object.fromEntries(categories.map(({ slug, name }) => [slug, name])),
      place,
    }).map(({ label, to }) => ({ label, to: onMap(to, state) })),
    understood: understoodLinks(asked.search, counted?.understood ?? []).map(({ label, to }) => ({
      label,
      to: onMap(to, state),
    })),
    interpretations: interpretations(counted?.understood ?? []),
    meeting: meeting?.ok ? meeting.data : { points: [], total: 0 },
    result: result && shownMap(result, wide?.ok ? wide.data : result),
    status: result ? 200 : found && !found.ok ? found.status : status,
  };
}

/** Reduces a map's result to what is displayed; a wide screen has room for more markers. */
function shownMap({ items, ...result }: MapResult, { clusters, adverts }: MapResult) {
  return {
    ...result,
    wide: { clusters, adverts },
    items: items.map(({ card, ...spot }) => ({ card: shownCard(card), ...spot })),
  };
}

export type ShownMap = ReturnType<typeof shownMap>;
export type LoadedMap = Awaited<ReturnType<typeof loadMap>>;

/** The map of a search, by the URL of the search. */
function onMap(address: string, { kind, box }: MapState): string {
  const { pathname, searchParams } = new URL(address, 'http://map.internal');
  const slug = pathname.split('/')[2];
  const search = readSearch(slug === undefined ? undefined : decodeURIComponent(slug), searchParams);
  return mapAddress({ kind, search, box, page: 1 });
}
