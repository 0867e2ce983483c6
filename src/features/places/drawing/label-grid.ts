import { countryBorder } from '../components/outline.ts';
import { type Spot, toMap, wholeMap } from '../components/mercator.ts';

/** A point of the map and the label (a number from 1) of the area it belongs to. */
export type Seed = Spot & { readonly label: number };

/** The label of each grid square, row by row; 0 is abroad. */
export type LabelGrid = { readonly columns: number; readonly rows: number; readonly labels: Uint8Array };

/** Side of a grid square in map units: about 600 m. */
export const squareSide = 6;
const columns = Math.ceil(wholeMap.width / squareSide);
const rows = Math.ceil(wholeMap.height / squareSide);
/** Seeds are indexed by boxes of this many squares a side. */
const boxSide = 12;
const boxColumns = Math.ceil(columns / boxSide);
const boxRows = Math.ceil(rows / boxSide);

/** Gives each square of the country the label of the seed nearest to its centre. */
export function labelGrid(seeds: readonly Seed[]): LabelGrid {
  const labels = new Uint8Array(columns * rows);
  const boxes = seedsByBox(seeds);
  if (seeds.length === 0) return { columns, rows, labels };
  for (let row = 0; row < rows; row++) {
    const y = (row + 0.5) * squareSide;
    for (const [from, to] of insideBorder(y)) {
      for (let column = Math.max(0, from); column <= Math.min(columns - 1, to); column++) {
        labels[row * columns + column] = nearestLabel(boxes, (column + 0.5) * squareSide, y);
      }
    }
  }
  return { columns, rows, labels };
}

function seedsByBox(seeds: readonly Seed[]): Seed[][] {
  const boxes: Seed[][] = Array.from({ length: boxColumns * boxRows }, () => []);
  for (const seed of seeds)
    boxes[boxOf(seed.y, boxRows) * boxColumns + boxOf(seed.x, boxColumns)]?.push(seed);
  return boxes;
}

function boxOf(at: number, count: number): number {
  return Math.min(count - 1, Math.max(0, Math.floor(at / (squareSide * boxSide))));
}

/** Searches expanding rings of boxes until no box further away can contain a nearer seed. */
function nearestLabel(boxes: Seed[][], x: number, y: number): number {
  const [column, row] = [boxOf(x, boxColumns), boxOf(y, boxRows)];
  let best = 0;
  let nearest = Infinity;
  for (let ring = 0; ring < boxColumns; ring++) {
    const reach = (ring - 1) * boxSide * squareSide;
    if (ring > 0 && reach * reach > nearest) break;
    for (let r = Math.max(0, row - ring); r <= Math.min(boxRows - 1, row + ring); r++) {
      const whole = Math.abs(r - row) === ring;
      for (let c = column - ring; c <= column + ring; c += whole || ring === 0 ? 1 : 2 * ring) {
        if (c < 0 || c >= boxColumns) continue;
        for (const seed of boxes[r * boxColumns + c] ?? []) {
          const distance = (seed.x - x) ** 2 + (seed.y - y) ** 2;
          if (distance < nearest) [nearest, best] = [distance, seed.label];
        }
      }
    }
  }
  return best;
}

const border = countryBorder.map(toMap);

/** The runs of squares (first and last column) along a horizontal line that lie inside the country. */
function insideBorder(y: number): [from: number, to: number][] {
  const crossings = border.flatMap((a, index) => {
    const b = border[(index + 1) % border.length] ?? a;
    return a.y > y === b.y > y ? [] : [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
  });
  const sorted = crossings.toSorted((a, b) => a - b);
  return sorted.flatMap((from, index): [number, number][] => {
    const to = sorted[index + 1];
    if (index % 2 === 1 || to === undefined) return [];
    return [[Math.ceil(from / squareSide - 0.5), Math.floor(to / squareSide - 0.5)]];
  });
}
