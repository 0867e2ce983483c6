import { pageSearch, searchAddress } from '../search/address.ts';
import { readSearch } from '../search/form.ts';

function stateOf(search: string) {
  const query = new URLSearchParams(search);
  return pageSearch(readSearch(undefined, query), query);
}

/** The address of the search that is watched. */
export const searchOf = (search: string): string => searchAddress(stateOf(search));

/** The address of the list that a watched search finds, newest first. */
export function addressOf(search: string): `/${string}` {
  const address = searchAddress({ ...stateOf(search), sort: ['newest'] });
  return `/${address.slice(1)}`;
}
