import { pageSearch, searchAddress } from '../search/address.ts';
import { readSearch } from '../search/form.ts';

function stateOf(search: string) {
  const query = new URLSearchParams(search);
  return pageSearch(readSearch(undefined, query), query);
}

/** URL of the watched search. */
export const searchOf = (search: string): string => searchAddress(stateOf(search));

/** URL of the watched search's results, newest first. */
export function addressOf(search: string): `/${string}` {
  const address = searchAddress({ ...stateOf(search), sort: ['newest'] });
  return `/${address.slice(1)}`;
}
