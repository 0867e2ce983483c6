import type { Platform } from '../../platform/platform.ts';
import { cardsOf } from '../listings/index.ts';
import { fromMap, toMap, unitZoom } from '../places/components/mercator.ts';
import { districtByCode, placesInBox, type Point } from '../places/index.ts';
import { type OnMap, searchOnMap } from '../search/index.ts';
import { boxAround, holds, wholeCountry } from './box.ts';
import { type Cluster, clustersOf, type Crowd } from './clusters.ts';
import type { Box, MapAdvert, MapCluster, MapQuery, MapResult } from './contract.ts';
import { cardRowsOf } from './db.ts';

/** Nearer than this many pixels two marks would lie one over the other. */
const reachPixels = 56;
/** What is nearer than this many units of the map (400 m) is one spot: the town itself, and what only names its district. */
const oneSpot = 4;
/** A map with more marks is drawn coarser. */
const mostMarks = 300;
const itemsShown = 20;

type Standing = Crowd & Point & { readonly id: number };
type Marks = readonly Cluster<Standing>[];

/** Where the listings of a search are: marks of the rectangle in view, and a page of its listings. */
export async function readMap(
  platform: Pick<Platform, 'db' | 'clock'>,
  { bbox, zoom, page, ...search }: MapQuery,
): Promise<MapResult> {
  const found = await searchOnMap(platform, { ...search, limit: itemsShown });
  const crowds = crowdsOf(found.spots);
  const view = bbox ?? (search.place ? boxAround(crowds) : wholeCountry);
  const marks = marksIn(view, crowds, zoom);
  const inView = crowds.filter((crowd) => holds(view, crowd)).reduce((sum, { count }) => sum + count, 0);
  const pages = Math.max(1, Math.ceil(inView / itemsShown));
  const shown = Math.min(page, pages);
  const [items, drawn] = await Promise.all([
    itemsIn(platform, found, view, shown),
    drawnMarks(platform, marks),
  ]);
  return { total: found.spots.length, inView, view, ...drawn, items, page: shown, pages };
}

/** Listings by the point they stand at; the first found stands for them. */
function crowdsOf(spots: OnMap['spots']): Standing[] {
  const byPoint = new Map<string, Standing>();
  for (const { id, lat, lon } of spots) {
    const key = `${lat} ${lon}`;
    const known = byPoint.get(key);
    byPoint.set(
      key,
      known ? { ...known, count: known.count + 1 } : { id, lat, lon, count: 1, ...toMap({ lat, lon }) },
    );
  }
  return [...byPoint.values()];
}

function marksIn(view: Box, crowds: readonly Standing[], zoom: number): Marks {
  const reach = reachPixels * 2 ** (unitZoom - zoom);
  const marks = clustersOf(crowds, reach).filter((cluster) => holds(view, fromMap(cluster)));
  return marks.length > mostMarks ? marksIn(view, crowds, zoom - 1) : marks;
}

async function itemsIn(
  platform: Pick<Platform, 'db' | 'clock'>,
  found: OnMap,
  view: Box,
  page: number,
): Promise<MapResult['items']> {
  const { placeCodes, districtCodes } = await placesInBox(platform.db, view);
  const ids = await found.idsWithin(
    { districts: [], places: placeCodes, towns: districtCodes },
    { skip: (page - 1) * itemsShown, take: itemsShown },
  );
  return cardsOf(platform, await cardRowsOf(platform.db, ids));
}

/** A mark of one listing is that listing; others are clusters, called as their first listing calls its place. */
async function drawnMarks(
  platform: Pick<Platform, 'db' | 'clock'>,
  marks: Marks,
): Promise<Pick<MapResult, 'clusters' | 'adverts'>> {
  const byFirst = new Map(
    marks.flatMap((mark) => mark.members.slice(0, 1).map(({ id }) => [id, mark] as const)),
  );
  const rows = await cardRowsOf(platform.db, [...byFirst.keys()]);
  const cards = await cardsOf(platform, rows);
  const clusters: MapCluster[] = [];
  const adverts: MapAdvert[] = [];
  for (const [index, card] of cards.entries()) {
    const mark = byFirst.get(card.id);
    if (!mark) continue;
    const spot = fromMap(mark);
    const { name } = card.place;
    if (mark.count > 1) {
      const box = boxAround(mark.members);
      clusters.push({ ...spot, count: mark.count, name, box, together: isOneSpot(mark) });
      continue;
    }
    const { id, slug, title, kind, state, priceType, price, topped } = card;
    const exact = !inDistrictTown(mark.members, rows[index]?.district_code);
    adverts.push({ ...spot, id, slug, title, kind, state, priceType, price, topped, exact, name });
  }
  return { clusters, adverts };
}

/** At the point of the district town stands what does not tell its municipality, or whose municipality is not known. */
function inDistrictTown([first]: readonly Point[], districtCode: string | undefined): boolean {
  const town = districtCode === undefined ? undefined : districtByCode(districtCode);
  return town?.lat === first?.lat && town?.lon === first?.lon;
}

function isOneSpot({ members }: Cluster<Standing>): boolean {
  return members.every(
    (a) => Math.hypot(a.x - (members[0]?.x ?? a.x), a.y - (members[0]?.y ?? a.y)) < oneSpot,
  );
}
