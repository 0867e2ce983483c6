import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allMunicipalities } from '../../../../test/geo.ts';
import { allDistricts } from '../districts.ts';
import { insideOutline, mapSize, onMap } from './outline.ts';
import { SpotMap } from './spot-map.tsx';

test("every district's town lies inside the outline", () => {
  for (const district of allDistricts()) expect(insideOutline(onMap(district)), district.name).toBe(true);
});

test('places abroad lie outside the outline', () => {
  const abroad = [
    { lat: 48.208, lon: 16.373 },
    { lat: 51.05, lon: 13.74 },
    { lat: 51.107, lon: 17.038 },
    { lat: 48.149, lon: 17.107 },
    { lat: 50.324, lon: 11.918 },
  ];
  for (const point of abroad) expect(insideOutline(onMap(point))).toBe(false);
});

test('the map has a text alternative and no style attribute', () => {
  const html = renderToStaticMarkup(
    <SpotMap lat={49.195} lon={16.608} exact={false} label="okres Brno-město" />,
  );
  expect(html).toContain('role="img" aria-label="Přibližné místo na mapě Česka: okres Brno-město"');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('>Brno<');
  expect(html).toContain('>Praha<');
});

/** Positions of the texts of the map. */
function textsOf(place: { lat: number; lon: number; label: string }) {
  const html = renderToStaticMarkup(<SpotMap {...place} exact={false} />);
  return new Map(
    [...html.matchAll(/x="([\d.-]+)" y="([\d.-]+)">([^<]+)</g)].map(([, x, y, text]) => [
      text,
      { x: Number(x), y: Number(y) },
    ]),
  );
}

test('the name of a place is just below its circle, above it at the southern border, and never cut off', () => {
  const town = { lat: 49.747, lon: 13.378 };
  const plzeň = textsOf({ ...town, label: 'okres Plzeň-město' });
  expect(plzeň.get('okres Plzeň-město')).toMatchObject({ x: onMap(town).x });
  expect(plzeň.get('okres Plzeň-město')?.y).toBeCloseTo(onMap(town).y + 29, 0);
  expect([...plzeň.keys()]).toEqual(['Praha', 'Brno', 'Ostrava', 'okres Plzeň-město']);

  const south = { lat: 48.6, lon: 14.4 };
  expect(textsOf({ ...south, label: 'Lipno' }).get('Lipno')?.y).toBeLessThan(onMap(south).y);
  const west = { lat: 50.08, lon: 12.37 };
  expect(textsOf({ ...west, label: 'Františkovy Lázně' }).get('Františkovy Lázně')?.x).toBeGreaterThan(
    onMap(west).x,
  );
});

test('a city whose name would collide with the place is left out', () => {
  expect([...textsOf({ lat: 50.19, lon: 14.66, label: 'Brandýs nad Labem' }).keys()]).not.toContain('Praha');
});

test('nearly every municipality lies inside the outline, and all of them inside the drawing', () => {
  const points = allMunicipalities().map(onMap);
  const outside = points.filter((point) => !insideOutline(point));
  expect(outside.length / points.length).toBeLessThan(0.0016);
  for (const { x, y } of points) expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height).toBe(true);
});
