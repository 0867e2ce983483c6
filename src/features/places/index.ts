export { accusativePlace } from './accusative.ts';
export { loadBuiltInPlaces } from './built-in/list.ts';
export { distanceKm, type Point } from './distance.ts';
export { allDistricts, allRegions, districtByCode, districtsOfPostcode, regionOf } from './districts.ts';
export { districtLabel, placeNote } from './components/format-place.ts';
export { regionSlug } from './components/format-region.ts';
export { shownPoint } from './shown-point.ts';
export { findPlaces, placeByCode, placesNamed } from './find.ts';
export {
  namedPlace,
  type NamedPlace,
  resolvePlace,
  type ResolvedPlace,
  placeOfPostcode,
  placesInBox,
  placesWithin,
  placesWithinEach,
} from './named-place.ts';
