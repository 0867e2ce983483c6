import { type SearchState, queryText } from '../search/address.ts';
import { readSearch } from '../search/form.ts';
import type { Box } from './contract.ts';

export const mapPaths = { offer: '/mapa-nabidek', demand: '/mapa-poptavek' } as const;

export type MapState = {
  /** Said by the path of the map. */
  kind: keyof typeof mapPaths;
  /** As on the search page, without the kind. */
  search: SearchState;
  /** What is looked at; nothing for what fits the search. */
  box?: Box | undefined;
  page: number;
};

/** Reads the query of a map: the parameters of the search, `bbox` and `page`. */
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

/** The one address of a map. */
export function mapAddress({ kind, search, box, page }: MapState): string {
  const { kind: _, limit: __, cursor: ___, ...filters } = search;
  const query = new URLSearchParams(queryText(filters));
  if (box) query.append('bbox', boxText(box));
  if (page > 1) query.append('page', String(page));
  const text = String(query).replaceAll('%2C', ',');
  return text === '' ? mapPaths[kind] : `${mapPaths[kind]}?${text}`;
}

/** `west,south,east,north`, to about ten metres. */
export function boxText({ west, south, east, north }: Box): string {
  return [west, south, east, north].map((degrees) => degrees.toFixed(4)).join(',');
}

function readBox(text: string | null): Box | undefined {
  if (!text || !/^-?\d{1,3}(\.\d{1,6})?(,-?\d{1,3}(\.\d{1,6})?){3}$/.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  return west < east && south < north && south > -85 && north < 85 ? { west, south, east, north } : undefined;
}
