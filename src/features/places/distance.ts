export type Point = { readonly lat: number; readonly lon: number };

const earthRadiusKm = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in km (haversine, mean radius of the Earth). */
export function distanceKm(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** A rectangle in degrees that contains every point within `km`; a cheap pre-filter for `distanceKm`. */
export function boxAround({ lat, lon }: Point, km: number) {
  const dLat = km / 111;
  const dLon = km / (111 * Math.cos(radians(Math.abs(lat) + dLat)));
  return { south: lat - dLat, north: lat + dLat, west: lon - dLon, east: lon + dLon };
}
