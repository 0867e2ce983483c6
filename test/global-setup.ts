import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { joinEmbedded } from '../src/platform/database/embedded/membership.ts';
import { stopPostmaster } from '../src/platform/database/embedded/postmaster.ts';
import { migrate } from '../src/platform/database/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the throw-away server's socket. */
    databaseSocket: string;
  }
}

export const templateName = 'bazar_template';
const prefix = 'bazar-test-';

/** Starts one throw-away PostgreSQL for the whole run, with one migrated database that test files copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const server = await joinEmbedded(dataDir, 'guest', undefined, 'throw-away');
  const client = new Client(server.connection);
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  await migrate({ ...server.connection, database: templateName });
  project.provide('databaseSocket', String(server.connection.host));
  return async () => {
    await server.leave();
    await stopPostmaster(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Stops servers that killed runs have left behind. */
async function sweepAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) ? name.slice(prefix.length).split('-')[0] : undefined;
    if (!pid || existsSync(`/proc/${pid}`) || !existsSync('/proc')) continue;
    await stopPostmaster(join(tmpdir(), name)).catch(() => undefined);
    rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}
