import type { ClientConfig, Pool } from 'pg';
import type { Logger } from 'pino';
import { createPool } from './pool.ts';
import { runOnReplica, type Replica } from './replica-context.ts';
import { Staleness } from './staleness.ts';

/** Milliseconds that an answer of the replica may be old: less than a page of an anonymous visitor is cached. */
export const maxStalenessMs = 3_000;
const lookEveryMs = 1_000;
/** Milliseconds that the replica has for an answer; the primary must have time left to give it instead. */
const timeoutMs = 2_000;

export type FollowedReplica = Replica & { close(): Promise<void> };

/** Looks at once and then each second whether the replica follows; `primary` is never asked for more than that. */
export function followReplica(
  primary: Pick<Pool, 'query'>,
  connection: ClientConfig,
  max: number,
  log: Logger,
): FollowedReplica {
  const limits = { statement_timeout: timeoutMs, connectionTimeoutMillis: timeoutMs };
  const pool = createPool({ ...limits, ...connection }, max, log, () => timeoutMs);
  const known = new Staleness();
  let used = false;
  let problem: unknown;

  async function look(): Promise<void> {
    const at = performance.now();
    try {
      const [source, copy] = [await positionOf(primary), await positionOf(pool)];
      const wrong = replicaProblem(source, copy);
      if (wrong) known.doubt();
      else known.note(at, source.position, copy.position);
      problem = wrong;
    } catch (failed) {
      problem = failed;
    }
    sayWhatChanged();
  }

  function sayWhatChanged(): void {
    const fresh = isFresh();
    if (fresh === used || pool.ending) return;
    used = fresh;
    if (fresh) log.info('the replica follows and is read');
    else log.warn({ err: problem }, 'the replica is behind or does not answer, and is not read');
  }

  const staleness = () => known.at(performance.now());
  const isFresh = () => staleness() <= maxStalenessMs;
  let looking: Promise<void> | undefined;
  function lookNow(): void {
    sayWhatChanged();
    looking ??= look().finally(() => (looking = undefined));
  }
  lookNow();
  const timer = setInterval(lookNow, lookEveryMs);

  return {
    isRead: isFresh,
    staleness,
    async ask(ask, isKnown) {
      if (isFresh()) {
        try {
          const answer = await runOnReplica(pool, ask);
          if (isKnown(answer)) return answer;
        } catch (failed) {
          log.debug({ err: failed }, 'the primary answers in place of the replica');
        }
      }
      return ask();
    },
    async close() {
      clearInterval(timer);
      await pool.end();
    },
  };
}

export type ServerPosition = { replica: boolean; system: string; position: number };

/** Where a server stands: what a primary has written, what a replica has replayed. Throws where it does not answer. */
export async function positionOf(server: Pick<Pool, 'query'>): Promise<ServerPosition> {
  const { rows } = await server.query<ServerPosition>(`
    select pg_is_in_recovery() as replica, system_identifier::text as system, pg_wal_lsn_diff(
      case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end, '0/0')::float8 as position
    from pg_control_system()`);
  const [row] = rows;
  if (!row) throw new Error('the server says nothing of itself');
  return row;
}

/** What forbids to read one server in place of the other; nothing where one follows the other. */
export function replicaProblem(source: ServerPosition, copy: ServerPosition): string | undefined {
  if (source.system !== copy.system) return 'it is a copy of another database';
  if (!copy.replica) return 'it follows nobody: it is a primary itself';
  if (source.replica) return 'DATABASE_URL names a replica, too';
  return undefined;
}
