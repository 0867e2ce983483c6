import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import type { EngineQuery, Engine } from './engine.ts';
import { sqlEngine } from './in-sql/db-engine.ts';

/** The index in memory of each database that has one, once it is built. */
const indexes = new WeakMap<Database, Engine>();

/** The index where there is one; SQL meanwhile, and in commands and tests. */
export function engineOf(db: Database): Engine {
  return indexes.get(db) ?? sqlEngine(db);
}

/** Whether searches are answered from memory: not while the index is being built, and not in commands. */
export const isIndexed = (db: Database): boolean => indexes.has(db);

export function serveFrom(db: Database, index: Engine): void {
  indexes.set(db, index);
}

export function serveFromSql(db: Database): void {
  indexes.delete(db);
}

/** All live listings of a kind that were published until then, in microseconds. */
export function allOf(kind: Kind, asOf: number): EngineQuery {
  return { places: new Map(), conditions: [{ type: 'values', key: 'kind', values: [kind] }], asOf };
}

/** How many live listings of a kind each district has, by its code, as a search for it would find them. */
export function countDistricts(db: Database, kind: Kind): Promise<ReadonlyMap<string, number>> {
  return engineOf(db).countBy(allOf(kind, Number.MAX_SAFE_INTEGER), 'place');
}
