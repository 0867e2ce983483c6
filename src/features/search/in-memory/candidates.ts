import type { Plan } from '../../reading/contract.ts';
import type { Area } from '../area.ts';
import type { ListingIndex } from './listing-index.ts';
import { placesOf } from './posting.ts';
import { isIn } from './tests.ts';

/** The places of listings that carry a mark of every required group, rising; nothing where no group is required. */
export function candidatesOf(
  index: ListingIndex,
  { required }: Plan,
  areas: ReadonlyMap<string, Area>,
): Uint32Array | undefined {
  if (required.length === 0) return undefined;
  const words = (index.columns.size >>> 5) + 1;
  let all: Uint32Array | undefined;
  for (const group of required) {
    const bits = new Uint32Array(words);
    for (const mark of group) {
      const area = areas.get(mark);
      if (area) addArea(index, area, bits);
      else index.postings.get(mark)?.addTo(bits);
    }
    if (!all) all = bits;
    else for (let word = 0; word < words; word += 1) all[word] = (all[word] ?? 0) & (bits[word] ?? 0);
  }
  return all && placesOf(all);
}

function addArea({ columns }: ListingIndex, area: Area, bits: Uint32Array): void {
  const inside = columns.whereKinds.values.map((where) => isIn(area, where));
  for (let place = 0; place < columns.size; place += 1) {
    if (inside[columns.where[place] ?? 0]) bits[place >>> 5] = (bits[place >>> 5] ?? 0) | (1 << (place & 31));
  }
}
