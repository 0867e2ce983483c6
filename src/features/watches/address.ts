import { searchAddress } from '../search/address.ts';
import { readSearch } from '../search/form.ts';

/** The address of the list that a watched search finds, newest first. */
export function addressOf(search: string): `/${string}` {
  const address = searchAddress({ ...readSearch(undefined, new URLSearchParams(search)), sort: ['newest'] });
  return `/${address.slice(1)}`;
}
