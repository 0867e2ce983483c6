export { loadBuiltInPlaces } from './built-in/load.ts';
export { distanceKm, type Point } from './distance.ts';
export { allDistricts, districtByCode, districtLabel, regionOf, type District } from './districts.ts';
export { findPlaces, placeByCode, placesNamed, postcodesKnown, type KnownPlace } from './find.ts';
export { placesWithin } from './nearby.ts';
export { placeOfPostcode } from './place-of-postcode.ts';
export { allRegions, regionByCode, type Region } from './regions.ts';
export { resolvePlace, type ResolvedPlace } from './resolve.ts';
export { placeRoutes } from './routes.ts';
