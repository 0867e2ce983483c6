import type { Spot } from '../components/mercator.ts';

/**
 * Smooths a border made of sides of squares: corners are cut, then the points that change the least
 * (Visvalingam and Whyatt, 1993: the smallest triangle with their neighbours) go until each is worth `leastArea`
 * square units. Both ends stay, so that borders that meet still do. Rounded to whole units.
 */
export function simplified(points: readonly Spot[], leastArea: number): Spot[] {
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
