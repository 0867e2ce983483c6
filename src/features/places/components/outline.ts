import type { Point } from '../distance.ts';
import border from './border.json' with { type: 'json' };

/** The border of Czechia from its western tip clockwise, drawn by hand to about 1 km. */
export const countryBorder = border.map(([lon = NaN, lat = NaN]): Point => ({ lat, lon }));

/** Size of the drawing in its own units; one unit is about 1.25 km. */
export const mapSize = { width: 400, height: 232 } as const;
const west = 12.05;
const north = 51.08;
const perDegreeEast = 57.6;
/** At 49.8° N, in the middle of the country, a degree of longitude is 0.6455 times as long as a degree of latitude. */
const perDegreeSouth = perDegreeEast / 0.6455;

/** Projects a point to the drawing, rounded to a tenth of a unit. */
export function onMap({ lat, lon }: Point): { x: number; y: number } {
  const tenth = (value: number) => Math.round(value * 10) / 10;
  return { x: tenth((lon - west) * perDegreeEast), y: tenth((north - lat) * perDegreeSouth) };
}

const corners = countryBorder.map(onMap);

/** The outline of the country as the `d` of an SVG path. */
export const outlinePath = `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`;

/** Whether a point of the drawing lies inside the outline (ray casting). */
export function insideOutline({ x, y }: { x: number; y: number }): boolean {
  return corners.reduce((inside, a, i) => {
    const b = corners[(i + corners.length - 1) % corners.length] ?? a;
    const crosses = a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x;
    return crosses ? !inside : inside;
  }, false);
}
