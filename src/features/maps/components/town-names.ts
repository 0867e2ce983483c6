import { type Spot, type View, wholeMap } from '../../places/components/mercator.ts';
import { extentOf, type Marker } from './markers.ts';
import { wideWidth } from './view.ts';

type Town = Spot & { name: string; seat: boolean };

/**
 * Maximum distance in pixels between a town and a marker beside which its name still clearly belongs to the
 * town.
 */
const farthest = 40;

/** A name with the offset of its middle from a spot of the map, in pixels. */
export type TownName = {
  town: Town;
  from: Spot;
  right: number;
  down: number;
  /** A marker covers the middle of the town's dot. */
  covered: boolean;
};

/** Half the size of a box, in pixels. */
type Extent = { wide: number; high: number };
/** A box whose middle is offset by this many pixels from a spot. */
type Box = { from: Spot; right: number; down: number } & Extent;

/**
 * A box of controls: its corner of the map, the inset of its middle and half its size, in pixels
 * (map-controls.module.css).
 */
type Controls = { corner: 'top' | 'bottom'; side: 'left' | 'right'; right: number; down: number } & Extent;

const beside: Controls = { corner: 'top', side: 'right', right: -35, down: 103, wide: 23, high: 91 };

/**
 * Kinds of maps: their range of widths in pixels, the scale of markers and names (map.module.css), and the
 * controls in their corners; on a phone all controls are below the map. The server cannot know the width, so it
 * renders the names for each kind, and one is shown.
 */
export const mapKinds: Record<'phone' | 'tablet' | 'wide', MapKind> = {
  phone: { widths: [350, 430], size: 0.86, controls: [] },
  tablet: { widths: [560, 840], size: 1, controls: [beside] },
  wide: { widths: [wideWidth, 840], size: 1, controls: [beside] },
};
type MapKind = { widths: readonly number[]; size: number; controls: readonly Controls[] };
/** Half the height of a name, half the width of one character, and the space of a dot, in pixels. */
const name = { high: 7, halfWidth: 4, dot: 5 };
/** Half the size of a hall's square, with its border. */
const square = 5;

/**
 * Places names of towns on one kind of map so that no marker, square, control or other name overlaps them:
 * beside the town, or beside the marker that covers it. Seats of regions are placed first; a name without space
 * is omitted, and one over the dot of another town is the last resort.
 */
export function townNames(
  towns: readonly Town[],
  view: View,
  markers: readonly Marker[],
  { widths, size, controls }: MapKind,
  squares: readonly Spot[] = [],
): TownName[] {
  const scales = widths.map((width) => width / view.width);
  const covered = markers.map((marker): Box => {
    const { wide, high, down } = extentOf(marker);
    return { from: marker.spot, right: 0, down: down * size, wide: wide * size, high: high * size };
  });
  // Corners of the map are converted to spots.
  const taken = [
    ...covered,
    ...squares.map((from): Box => ({ from, right: 0, down: 0, wide: square, high: square })),
    ...controls.map(({ corner, side, ...box }): Box => {
      const x = side === 'left' ? view.x : view.x + view.width;
      return { from: { x, y: corner === 'top' ? view.y : view.y + view.height }, ...box };
    }),
  ];
  const placed: TownName[] = [];
  for (const town of towns.toSorted((a, b) => Number(b.seat) - Number(a.seat))) {
    const dots = towns.filter((other) => other !== town).map(dotOf);
    const clear = (boxes: readonly Box[]) => (place: Box) =>
      !boxes.some((box) => scales.some((scale) => overlap(place, box, scale)));
    const free = placesOf(town, covered, scales, size).filter(
      (place) => clear(taken)(place) && scales.every((scale) => isWithin(place, scale)),
    );
    const box = free.find(clear(dots)) ?? free[0];
    if (!box) continue;
    taken.push(box);
    placed.push({
      town,
      from: box.from,
      right: box.right,
      down: box.down,
      covered: covered.some((marker) => scales.some((scale) => overlap(middleOf(town), marker, scale))),
    });
  }
  return placed;
}

/** A dot that only touches a marker is still visible beside it. */
const middleOf = (from: Spot): Box => ({ from, right: 0, down: 0, wide: 0, high: 0 });
const dotOf = (from: Spot): Box => ({ from, right: 0, down: 0, wide: 0, high: name.dot });

/**
 * Candidate positions, best first: below, above, right and left of the town, then of the markers that cover it.
 */
function placesOf(town: Town, markers: readonly Box[], scales: readonly number[], size: number): Box[] {
  const words = { wide: town.name.length * name.halfWidth * size, high: name.high * size };
  const dot = dotOf(town);
  const widest = Math.max(...scales);
  const covering = markers.filter(
    (marker) =>
      marker.wide < farthest &&
      Math.hypot(marker.from.x - town.x, marker.from.y - town.y) * widest < farthest &&
      scales.some((scale) => overlap(marker, middleOf(town), scale)),
  );
  return [dot, ...covering].flatMap(({ from, right, down, wide, high }) => [
    { from, right, down: down + high + words.high, ...words },
    { from, right, down: down - high - words.high, ...words },
    { from, right: right + wide + words.wide + 4, down, ...words },
    { from, right: right - wide - words.wide - 4, down, ...words },
  ]);
}

function overlap(a: Box, b: Box, scale: number): boolean {
  return (
    Math.abs((a.from.x - b.from.x) * scale + a.right - b.right) < a.wide + b.wide &&
    Math.abs((a.from.y - b.from.y) * scale + a.down - b.down) < a.high + b.high
  );
}

/** Whether the edge of a map of the whole country clips none of it. */
function isWithin({ from, right, wide }: Box, scale: number): boolean {
  const middle = from.x * scale + right;
  return middle - wide > 0 && middle + wide < wholeMap.width * scale;
}
