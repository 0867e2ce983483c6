import type { Database } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import type { EngineQuery, Engine } from './engine.ts';
import { sqlEngine } from './in-sql/db-engine.ts';

/** In-memory index by database, once built. */
const indexes = new WeakMap<Database, Engine>();

/** The index if built; otherwise SQL, also in commands and tests. */
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

/** All live listings of a kind published before a moment (microseconds). */
export function allOf(kind: Kind, asOf: number): EngineQuery {
  return { places: new Map(), conditions: [{ type: 'values', key: 'kind', values: [kind] }], asOf };
}

/** Number of live listings of a kind by district code, consistent with search. */
export function countDistricts(db: Database, kind: Kind): Promise<ReadonlyMap<string, number>> {
  return engineOf(db).countBy(allOf(kind, Number.MAX_SAFE_INTEGER), 'place');
}
