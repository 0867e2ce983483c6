import type { Point } from '../distance.ts';

/** The border of Czechia from its western tip clockwise, drawn by hand to about 1 km. */
export const countryBorder = `
  12.09,50.25 12.19,50.32 12.25,50.26 12.33,50.17 12.35,50.2 12.34,50.24 12.4,50.32 12.52,50.4 12.73,50.43
  12.83,50.46 12.95,50.41 13.03,50.5 13.2,50.51 13.25,50.58 13.35,50.62 13.38,50.65 13.46,50.6 13.54,50.72
  13.7,50.73 13.87,50.74 13.93,50.78 14.05,50.81 14.25,50.88 14.39,50.9 14.3,50.96 14.26,50.98 14.3,51.05
  14.41,51.02 14.49,51.05 14.5,51.03 14.6,50.99 14.57,50.92 14.63,50.93 14.65,50.85 14.72,50.83 14.8,50.82
  14.83,50.87 14.98,50.86 15.02,50.96 14.98,51.01 15.06,51.025 15.17,51.02 15.29,50.97 15.27,50.89
  15.37,50.83 15.38,50.78 15.52,50.78 15.7,50.74 15.8,50.76 15.86,50.68 15.99,50.69 16.02,50.6 16.1,50.66
  16.2,50.64 16.23,50.68 16.34,50.66 16.45,50.58 16.36,50.5 16.21,50.44 16.26,50.39 16.37,50.38 16.57,50.22
  16.57,50.15 16.7,50.09 16.8,50.14 16.85,50.21 17.0,50.22 17.03,50.24 16.98,50.3 16.89,50.45 17.0,50.43
  17.13,50.4 17.2,50.38 17.2,50.36 17.35,50.32 17.36,50.28 17.44,50.26 17.6,50.28 17.69,50.33 17.76,50.3
  17.73,50.25 17.75,50.2 17.6,50.17 17.72,50.1 17.76,50.04 17.87,49.97 17.96,50.01 18.04,50.06 18.1,50.01
  18.21,49.99 18.29,49.95 18.36,49.93 18.56,49.92 18.57,49.84 18.63,49.75 18.63,49.71 18.8,49.68
  18.86,49.52 18.76,49.49 18.55,49.49 18.42,49.38 18.35,49.28 18.16,49.25 18.12,49.08 18.01,49.01
  17.9,48.92 17.76,48.87 17.55,48.81 17.45,48.84 17.2,48.87 17.1,48.8 16.94,48.61 16.83,48.71 16.65,48.78
  16.54,48.81 16.46,48.8 16.38,48.72 16.08,48.74 15.95,48.82 15.8,48.86 15.66,48.86 15.6,48.89 15.4,48.97
  15.27,48.99 15.15,48.99 15.0,49.01 14.97,48.96 14.99,48.76 14.8,48.78 14.72,48.69 14.7,48.58 14.58,48.62
  14.43,48.58 14.33,48.55 14.05,48.6 14.03,48.66 13.84,48.76 13.73,48.88 13.5,48.96 13.4,49.0 13.17,49.17
  13.03,49.28 12.92,49.34 12.78,49.34 12.65,49.44 12.55,49.62 12.52,49.69 12.4,49.76 12.48,49.93
  12.55,49.92 12.48,49.96 12.26,50.05 12.2,50.11 12.2,50.19
`
  .trim()
  .split(/\s+/)
  .map((pair): Point => {
    const [lon, lat] = pair.split(',').map(Number);
    return { lat: lat ?? NaN, lon: lon ?? NaN };
  });

/** Units of the drawing; one is about 1.25 km. */
export const mapSize = { width: 400, height: 232 } as const;
const west = 12.05;
const north = 51.08;
const perDegreeEast = 57.6;
/** A degree of longitude is 0.6455 of a degree of latitude in the middle of the country, at 49.8° N. */
const perDegreeSouth = perDegreeEast / 0.6455;

/** Where a point lies in the drawing, to a tenth of a unit. */
export function onMap({ lat, lon }: Point): { x: number; y: number } {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { x: tenth((lon - west) * perDegreeEast), y: tenth((north - lat) * perDegreeSouth) };
}

const corners = countryBorder.map(onMap);

/** The outline of the country as the `d` of an SVG path. */
export const outlinePath = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** Whether a point of the drawing lies inside the outline. */
export function insideOutline({ x, y }: { x: number; y: number }): boolean {
  return corners.reduce((inside, a, i) => {
    const b = corners[(i + corners.length - 1) % corners.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}
