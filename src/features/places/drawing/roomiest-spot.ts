import type { Spot } from '../components/mercator.ts';
import { boxOf, insideRings, type Rings } from './shapes.ts';

const steps = 24;

/** About the spot inside that is furthest from every border: where a name has the most room. */
export function roomiestSpot(rings: Rings): Spot {
  const corners = rings.flat();
  const box = boxOf(corners);
  let best = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  let most = 0;
  for (let row = 1; row < steps; row++) {
    for (let column = 1; column < steps; column++) {
      const x = Math.round(box.x + (box.width * column) / steps);
      const y = Math.round(box.y + (box.height * row) / steps);
      if (!insideRings({ x, y }, rings)) continue;
      // Names are wider than high: room above and below counts double.
      const room = Math.min(...corners.map((corner) => Math.hypot(corner.x - x, 2 * (corner.y - y))));
      if (room <= most) continue;
      most = room;
      best = { x, y };
    }
  }
  return best;
}
