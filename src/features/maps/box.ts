import { fromMap, wholeMap } from '../places/components/mercator.ts';
import type { Point } from '../places/index.ts';
import type { Box } from './contract.ts';

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

/** A margin around a single point, in degrees: about 4 km. */
const least = 0.04;

/** The rectangle of these points with a margin of a tenth; the whole country when there are none. */
export function boxAround(points: readonly Point[]): Box {
  if (points.length === 0) return wholeCountry;
  const [lats, lons] = [points.map(({ lat }) => lat), points.map(({ lon }) => lon)];
  const [south, north] = [lats.reduce((a, b) => Math.min(a, b)), lats.reduce((a, b) => Math.max(a, b))];
  const [west, east] = [lons.reduce((a, b) => Math.min(a, b)), lons.reduce((a, b) => Math.max(a, b))];
  const [high, wide] = [Math.max(least, (north - south) / 10), Math.max(least, (east - west) / 10)];
  const rounded = (degrees: number) => Math.round(degrees * 1e4) / 1e4;
  return {
    west: rounded(west - wide),
    south: rounded(south - high),
    east: rounded(east + wide),
    north: rounded(north + high),
  };
}

export function holds({ west, south, east, north }: Box, { lat, lon }: Point): boolean {
  return lat >= south && lat <= north && lon >= west && lon <= east;
}

/** A quarter more on each side. */
export function withSurroundings({ west, south, east, north }: Box): Box {
  const [wide, high] = [(east - west) / 4, (north - south) / 4];
  return { west: west - wide, south: south - high, east: east + wide, north: north + high };
}
