import type { Platform } from '../../platform/platform.ts';
import { livingCards } from '../listings/index.ts';
import { fromMap, unitZoom } from '../places/components/mercator.ts';
import { allDistricts, type Point } from '../places/index.ts';
import { boxAround, holds } from './box.ts';
import { type Cluster, clustersOf, type Crowd } from './clusters.ts';
import type { Box, MapResult } from './contract.ts';

/** Nearer than this many pixels two marks would lie one over the other. */
const reachPixels = 56;
/** What is nearer than this many units of the map (400 m) is one spot: a town, and what only names its district. */
const oneSpot = 4;
/** A map with more marks is drawn coarser. */
const mostMarks = 300;

/** Listings at one point, with the number of one of them. */
export type Standing = Crowd & Point & { readonly id: number };
export type Mark = Cluster<Standing>;

/** The marks of a rectangle at a zoom of web maps, at most a few hundred. */
export function marksIn(view: Box, crowds: readonly Standing[], zoom: number): readonly Mark[] {
  const reach = reachPixels * 2 ** (unitZoom - zoom);
  const marks = clustersOf(crowds, reach).filter((cluster) => holds(view, fromMap(cluster)));
  return marks.length > mostMarks ? marksIn(view, crowds, zoom - 1) : marks;
}

/** A mark of one listing is that listing; others are clusters, called by where most of their listings are. */
export async function drawnMarks(
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
    return card ? [{ mark, card, spot: fromMap(mark), town: townAt(first) }] : [];
  });
  return {
    clusters: known
      .filter(({ mark }) => mark.count > 1)
      .map(({ mark, card, spot, town }) => ({
        ...spot,
        count: mark.count,
        name: town ?? card.place.name,
        box: boxAround(mark.members),
        together: isOneSpot(mark),
      })),
    adverts: known
      .filter(({ mark }) => mark.count === 1)
      .map(({ card: { id, slug, title, kind, state, priceType, price, topped, place }, spot, town }) => ({
        ...spot,
        ...{ id, slug, title, kind, state, priceType, price, topped },
        exact: town === undefined,
        name: place.name,
      })),
  };
}

/** The district town of exactly this point: there stands what does not tell its municipality, or lies in an unlisted one. */
function townAt({ lat, lon }: Point): string | undefined {
  return allDistricts().find((district) => district.lat === lat && district.lon === lon)?.townName;
}

function isOneSpot({ members: [first, ...others] }: Mark): boolean {
  return others.every((other) => Math.hypot(other.x - (first?.x ?? 0), other.y - (first?.y ?? 0)) < oneSpot);
}
