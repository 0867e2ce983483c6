import type { Point } from '../distance.ts';

export type { Point } from '../distance.ts';

export type Spot = { readonly x: number; readonly y: number };
/** A rectangle in map units; `y` grows to the south. */
export type View = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/**
 * The zoom level of web maps (Mercator, world of 256 · 2^zoom pixels) at which one map unit is one pixel: about 100
 * m.
 */
export const unitZoom = 10;
const world = 256 * 2 ** unitZoom;
/** The map's top-left corner in world pixels at that zoom: whole units, slightly north-west of the country. */
export const origin = { x: 139_800, y: 87_620 } as const;
/** The whole country with a margin. */
export const wholeMap: View = { x: 0, y: 0, width: 5080, height: 2970 };

/** Projects a point to map units, unrounded. */
export function toMap({ lat, lon }: Point): Spot {
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: (lon / 360 + 0.5) * world - origin.x,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - origin.y,
  };
}

/** Inverse of `toMap`, rounded to 5 decimals (about a metre). */
export function fromMap({ x, y }: Spot): Point {
  const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
  const turn = Math.PI - (2 * Math.PI * (y + origin.y)) / world;
  return {
    lat: rounded((Math.atan(Math.sinh(turn)) * 180) / Math.PI),
    lon: rounded(((x + origin.x) / world - 0.5) * 360),
  };
}
