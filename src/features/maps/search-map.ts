import type { z } from 'zod';
import type { Database, Platform } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import { toMap } from '../places/components/mercator.ts';
import { allDistricts, allRegions, placesInBox, type Point } from '../places/index.ts';
import { countDistricts, type Prepared, prepareSearch } from '../search/index.ts';
import {
  boxAround,
  contains,
  wholeCountry,
  withSurroundings,
  markersIn,
  type ListingPoint,
  visibleMarkers,
} from './markers.ts';
import { viewOf, zoomOf } from './components/view.ts';
import type { Box, listLocalities, MapQuery, MapResult } from './contract.ts';
import { compareCzech } from '../../contract/compare-czech.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type ListingSpot = Point & { readonly id: number };

const itemsShown = 20;

/** The map of a search: markers of the visible rectangle, and a page of its listings. */
export async function readMap(
  platform: Needs,
  { bbox, zoom, page, ...search }: MapQuery,
): Promise<MapResult> {
  const prepared = await prepareSearch(platform, { ...search, limit: itemsShown });
  const spots = await prepared.engine.spots(prepared.ask);
  const points = pointsOf(spots);
  const view = bbox ?? (search.place ? boxAround(points) : wholeCountry);
  const markers = markersIn(withSurroundings(view), points, zoom ?? zoomOf(viewOf(view)));
  const inView = points.filter((point) => contains(view, point)).reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(inView / itemsShown));
  const shown = Math.min(page, pages);
  const [items, rendered] = await Promise.all([
    itemsIn(platform, prepared, spots, view, shown),
    visibleMarkers(platform, markers),
  ]);
  return { total: spots.length, inView, view, ...rendered, items, page: shown, pages };
}

/** Groups listings by point; the first result represents the group. */
function pointsOf(spots: readonly ListingSpot[]): ListingPoint[] {
  const byPoint = new Map<string, { first: ListingSpot; count: number }>();
  for (const spot of spots) {
    const key = `${spot.lat} ${spot.lon}`;
    const existing = byPoint.get(key);
    if (existing) existing.count += 1;
    else byPoint.set(key, { first: spot, count: 1 });
  }
  return [...byPoint.values()].map(({ first, count }) => ({ ...first, ...toMap(first), count }));
}

/** The listings whose municipality or district town is in view, in the order of the search. */
async function itemsIn(
  platform: Needs,
  { engine, ask, order }: Prepared,
  spots: readonly ListingSpot[],
  view: Box,
  page: number,
): Promise<MapResult['items']> {
  const { placeCodes, districtCodes } = await placesInBox(platform.db, view);
  const area = { districts: [], places: placeCodes, towns: districtCodes };
  const inView = { ...ask, conditions: [...ask.conditions, { type: 'place', key: 'place', area } as const] };
  const found = await engine.answer(inView, { page: { order, atMost: page * itemsShown } });
  const ids = found.page.slice((page - 1) * itemsShown).map(({ id }) => id);
  const cards = await liveCards(platform, ids);
  const byId = new Map(spots.map((spot) => [spot.id, spot]));
  return ids.flatMap((id) => {
    const [card, spot] = [cards.get(id), byId.get(id)];
    return card && spot ? [{ card, lat: spot.lat, lon: spot.lon }] : [];
  });
}

type Counts = { offers: number; demands: number };

/** Regions in their official order, districts in alphabetical order. */
export async function readLocalities(db: Database): Promise<z.output<typeof listLocalities.data>> {
  const [offers, demands] = await Promise.all([countDistricts(db, 'offer'), countDistricts(db, 'demand')]);
  const districts = allDistricts().map(({ code, name, regionCode }) => ({
    regionCode,
    shown: { code, name, offers: offers.get(code) ?? 0, demands: demands.get(code) ?? 0 },
  }));
  return {
    regions: allRegions().map(({ code, name }) => {
      const own = districts.filter(({ regionCode }) => regionCode === code).map(({ shown }) => shown);
      return { code, name, ...sumOf(own), districts: own.toSorted((a, b) => compareCzech(a.name, b.name)) };
    }),
  };
}

function sumOf(counts: readonly Counts[]): Counts {
  return {
    offers: counts.reduce((sum, { offers }) => sum + offers, 0),
    demands: counts.reduce((sum, { demands }) => sum + demands, 0),
  };
}
