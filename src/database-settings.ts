import { z } from 'zod';
import { number } from './setting-values.ts';

const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that begins with postgres://',
});

/** Settings of the database, and of what stands beside it. */
export const databaseShape = {
  DATABASE_URL: postgresAddress.optional().meta({
    description: 'PostgreSQL 15 or newer to use.',
    unset: 'the embedded PostgreSQL in `DATA_DIR`',
  }),
  DATABASE_POOLER_URL: postgresAddress.optional().meta({
    description:
      'PgBouncer, or another transaction pooler, in front of the database of `DATABASE_URL`: pages and jobs use it, and only what needs a session of its own bypasses it.',
    unset: 'everything uses `DATABASE_URL`',
  }),
  DATABASE_REPLICA_URL: postgresAddress.optional().meta({
    description:
      'A streaming replica (hot standby) of the database of `DATABASE_URL`, not through a pooler: public pages of visitors without an account read from it while it is at most three seconds behind.',
    unset: 'everything is read from `DATABASE_URL`',
  }),
  DATABASE_CONNECTIONS: number(2, 100).prefault('16').meta({
    description:
      'Maximum number of database connections for pages per process; jobs and listeners use up to 12 more.',
  }),
  DATABASE_TIMEOUT: number(1, 8).prefault('8').meta({
    description:
      'Seconds after which a page gives up on a database that does not respond, and the connection is dropped.',
  }),
};
