export { loadBuiltInPlaces } from './built-in/load.ts';
export type { Point } from './distance.ts';
export { allDistricts, districtByCode, districtLabel, regionOf } from './districts.ts';
export { placeByCode } from './find.ts';
export { placesWithin } from './nearby.ts';
export { placeOfPostcode } from './place-of-postcode.ts';
export { allRegions } from './regions.ts';
export { resolvePlace, type ResolvedPlace } from './resolve.ts';
export { placeRoutes } from './routes.ts';
