import type { ClientConfig, Pool } from 'pg';
import type { Logger } from 'pino';
import { createPool } from './pool.ts';
import { runOnReplica, type Replica } from './replica-context.ts';
import { Staleness } from './staleness.ts';

/** Maximum staleness in milliseconds; shorter than the time for which pages of anonymous visitors are cached. */
export const maxStalenessMs = 3_000;
const checkEveryMs = 1_000;
/** Query timeout of the replica; leaves the primary enough time to answer instead. */
const timeoutMs = 2_000;

export type FollowedReplica = Replica & { close(): Promise<void> };

/** Checks now and then every second whether the replica is current; `primary` is used for these checks only. */
export function followReplica(
  primary: Pick<Pool, 'query'>,
  connection: ClientConfig,
  max: number,
  log: Logger,
): FollowedReplica {
  const limits = { statement_timeout: timeoutMs, connectionTimeoutMillis: timeoutMs };
  const pool = createPool({ ...limits, ...connection }, max, log, () => timeoutMs);
  const replication = new Staleness();
  let used = false;
  let problem: unknown;

  async function check(): Promise<void> {
    const at = performance.now();
    try {
      const [source, copy] = [await positionOf(primary), await positionOf(pool)];
      const wrong = replicaProblem(source, copy);
      if (wrong) replication.reset();
      else replication.record(at, source.position, copy.position);
      problem = wrong;
    } catch (failed) {
      problem = failed;
    }
    logChange();
  }

  function logChange(): void {
    const fresh = isFresh();
    if (fresh === used || pool.ending) return;
    used = fresh;
    if (fresh) log.info('the replica follows and is read');
    else log.warn({ err: problem }, 'the replica is behind or does not answer, and is not read');
  }

  const staleness = () => replication.at(performance.now());
  const isFresh = () => staleness() <= maxStalenessMs;
  let checking: Promise<void> | undefined;
  function checkNow(): void {
    logChange();
    checking ??= check().finally(() => (checking = undefined));
  }
  checkNow();
  const timer = setInterval(checkNow, checkEveryMs);

  return {
    isRead: isFresh,
    staleness,
    async query(read, isFound) {
      if (isFresh()) {
        try {
          const result = await runOnReplica(pool, read);
          if (isFound(result)) return result;
        } catch (failed) {
          log.debug({ err: failed }, 'the primary answers in place of the replica');
        }
      }
      return read();
    },
    async close() {
      clearInterval(timer);
      await pool.end();
    },
  };
}

export type ServerPosition = { replica: boolean; system: string; position: number };

/** The position a primary has written up to, or a replica has replayed. Throws when the server does not answer. */
export async function positionOf(server: Pick<Pool, 'query'>): Promise<ServerPosition> {
  const { rows } = await server.query<ServerPosition>(`
    select pg_is_in_recovery() as replica, system_identifier::text as system, pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as position
    from pg_control_system()`);
  const [row] = rows;
  if (!row) throw new Error('the server did not report its position');
  return row;
}

/** Why `copy` must not be read instead of `source`; undefined when it is a replica of it. */
export function replicaProblem(source: ServerPosition, copy: ServerPosition): string | undefined {
  if (source.system !== copy.system) return 'it is a copy of another database';
  if (!copy.replica) return 'it follows nobody: it is a primary itself';
  if (source.replica) return 'DATABASE_URL names a replica, too';
  return undefined;
}
