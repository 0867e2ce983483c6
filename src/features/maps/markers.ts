import type { Platform } from '../../platform/platform.ts';
import { livingCards } from '../listings/index.ts';
import { fromMap, toMap, unitZoom } from '../places/components/mercator.ts';
import { allDistricts, type Point } from '../places/index.ts';
import { boxAround, holds } from './box.ts';
import { type Cluster, clustersOf, type Crowd } from './clusters.ts';
import type { Box, MapResult } from './contract.ts';

/** Nearer than so many pixels two markers would lie one over the other: a price is twice as wide as high. */
const reachPixels = { beside: 84, above: 56 };
/** What is nearer than this many units of the map (400 m) is one spot: a town, and what only names its district. */
const oneSpot = 4;
/** A map with more markers is drawn coarser. */
const maxMarkers = 300;

/** Listings at one point, with the number of one of them. */
export type Standing = Crowd & Point & { readonly id: number };
export type Marker = Cluster<Standing>;

/** The markers of a rectangle at a zoom of web maps, at most a few hundred. */
export function markersIn(view: Box, crowds: readonly Standing[], zoom: number): readonly Marker[] {
  const pixel = 2 ** (unitZoom - zoom);
  const reach = { beside: reachPixels.beside * pixel, above: reachPixels.above * pixel };
  const markers = clustersOf(crowds, reach).filter((cluster) => holds(view, fromMap(cluster)));
  return markers.length > maxMarkers ? markersIn(view, crowds, zoom - 1) : markers;
}

/** A marker of one listing is that listing; others are clusters, called by a town in them. */
export async function visibleMarkers(
  platform: Pick<Platform, 'db' | 'clock'>,
  markers: readonly Marker[],
): Promise<Pick<MapResult, 'clusters' | 'adverts'>> {
  const cards = await livingCards(
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
        ({ card: { id, slug, title, kind, state, priceType, price, topped, locations }, spot, marker }) => ({
          ...spot,
          id,
          slug,
          title,
          kind,
          state,
          priceType,
          price,
          topped,
          exact: !marker.members.some(isDistrictTown),
          name: locations[0].name,
        }),
      ),
  };
}

/** Listings without a municipality stand there, and those in one that the list lacks. */
function isDistrictTown({ lat, lon }: Point): boolean {
  return allDistricts().some((district) => district.lat === lat && district.lon === lon);
}

const towns = allDistricts().map((district) => ({ name: district.townName, ...toMap(district) }));

/** The district town among the spots of a marker, the most crowded first: a name that everybody knows. */
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
