import type { Spot } from '../components/mercator.ts';
import { type LabelGrid, squareSide } from './label-grid.ts';

/** A stretch of border between two areas; it ends where a third one begins, or closes on itself. */
export type Arc = {
  readonly points: readonly Spot[];
  /** Labels of the areas to the left and to the right in the direction of the points. */
  readonly left: number;
  readonly right: number;
};

/** Steps along the sides of squares: right, down, left, up. */
const steps: readonly (readonly [dx: number, dy: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** All borders between different labels of a grid, each once, in map units. */
export function traceBorders(grid: LabelGrid): Arc[] {
  const width = grid.columns + 1;
  const walked = new Set<number>();
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= grid.columns || row >= grid.rows
      ? 0
      : (grid.labels[row * grid.columns + column] ?? 0);
  /** The labels to the left and right of the step from a corner. */
  const sides = (x: number, y: number, step: number): [left: number, right: number] => {
    if (step === 0) return [at(x, y - 1), at(x, y)];
    if (step === 1) return [at(x, y), at(x - 1, y)];
    if (step === 2) return [at(x - 1, y), at(x - 1, y - 1)];
    return [at(x - 1, y - 1), at(x, y - 1)];
  };
  const leads = (x: number, y: number, step: number) => {
    const [left, right] = sides(x, y, step);
    return left !== right;
  };
  const exits = (x: number, y: number) => [0, 1, 2, 3].filter((step) => leads(x, y, step));
  const sideKey = (x: number, y: number, step: number): number =>
    step < 2
      ? (y * width + x) * 2 + step
      : sideKey(x + (step === 2 ? -1 : 0), y + (step === 3 ? -1 : 0), step - 2);

  const walk = (startX: number, startY: number, first: number): Arc | undefined => {
    if (walked.has(sideKey(startX, startY, first))) return undefined;
    const [left, right] = sides(startX, startY, first);
    const points: Spot[] = [{ x: startX * squareSide, y: startY * squareSide }];
    let [x, y, step] = [startX, startY, first];
    for (;;) {
      walked.add(sideKey(x, y, step));
      const [dx, dy] = steps[step] ?? [0, 0];
      x += dx;
      y += dy;
      points.push({ x: x * squareSide, y: y * squareSide });
      const onward = exits(x, y);
      if (onward.length !== 2 || (x === startX && y === startY)) return { points, left, right };
      const back = (step + 2) % 4;
      step = onward.find((each) => each !== back) ?? back;
    }
  };

  const corners: { x: number; y: number; onward: number[] }[] = [];
  for (let y = 0; y <= grid.rows; y++) {
    for (let x = 0; x <= grid.columns; x++) {
      const onward = exits(x, y);
      if (onward.length > 0) corners.push({ x, y, onward });
    }
  }
  // Starts with the corners where three or more areas meet; the remaining borders are closed rings.
  const joints = corners.filter(({ onward }) => onward.length > 2);
  return [...joints, ...corners].flatMap(({ x, y, onward }) =>
    onward.flatMap((step) => walk(x, y, step) ?? []),
  );
}
