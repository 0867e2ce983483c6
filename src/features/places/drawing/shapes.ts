import type { Spot, View } from '../components/mercator.ts';
import type { Arc } from './trace.ts';

/** Closed lines filled by the even-odd rule: a point inside an odd number of them is inside. */
export type Rings = readonly (readonly Spot[])[];

/** The shape of `label`, assembled from its borders; `labelOf` may map several labels to one. */
export function ringsOf(arcs: readonly Arc[], label: number, labelOf = (each: number) => each): Rings {
  const own = arcs.flatMap(({ points, left, right }) => {
    const [isLeft, isRight] = [labelOf(left) === label, labelOf(right) === label];
    if (isLeft === isRight) return [];
    return [isLeft ? points : points.toReversed()];
  });
  const byStart = new Map<string, (readonly Spot[])[]>();
  for (const each of own) {
    const key = keyOf(each[0]);
    byStart.set(key, [...(byStart.get(key) ?? []), each]);
  }
  const rings: Spot[][] = [];
  for (const start of own) {
    if (!take(byStart, start)) continue;
    const ring = [...start];
    while (keyOf(ring.at(-1)) !== keyOf(ring[0])) {
      const next = byStart.get(keyOf(ring.at(-1)))?.[0];
      if (!next || !take(byStart, next)) break;
      ring.push(...next.slice(1));
    }
    rings.push(ring);
  }
  return rings;
}

function take(byStart: Map<string, (readonly Spot[])[]>, arc: readonly Spot[]): boolean {
  const waiting = byStart.get(keyOf(arc[0])) ?? [];
  if (!waiting.includes(arc)) return false;
  byStart.set(
    keyOf(arc[0]),
    waiting.filter((each) => each !== arc),
  );
  return true;
}

const keyOf = (spot: Spot | undefined) => `${spot?.x} ${spot?.y}`;

/** The bounding box. */
export function boxOf(points: readonly Spot[]): View {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The `d` of an SVG path in whole units, each point relative to the previous one. */
export function pathOf(lines: readonly (readonly Spot[])[], closed: boolean): string {
  return lines
    .map(([first, ...rest]) => {
      if (!first) return '';
      let from = first;
      const path = (closed ? rest.slice(0, -1) : rest).map((to) => {
        const step = `${to.x - from.x} ${to.y - from.y}`;
        from = to;
        return step;
      });
      return `M${first.x} ${first.y}l${path.join(' ').replaceAll(' -', '-')}${closed ? 'z' : ''}`;
    })
    .join('');
}

/** Whether a point lies inside (even-odd rule). */
export function insideRings({ x, y }: Spot, rings: Rings): boolean {
  let inside = false;
  for (const ring of rings) {
    for (let index = 1; index < ring.length; index++) {
      const [a, b] = [ring[index - 1], ring[index]];
      if (a && b && a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  }
  return inside;
}
