import type { Platform } from '../../platform/platform.ts';
import { livingCards } from '../listings/index.ts';
import { fromMap, toMap, unitZoom } from '../places/components/mercator.ts';
import { allDistricts, type Point } from '../places/index.ts';
import { boxAround, holds } from './box.ts';
import { type Cluster, clustersOf, type Crowd } from './clusters.ts';
import type { Box, MapResult } from './contract.ts';

/** Nearer than so many pixels two marks would lie one over the other: a price is twice as wide as high. */
const reachPixels = { beside: 84, above: 56 };
/** What is nearer than this many units of the map (400 m) is one spot: a town, and what only names its district. */
const oneSpot = 4;
/** A map with more marks is drawn coarser. */
const maxMarks = 300;

/** Listings at one point, with the number of one of them. */
export type Standing = Crowd & Point & { readonly id: number };
export type Mark = Cluster<Standing>;

/** The marks of a rectangle at a zoom of web maps, at most a few hundred. */
export function marksIn(view: Box, crowds: readonly Standing[], zoom: number): readonly Mark[] {
  const pixel = 2 ** (unitZoom - zoom);
  const reach = { beside: reachPixels.beside * pixel, above: reachPixels.above * pixel };
  const marks = clustersOf(crowds, reach).filter((cluster) => holds(view, fromMap(cluster)));
  return marks.length > maxMarks ? marksIn(view, crowds, zoom - 1) : marks;
}

/** A mark of one listing is that listing; others are clusters, called by a town in them. */
export async function visibleMarks(
  platform: Pick<Platform, 'db' | 'clock'>,
  marks: readonly Mark[],
): Promise<Pick<MapResult, 'clusters' | 'adverts'>> {
  const cards = await livingCards(
    platform,
    marks.flatMap(({ members }) => members[0]?.id ?? []),
  );
  const known = marks.flatMap((mark) => {
    const [first] = mark.members;
    const card = first && cards.get(first.id);
    return card ? [{ mark, card, spot: fromMap(mark) }] : [];
  });
  return {
    clusters: known
      .filter(({ mark }) => mark.count > 1)
      .map(({ mark, card, spot }) => ({
        ...spot,
        count: mark.count,
        name: townIn(mark) ?? card.locations[0].name,
        box: boxAround(mark.members),
        together: isOneSpot(mark),
      })),
    adverts: known
      .filter(({ mark }) => mark.count === 1)
      .map(({ card: { id, slug, title, kind, state, priceType, price, topped, locations }, spot, mark }) => ({
        ...spot,
        id,
        slug,
        title,
        kind,
        state,
        priceType,
        price,
        topped,
        exact: !mark.members.some(isDistrictTown),
        name: locations[0].name,
      })),
  };
}

/** There stands what does not tell its municipality, and what lies in one that the list lacks. */
function isDistrictTown({ lat, lon }: Point): boolean {
  return allDistricts().some((district) => district.lat === lat && district.lon === lon);
}

const towns = allDistricts().map((district) => ({ name: district.townName, ...toMap(district) }));

/** The district town among the spots of a mark, the most crowded first: a name that everybody knows. */
function townIn({ members }: Mark): string | undefined {
  for (const spot of members) {
    const town = towns.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < oneSpot);
    if (town) return town.name;
  }
  return undefined;
}

function isOneSpot({ members: [first, ...others] }: Mark): boolean {
  return others.every((other) => Math.hypot(other.x - (first?.x ?? 0), other.y - (first?.y ?? 0)) < oneSpot);
}
