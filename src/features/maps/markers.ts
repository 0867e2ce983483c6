import type { Platform } from '../../platform/platform.ts';
import { liveCards } from '../listings/index.ts';
import { fromMap, type Spot, toMap, unitZoom, wholeMap } from '../places/components/mercator.ts';
import { allDistricts, type Point } from '../places/index.ts';
import type { Box, MapResult } from './contract.ts';

/** Closer than this many pixels two markers would overlap; a price is twice as wide as high. */
const reachPixels = { beside: 84, above: 56 };
/**
 * Points within this many map units (400 m) count as one spot, such as a town and the district it stands for.
 */
const oneSpot = 4;
/** With more markers, the map is clustered at a lower zoom. */
const maxMarkers = 300;

/** Listings at one point, with the id of one of them. */
export type ListingPoint = WeightedPoint & Point & { readonly id: number };
type Marker = Cluster<ListingPoint>;

/** The markers of a rectangle at a Web Mercator zoom, at most `maxMarkers`. */
export function markersIn(view: Box, points: readonly ListingPoint[], zoom: number): readonly Marker[] {
  const pixel = 2 ** (unitZoom - zoom);
  const reach = { beside: reachPixels.beside * pixel, above: reachPixels.above * pixel };
  const markers = clustersOf(points, reach).filter((cluster) => contains(view, fromMap(cluster)));
  return markers.length > maxMarkers ? markersIn(view, points, zoom - 1) : markers;
}

/**
 * Converts markers of a single listing to that listing; others become clusters named after one of their towns.
 */
export async function visibleMarkers(
  platform: Pick<Platform, 'db' | 'clock'>,
  markers: readonly Marker[],
): Promise<Pick<MapResult, 'clusters' | 'adverts'>> {
  const cards = await liveCards(
    platform,
    markers.flatMap(({ members }) => members[0]?.id ?? []),
  );
  const withCards = markers.flatMap((marker) => {
    const [first] = marker.members;
    const card = first && cards.get(first.id);
    return card ? [{ marker, card, spot: fromMap(marker) }] : [];
  });
  return {
    clusters: withCards
      .filter(({ marker }) => marker.count > 1)
      .map(({ marker, card, spot }) => ({
        ...spot,
        count: marker.count,
        name: townIn(marker) ?? card.locations[0].name,
        box: boxAround(marker.members),
        together: isOneSpot(marker),
      })),
    adverts: withCards
      .filter(({ marker }) => marker.count === 1)
      .map(
        ({
          card: { id, slug, title, kind, state, priceType, price, topped, facts, photo, locations },
          spot,
          marker,
        }) => ({
          ...spot,
          id,
          slug,
          title,
          kind,
          state,
          priceType,
          price,
          topped,
          facts,
          preview: photo?.preview,
          exact: !marker.members.some(isDistrictTown),
          name: locations[0].name,
        }),
      ),
  };
}

/** Whether it is a district town's point, where listings without a (known) municipality are placed. */
function isDistrictTown({ lat, lon }: Point): boolean {
  return allDistricts().some((district) => district.lat === lat && district.lon === lon);
}

const towns = allDistricts().map((district) => ({ name: district.townName, ...toMap(district) }));

/** The name of the most crowded district town in a marker, as the best-known name. */
function townIn({ members }: Marker): string | undefined {
  for (const spot of members) {
    const town = towns.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < oneSpot);
    if (town) return town.name;
  }
  return undefined;
}

function isOneSpot({ members: [first, ...others] }: Marker): boolean {
  return others.every((other) => Math.hypot(other.x - (first?.x ?? 0), other.y - (first?.y ?? 0)) < oneSpot);
}

/** Listings that share a spot of the map. */
type WeightedPoint = Spot & { readonly count: number };

type Cluster<C extends WeightedPoint> = Spot & {
  readonly count: number;
  /** The most crowded first. */
  readonly members: readonly C[];
};

/** Minimum horizontal and vertical distance of two markers, in map units. */
type Reach = { readonly beside: number; readonly above: number };

/**
 * Clusters spots within the ellipse of `reach` around a more crowded spot. A cluster's position is the average
 * of its listings. The result is independent of the view, so clusters are stable while the map is moved.
 */
export function clustersOf<C extends WeightedPoint>(
  points: readonly C[],
  { beside, above }: Reach,
): Cluster<C>[] {
  const waiting = new Map<string, Set<C>>();
  const column = (x: number) => Math.floor(x / beside);
  const row = (y: number) => Math.floor(y / above);
  const keyOf = ({ x, y }: Spot) => `${column(x)} ${row(y)}`;
  for (const point of points)
    waiting.set(keyOf(point), (waiting.get(keyOf(point)) ?? new Set<C>()).add(point));
  const near = ({ x, y }: Spot) =>
    [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) =>
        [...(waiting.get(`${column(x) + dx} ${row(y) + dy}`) ?? [])].filter(
          (other) => Math.hypot((other.x - x) / beside, (other.y - y) / above) <= 1,
        ),
      ),
    );
  return points.toSorted(largestFirst).flatMap((point) => {
    if (!waiting.get(keyOf(point))?.has(point)) return [];
    const members = near(point).toSorted(largestFirst);
    for (const member of members) waiting.get(keyOf(member))?.delete(member);
    return [clusterOf(members)];
  });
}

/** Ties are broken by position, so that the input order does not matter. */
function largestFirst(a: WeightedPoint, b: WeightedPoint): number {
  return b.count - a.count || a.x - b.x || a.y - b.y;
}

function clusterOf<C extends WeightedPoint>(members: readonly C[]): Cluster<C> {
  const count = members.reduce((sum, each) => sum + each.count, 0);
  const mean = (axis: 'x' | 'y') => members.reduce((sum, each) => sum + each[axis] * each.count, 0) / count;
  return { count, x: mean('x'), y: mean('y'), members };
}

const corner = {
  northWest: fromMap(wholeMap),
  southEast: fromMap({ x: wholeMap.width, y: wholeMap.height }),
};

export const wholeCountry: Box = {
  west: corner.northWest.lon,
  south: corner.southEast.lat,
  east: corner.southEast.lon,
  north: corner.northWest.lat,
};

/** Minimum margin around a single point, in degrees: about 4 km. */
const least = 0.04;

/**
 * The bounding box of these points with a margin of 10 % at the sides and 20 % at the top and bottom, which phones crop
 * (map.module.css); the whole country when there are none.
 */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) return wholeCountry;
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))];
  const [west, east] = [lons.reduce((a, b) => Math.min(a, b)), lons.reduce((a, b) => Math.max(a, b))];
  const [high, wide] = [Math.max(least, (north - south) / 5), Math.max(least, (east - west) / 10)];
  const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    west: rounded(west - wide),
    south: rounded(south - high),
    east: rounded(east + wide),
    north: rounded(north + high),
  };
}

export function contains({ west, south, east, north }: Box, { lat, lon }: Point): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** Extended by a quarter on each side. */
export function withSurroundings({ west, south, east, north }: Box): Box {
  const [wide, high] = [(east - west) / 4, (north - south) / 4];
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}
