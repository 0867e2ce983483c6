import type { Database } from '../../../platform/platform.ts';
import { type NamedPlace, type ResolvedPlace, namedPlace } from '../../places/index.ts';

/** More than there are municipalities; a file that names more is not worth the memory. */
const most = 20_000;

/** `namedPlace` that asks the database about each place once. */
export function cachedPlaces(db: Database): (named: NamedPlace) => Promise<ResolvedPlace | string> {
  const known = new Map<string, ResolvedPlace | string>();
  return async (named) => {
    const key = JSON.stringify([named.name, named.district, named.region, named.postcode]);
    const place = known.get(key) ?? (await namedPlace(db, named));
    if (known.size >= most) known.clear();
    known.set(key, place);
    return place;
  };
}
