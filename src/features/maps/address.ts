import { demandsMapUrl, offersMapUrl } from '../../contract/urls.ts';
import { type SearchState, queryText } from '../search/address.ts';
import type { Box } from './contract.ts';

export const mapPaths = { offer: offersMapUrl, demand: demandsMapUrl } as const;

export type MapState = {
  /** Part of the path. */
  kind: keyof typeof mapPaths;
  /** As on the search page, without the kind. */
  search: SearchState;
  /** The visible map area; undefined means "fit all results". */
  box?: Box | undefined;
  page: number;
};

/** The canonical URL of a map. */
export function mapAddress({ kind, search, box, page }: MapState): string {
  const { kind: _, limit: __, cursor: ___, ...filters } = search;
  const query = new URLSearchParams(queryText(filters));
  if (box) query.append('bbox', formatBox(box));
  if (page > 1) query.append('page', String(page));
  const text = String(query).replaceAll('%2C', ',');
  return text === '' ? mapPaths[kind] : `${mapPaths[kind]}?${text}`;
}

/** Formats as `west,south,east,north`, rounded to about ten metres. */
export function formatBox({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',');
}

/** Half the size of a map around a point, in degrees: about 3 km. */
const near = { lat: 0.03, lon: 0.045 };

/** URL of the map of offers around one point. */
export const mapAround = ({ lat, lon }: { lat: number; lon: number }): string =>
  mapAddress({
    kind: 'offer',
    search: {},
    box: { west: lon - near.lon, south: lat - near.lat, east: lon + near.lon, north: lat + near.lat },
    page: 1,
  });
