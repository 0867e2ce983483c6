import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';

/** A copy of the database that follows it, for what may be some seconds old. */
export type Replica = {
  /**
   * What `ask`, which only reads, is answered by the replica; by the primary where the replica is behind or fails, or
   * where its answer is not `known`, because what it lacks may have come a moment ago.
   */
  ask<T>(ask: () => Promise<T>, known: (answer: T) => boolean): Promise<T>;
  /** Whether it follows closely enough to be read now. */
  isRead(): boolean;
  /** Milliseconds that what it answers now may be old; Infinity where that is not known. */
  staleness(): number;
};

const replicas = new AsyncLocalStorage<Pool | undefined>();

/** Where queries go that are asked now: the replica of `runOnReplica`, or nothing where that is the primary. */
export const currentReplica = (): Pool | undefined => replicas.getStore();

/** Runs what only reads; its queries go to this replica. */
export const runOnReplica = <T>(replica: Pool, work: () => T): T => replicas.run(replica, work);

/**
 * Runs what is read for others, too, such as a value to be cached: its queries go to the primary whoever asks, because
 * what is invalidated by changes must never be filled with what was there before them.
 */
export const runOnPrimary = <T>(work: () => T): T => replicas.run(undefined, work);
