import { dayInPrague } from '../../contract/prague-day.ts';
import type { Platform } from '../../platform/platform.ts';
import { distanceKm, districtByCode, placeByCode, type Point } from '../places/index.ts';
import { type MeetingPoint, nearKm, maxPoints, type SuggestedPoint } from './contract.ts';
import { shownPoints } from './db.ts';
import { fairPoints } from './fair-points.ts';
import { pointView } from './views.ts';

type Needs = Pick<Platform, 'db' | 'clock'>;
type Box = { west: number; south: number; east: number; north: number };

const everyPoint = async ({ db, clock }: Needs): Promise<MeetingPoint[]> =>
  (await shownPoints(db, dayInPrague(clock.now()))).map(pointView);

/** The point of a municipality, or of a district's town. */
async function pointOf({ db }: Pick<Needs, 'db'>, code: string): Promise<Point | undefined> {
  return (await placeByCode(db, code)) ?? districtByCode(code);
}

/** Points around a place by distance, or in a rectangle; undefined for an unknown place. */
export async function pointsWithin(
  platform: Needs,
  { place, bbox: box }: { place?: string | undefined; bbox?: Box | undefined },
): Promise<{ points: MeetingPoint[]; total: number } | undefined> {
  const centre = place === undefined ? undefined : await pointOf(platform, place);
  if (place !== undefined && !centre) return undefined;
  const inBox = ({ lat, lon }: Point) =>
    !box || (lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east);
  const all = (await everyPoint(platform)).filter(inBox);
  const found = centre
    ? all
        .map((point) => ({ point, km: distanceKm(centre, point) }))
        .filter(({ km }) => km <= nearKm)
        .toSorted((a, b) => a.km - b.km)
        .map(({ point }) => point)
    : all;
  return { points: found.slice(0, maxPoints), total: found.length };
}

/** Max suggestions of each kind; tournaments only within the time for which a meeting can be proposed. */
const suggested = { hall: 5, tournament: 3 } as const;

/**
 * Halls and tournaments about equally far from a listing's public place and from another place, or near the listing
 * when no place is given; `near` are those near the listing that are not halfway. Both ends are known only to the municipality or district, so the response cannot reveal more.
 */
export async function pointsBetween(
  platform: Needs,
  { spot, place, until }: { spot: Point; place: string | undefined; until: Date },
): Promise<{ points: SuggestedPoint[]; near: SuggestedPoint[]; known: number } | undefined> {
  const other = place === undefined ? undefined : await pointOf(platform, place);
  if (place !== undefined && !other) return undefined;
  const all = await everyPoint(platform);
  const lastDay = dayInPrague(until);
  const soon = all.filter(({ from }) => from === undefined || from <= lastDay);
  const points = suggest(soon, [spot, other ?? spot], other !== undefined);
  const isIn = ({ id }: MeetingPoint) => points.some((each) => each.id === id);
  const near = other ? suggest(soon, [spot, spot], false).filter((point) => !isIn(point)) : [];
  return { points, near, known: all.length };
}

/** Points that suit both ends, tournaments first; `apart`: whether the other end is a place of its own. */
function suggest(
  points: readonly MeetingPoint[],
  ends: readonly [Point, Point],
  apart: boolean,
): SuggestedPoint[] {
  const fair = fairPoints(points, ends).map(({ point, ways: [fromListing, fromPlace] }) => ({
    ...point,
    fromListing,
    fromPlace: apart ? fromPlace : undefined,
  }));
  const tournaments = fair
    .filter(({ kind }) => kind === 'tournament')
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1))
    .slice(0, suggested.tournament);
  const halls = fair.filter(({ kind }) => kind === 'hall').slice(0, suggested.hall);
  return [...tournaments, ...halls];
}
