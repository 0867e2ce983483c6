import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { allOf, engineOf } from './engines.ts';

/** How many live listings of a kind each district has, by its code, as a search for it would find them. */
export function countDistricts(db: Database, kind: Kind): Promise<ReadonlyMap<string, number>> {
  return engineOf(db).countBy(allOf(kind, Number.MAX_SAFE_INTEGER), 'place');
}
