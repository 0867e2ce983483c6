import { implement, type Endpoint } from '../../contract/endpoint.ts';
import { refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { getPlace, listDistricts, suggestPlaces, type Place } from './contract.ts';
import { allDistricts } from './districts.ts';
import { findPlaces, placeByCode, postcodesKnown, type KnownPlace } from './find.ts';
import { allRegions } from './regions.ts';

const czech = new Intl.Collator('cs');

export function placeRoutes({ db }: Platform): Endpoint[] {
  return [
    implement(suggestPlaces, async ({ query }) => {
      const [places, known] = await Promise.all([findPlaces(db, query.q, query.limit), postcodesKnown(db)]);
      return { places: places.map(shown), postcodesKnown: known };
    }),

    implement(getPlace, async ({ params }) => {
      const place = await placeByCode(db, params.code);
      return place ? shown(place) : refuse('not-found');
    }),

    implement(listDistricts, async () => ({
      districts: allDistricts()
        .map(({ code, name, regionCode }) => ({ code, name, regionCode }))
        .toSorted((a, b) => czech.compare(a.name, b.name)),
      regions: allRegions().map(({ code, name }) => ({ code, name })),
    })),
  ];
}

function shown({ lat: _lat, lon: _lon, ...place }: KnownPlace): Place {
  return place;
}
