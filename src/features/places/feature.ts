import { type Endpoint, implement } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Feature } from '../feature.ts';
import { toMap, wholeMap } from './components/mercator.ts';
import * as contract from './contract.ts';
import type { Place } from './contract.ts';
import { sourcesOf } from './db.ts';
import { allDistricts, allRegions } from './districts.ts';
import { countryOutline } from './drawing/render-outline.ts';
import { type LocatedPlace, findPlaces, placeByCode, postcodesKnown } from './find.ts';
import { nearestPlace } from './named-place.ts';
import { compareCzech } from '../../contract/compare-czech.ts';

function placeRoutes({ db, config }: Platform): Endpoint[] {
  return [
    implement(contract.suggestPlaces, async ({ query }) => {
      const places = await findPlaces(db, query.q, query.limit);
      return { places: places.map(shown) };
    }),

    implement(contract.getPostcodes, async () => ({ loaded: await postcodesKnown(db) })),

    implement(contract.getPlace, async ({ params }) => {
      const place = await placeByCode(db, params.code);
      return place ? shown(place) : refuse('not-found');
    }),

    implement(contract.getNearestPlace, async ({ query }) => {
      const nearest = await nearestPlace(db, query);
      const place = nearest && (await placeByCode(db, nearest.code));
      return place ? shown(place) : refuse('not-found');
    }),

    implement(contract.listDistricts, async () => ({
      districts: allDistricts()
        .map(({ code, name, regionCode }) => ({ code, name, regionCode }))
        .toSorted((a, b) => compareCzech(a.name, b.name)),
      regions: allRegions().map(({ code, name }) => ({ code, name })),
    })),

    implement(contract.getCountryOutline, async () => {
      const [{ regions, districts, country, borders }, sources] = await Promise.all([
        countryOutline(db),
        sourcesOf(db),
      ]);
      return {
        width: wholeMap.width,
        height: wholeMap.height,
        regions: regions.map(({ rings: _rings, ...shape }) => shape),
        districts: districts.map(({ rings: _rings, ...shape }) => shape),
        country,
        borders,
        towns: districtTowns(),
        sources,
        tiles: config.mapTiles,
      };
    }),
  ];
}

function shown({ lat: _lat, lon: _lon, ...place }: LocatedPlace): Place {
  return place;
}

/** Each town once, though it may be the seat of several districts. */
function districtTowns() {
  const seats = new Set(allRegions().map(({ seat }) => seat));
  const towns = new Map(allDistricts().map((each) => [each.townName, each]));
  return [...towns.values()].map((each) => {
    const { x, y } = toMap(each);
    return { name: each.townName, x: Math.round(x), y: Math.round(y), seat: seats.has(each.townName) };
  });
}

export const placesFeature: Feature = { contract, endpoints: placeRoutes };
