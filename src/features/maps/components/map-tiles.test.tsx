import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toMap } from '../../places/components/mercator.ts';
import { MapTiles } from './map-land.tsx';
import { scaled, viewOf } from './view.ts';

/** The tile that contains a point, by the standard formula of web maps. */
function tileOf(lat: number, lon: number, zoom: number): { x: number; y: number } {
  const radians = (lat * Math.PI) / 180;
  const across = 2 ** zoom;
  return {
    x: Math.floor(((lon + 180) / 360) * across),
    y: Math.floor(((1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2) * across),
  };
}

test('tiles match the outline and cover the whole view', () => {
  const prague = { lat: 50.088, lon: 14.421 };
  const view = viewOf({ west: 14, south: 49.9, east: 15, north: 50.3 });
  const svg = renderToStaticMarkup(
    <svg>
      <MapTiles url="https://tiles.example/{z}/{x}/{y}.png" view={view} />
    </svg>,
  );
  const tiles = [
    ...svg.matchAll(
      /href="https:\/\/tiles\.example\/(\d+)\/(\d+)\/(\d+)\.png" x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)"/g,
    ),
  ].map((match) => match.slice(1).map(Number));
  const [zoom = 0] = tiles[0] ?? [];
  const holding = tileOf(prague.lat, prague.lon, zoom);
  const spot = toMap(prague);
  const [, , , left = 0, top = 0, side = 0] =
    tiles.find(([, x, y]) => x === holding.x && y === holding.y) ?? [];
  expect(spot.x >= left && spot.x < left + side).toBe(true);
  expect(spot.y >= top && spot.y < top + side).toBe(true);
  expect(Math.min(...tiles.map(([, , , x = 0]) => x))).toBeLessThanOrEqual(view.x);
  expect(Math.max(...tiles.map(([, , , x = 0, , width = 0]) => x + width))).toBeGreaterThanOrEqual(
    view.x + view.width,
  );
  expect(Math.max(...tiles.map(([, , , , y = 0, height = 0]) => y + height))).toBeGreaterThanOrEqual(
    view.y + view.height,
  );
  expect(tiles.length).toBeLessThan(30);
});

test('a narrower view uses tiles of a higher zoom', () => {
  const zoomIn = (times: number) => {
    const view = scaled(viewOf({ west: 14, south: 49.9, east: 15, north: 50.3 }), times);
    const svg = renderToStaticMarkup(
      <svg>
        <MapTiles url="/{z}/{x}/{y}" view={view} />
      </svg>,
    );
    return Number(/href="\/(\d+)\//.exec(svg)?.[1]);
  };
  expect(zoomIn(0.25)).toBe(zoomIn(1) + 2);
});
