import proj4 from 'proj4';
import type { Point } from '../distance.ts';

/** S-JTSK / Krovak East North (EPSG:5514) with a shift to WGS 84 accurate to a metre in Czechia. */
const krovak = proj4(
  '+proj=krovak +lat_0=49.5 +lon_0=24.8333333333333 +alpha=30.2881397527778 +k=0.9999 +x_0=0 +y_0=0 ' +
    '+ellps=bessel +towgs84=570.8,85.7,462.8,4.998,1.587,5.261,3.56 +units=m +no_defs',
);

/** Bounding box of Czechia in the register's positive metres. */
const bounds = { y: [430_000, 906_000], x: [934_000, 1_228_000] } as const;

/** Whether these S-JTSK metres, positive as in the register, can lie in Czechia. */
export function inCzechia(y: number, x: number): boolean {
  return y >= bounds.y[0] && y <= bounds.y[1] && x >= bounds.x[0] && x <= bounds.x[1];
}

export function fromKrovak(y: number, x: number): Point {
  const [lon, lat] = krovak.inverse([-y, -x]);
  return { lat, lon };
}

/** Inverse of `fromKrovak`, in metres; tests write register files with it. */
export function toKrovak({ lat, lon }: Point): { y: number; x: number } {
  const [east, north] = krovak.forward([lon, lat]);
  return { y: -east, x: -north };
}
