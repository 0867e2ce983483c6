import { toMap } from '../components/mercator.ts';
import type { Point } from '../distance.ts';
import { allDistricts, districtByCode } from '../districts.ts';
import { allRegions } from '../regions.ts';
import { labelGrid, type Seed } from './label-grid.ts';
import { boxOf, pathOf, type Rings, ringsOf } from './shapes.ts';
import { simplified } from './simplify.ts';
import { roomiestSpot } from './roomiest-spot.ts';
import { townParts } from './town-parts.ts';
import { traceBorders } from './trace.ts';

export type Located = Point & { readonly districtCode: string };

/** Square units below which a bend of a border is not drawn: about 0.6 km². */
const leastBend = 60;

/**
 * The country drawn from where its municipalities lie: whatever is nearest to a municipality belongs to its
 * district. Exact at every municipality that the list has, a guess between them, so it grows finer with the list.
 */
export function renderOutline(places: readonly Located[]) {
  const districts = allDistricts();
  const numbers = new Map(districts.map(({ code }, index) => [code, index + 1]));
  const regionNumber = (label: number) => {
    const district = districts[label - 1];
    return district ? allRegions().findIndex(({ code }) => code === district.regionCode) + 1 : 0;
  };
  const seeds = [...places.filter(ownPoint), ...quarters()].flatMap((place): Seed[] => {
    const label = numbers.get(place.districtCode);
    return label === undefined ? [] : [{ ...toMap(place), label }];
  });
  const borders = traceBorders(labelGrid(seeds)).map((arc) => ({
    ...arc,
    points: simplified(arc.points, leastBend),
  }));
  const between = (wanted: (left: number, right: number) => boolean) =>
    pathOf(
      borders.filter(({ left, right }) => wanted(left, right)).map(({ points }) => points),
      false,
    );
  return {
    regions: allRegions().map(({ code, name }, index) => ({
      code,
      name,
      ...shapeOf(ringsOf(borders, index + 1, regionNumber)),
    })),
    districts: districts.map(({ code, name, regionCode }, index) => ({
      code,
      name,
      regionCode,
      ...shapeOf(ringsOf(borders, index + 1)),
    })),
    country: pathOf(
      ringsOf(borders, 1, (label) => Math.min(label, 1)),
      true,
    ),
    borders: {
      regions: between(
        (left, right) => left !== 0 && right !== 0 && regionNumber(left) !== regionNumber(right),
      ),
      districts: between(
        (left, right) => left !== 0 && right !== 0 && regionNumber(left) === regionNumber(right),
      ),
    },
  };
}

export type Drawing = ReturnType<typeof renderOutline>;

function shapeOf(rings: Rings) {
  return { rings, path: pathOf(rings, true), box: boxOf(rings.flat()), label: roomiestSpot(rings) };
}

/** Before its addresses are imported, a municipality stands at the point of its district's town: no place to draw. */
function ownPoint({ districtCode, lat, lon }: Located): boolean {
  const district = districtByCode(districtCode);
  return district?.lat !== lat || district.lon !== lon;
}

function quarters(): Located[] {
  return Object.entries(townParts).flatMap(([districtCode, points]) =>
    points
      .trim()
      .split(/\s+/)
      .map((pair) => {
        const [lat = NaN, lon = NaN] = pair.split(',').map(Number);
        return { districtCode, lat, lon };
      }),
  );
}
