import { readSearch } from '../search/form.ts';
import type { MapState } from './address.ts';
import type { Box } from './contract.ts';

/** Parses the query of a map's URL: the parameters of the search, `bbox` and `page`. */
export function readMapAddress(kind: MapState['kind'], query: URLSearchParams): MapState {
  const { kind: _, limit: __, cursor: ___, ...search } = readSearch(undefined, query);
  const page = Number(query.get('page') ?? '1');
  return {
    kind,
    search,
    box: readBox(query.get('bbox')),
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
}

function readBox(text: string | null): Box | undefined {
  if (!text || !/^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  return west < east && south < north && south > -85 && north < 85 ? { west, south, east, north } : undefined;
}
