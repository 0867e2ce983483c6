import { afterAll } from 'vitest';
import type { Replica } from '../src/platform/database/replica-context.ts';
import { createPool } from '../src/platform/database/pool.ts';
import { runOnReplica } from '../src/platform/database/replica-context.ts';
import type { TestPlatform } from './platform.ts';

/** Stands for a replica that never fails over: whoever writes through it is refused. Call it at the top of a file. */
export function readOnlyReplica({ connection, log }: TestPlatform) {
  const options = '-c default_transaction_read_only=on';
  const pool = createPool({ ...connection, options }, 4, log);
  afterAll(() => pool.end());
  const replica: Replica = {
    query: (read) => runOnReplica(pool, read),
    isRead: () => true,
    staleness: () => 40,
  };
  return { replica, pool };
}
