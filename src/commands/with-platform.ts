import { loadConfig } from '../config.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open.ts';
import { createLog } from '../platform/log/log.ts';
import type { Platform } from '../platform/platform.ts';
import { createPlatform } from '../bootstrap/create-platform.ts';

/** Runs a command with the platform; joins the database of a running app, or starts and stops it. */
export async function withPlatform(command: (platform: Platform) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const log = createLog(config, process.stderr);
  const database = await openDatabase(config, 'guest', log);
  try {
    await migrate(database.connection);
    await command(createPlatform(config, database, log).platform);
  } finally {
    await database.close();
  }
}
