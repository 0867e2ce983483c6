import { pageSearch, searchAddress } from '../search/address.ts';
import { readSearch } from '../search/form.ts';

/** The address of the list that a watched search finds, newest first. */
export function addressOf(search: string): `/${string}` {
  const query = new URLSearchParams(search);
  const state = pageSearch(readSearch(undefined, query), query);
  const address = searchAddress({ ...state, sort: ['newest'] });
  return `/${address.slice(1)}`;
}
