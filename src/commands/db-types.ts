import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { joinEmbedded } from '../platform/database/embedded/membership.ts';
import { migrate } from '../platform/database/migrate.ts';
import { createPool, overPool } from '../platform/database/pool.ts';
import { printTables } from '../platform/database/print-tables.ts';

const target = new URL('../platform/database/tables.ts', import.meta.url);

/** Migrates a throw-away database, so that the types are those of the migrations and of nothing else. */
export async function writeTableTypes(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bazar-types-'));
  const server = await joinEmbedded(dataDir, 'guest', undefined, 'throw-away');
  try {
    await migrate(server.connection);
    const pool = createPool(server.connection, 2, pino({ level: 'silent' }));
    writeFileSync(target, await printTables(overPool(pool)));
    await pool.end();
  } finally {
    await server.leave();
    rmSync(dataDir, { recursive: true });
  }
}
