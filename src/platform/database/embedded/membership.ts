import type { Client, ClientConfig } from 'pg';
import { OperatorProblem } from '../../operator-problem.ts';
import { stopPostmaster, type Durability } from './postmaster.ts';
import { connectEmbedded, embeddedConnection } from './server.ts';

/** One `app` may run per data folder; commands are `guest`s, any number of them. */
export type Role = 'app' | 'guest';

export type Membership = {
  readonly connection: ClientConfig;
  /** Leaves the server, and stops it when nobody else uses it. */
  readonly leave: () => Promise<void>;
};

/**
 * Advisory lock keys: `presence` is shared by every user of the server, `appSeat` is held by the app alone.
 */
const presence = '(1651, 1)';
const appSeat = '(1651, 2)';

/**
 * Joins the embedded server of a data folder. Presence is a lock of one connection, released when the process
 * dies, so a killed process leaves nothing to clean up. `onLost` is called when the server is lost and cannot
 * be restarted.
 */
export async function joinEmbedded(
  dataDir: string,
  role: Role,
  onLost: (problem: unknown) => void = () => undefined,
  durability: Durability = 'durable',
): Promise<Membership> {
  let leaving = false;
  let guard = enter();
  await guard;

  async function enter(): Promise<Client> {
    for (;;) {
      const client = await connectEmbedded(dataDir, durability);
      try {
        await client.query(`select pg_advisory_lock_shared${presence}`);
        if (role === 'app') await takeSeat(client, dataDir);
      } catch (problem) {
        await client.end().catch(() => undefined);
        if (problem instanceof OperatorProblem) throw problem;
        // The last user was just stopping the server: start it again.
        continue;
      }
      client.once('end', () => {
        if (leaving) return;
        guard = enter();
        guard.catch(onLost);
      });
      return client;
    }
  }

  /** Stops the server when nobody else uses it. Throws when the server dies meanwhile. */
  async function goodbye(client: Client): Promise<void> {
    try {
      await client.query(`select pg_advisory_unlock_shared${presence}`);
      const { rows } = await client.query<{ last: boolean }>(
        `select pg_try_advisory_lock${presence} as last`,
      );
      if (rows[0]?.last) await stopPostmaster(dataDir);
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  return {
    connection: embeddedConnection(dataDir),
    async leave() {
      leaving = true;
      // A lost server may just be restarting; without the guard connection nobody would stop it.
      const client = await guard.catch(() => undefined);
      if (!client) return;
      try {
        await goodbye(client);
      } catch {
        // The server died just now. Start and stop it once more to spare the next start a recovery; on
        // failure that one recovers.
        await enter()
          .then(goodbye)
          .catch(() => undefined);
      }
    },
  };
}

/** Retries briefly, because the server notices the death of a killed app only when its socket closes. */
async function takeSeat(client: Client, dataDir: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>(`select pg_try_advisory_lock${appSeat} as taken`);
    if (rows[0]?.taken) return;
    await client.query('select pg_sleep(0.1)');
  }
  throw new OperatorProblem(
    `Another bazaar already runs on the data folder ${dataDir}: stop it first, or set another DATA_DIR and PORT.`,
  );
}
