import { expect, test } from 'vitest';
import type { Marker } from './markers.ts';
import { mapKinds, townNames } from './town-names.ts';
import { wholeView } from './view.ts';

const cluster = (x: number, y: number, text = '22'): Marker => ({
  key: `${x} ${y}`,
  spot: { x, y },
  text,
  description: '',
  to: '/',
  look: 'cluster',
});
const town = (name: string, x: number, y: number, seat = true) => ({ name, x, y, seat });
const place = (towns: Parameters<typeof townNames>[0], markers: Marker[]) =>
  townNames(towns, wholeView, markers, mapKinds.wide);
const named = (...names: Parameters<typeof place>) => place(...names).map((each) => each.town.name);

test('the name of a town under a cluster is placed beside the cluster', () => {
  const spot = { x: 2000, y: 1500 };
  const [praha] = place([town('Praha', 2020, 1560)], [cluster(spot.x, spot.y)]);
  expect(praha).toMatchObject({ from: spot });
  expect(Math.abs(praha?.down ?? 0)).toBeGreaterThanOrEqual(27 + 7);
});

test('the name of an uncovered town is placed below its dot', () => {
  const brno = town('Brno', 3000, 2000);
  expect(place([brno], [cluster(1000, 1000)])).toEqual([
    { town: brno, from: brno, right: 0, down: 12, covered: false },
  ]);
});

test('names of two close towns do not overlap', () => {
  const both = place([town('Hradec Králové', 2800, 1200), town('Pardubice', 2780, 1330)], []);
  expect(both).toHaveLength(2);
  expect(both[0]?.down).not.toBe(both[1]?.down);
});

test('seats of regions are placed before other towns, and a name without space is omitted', () => {
  const wide = { ...cluster(2000, 1500), text: '9'.repeat(200), look: 'listing' as const };
  const rows = [-600, -450, -300, -150, 0, 150, 300, 450, 600].map((y) => ({
    ...wide,
    spot: { x: 2000, y: 1500 + y },
  }));
  expect(named([town('Beroun', 2000, 1500, false), town('Praha', 2010, 1490)], [])[0]).toBe('Praha');
  expect(named([town('Praha', 2000, 1500)], rows)).toEqual([]);
});

test('a name avoids the controls in a corner of the map, and is omitted where they take all its space', () => {
  const { x, y, width, height } = wholeView;
  const at = (down: number) => town('Znojmo', x + width * 0.8, y + height * down);
  const bare = mapKinds.phone;
  const built = {
    ...bare,
    controls: [{ corner: 'bottom', side: 'right', right: -79, down: -35, wide: 67, high: 23 } as const],
  };
  expect(townNames([at(0.79)], wholeView, [], bare)).toMatchObject([{ down: 11.02 }]);
  expect(townNames([at(0.79)], wholeView, [], built)).toMatchObject([{ down: -11.02 }]);
  expect(townNames([at(0.9)], wholeView, [], bare)).toHaveLength(1);
  expect(townNames([at(0.9)], wholeView, [], built)).toEqual([]);
});

test('a name is placed at its own dot, not beside a marker that covers another town', () => {
  const hradec = town('Hradec Králové', 2800, 1200);
  const pardubice = town('Pardubice', 2780, 1330);
  const names = place([hradec, pardubice], [cluster(2800, 1420, '5')]);
  expect(names.find((each) => each.town === hradec)).toMatchObject({ from: hradec, covered: false });
});
