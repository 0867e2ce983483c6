import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

/** A read replica, for queries whose results may be a few seconds old. */
export type Replica = {
  /**
   * Runs the read-only `read` on the replica. Falls back to the primary when the replica is stale or fails, or when
   * `isFound` rejects the result: a missing row may just not have been replicated yet.
   */
  query<T>(read: () => Promise<T>, isFound: (result: T) => boolean): Promise<T>;
  /** Whether it is current enough to be read now. */
  isRead(): boolean;
  /** Upper bound of the staleness in milliseconds; Infinity while unknown. */
  staleness(): number;
};

const replicas = new AsyncLocalStorage<Pool | undefined>();

/** The replica set by `runOnReplica` for the current call; undefined when queries go to the primary. */
export const currentReplica = (): Pool | undefined => replicas.getStore();

/** Sends the queries of `work`, which must only read, to this replica. */
export const runOnReplica = <T>(replica: Pool, work: () => T): T => replicas.run(replica, work);

/**
 * Sends the queries of `work` to the primary, whoever the caller is. Required for values of shared caches: a change
 * invalidates them only once, so they must never be filled with data from before the change.
 */
export const runOnPrimary = <T>(work: () => T): T => replicas.run(undefined, work);
