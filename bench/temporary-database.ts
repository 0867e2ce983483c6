import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { demoListings } from '../src/demo/demo-listings.ts';
import { fillDemo } from '../src/demo/fill.ts';
import { loadContentFiles } from '../src/features/content/index.ts';
import { mediaJobs } from '../src/features/media/feature.ts';
import { loadBuiltInPlaces } from '../src/features/places/index.ts';
import { joinEmbedded } from '../src/platform/database/embedded/membership.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { createPool, databaseFromPool } from '../src/platform/database/pool.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createPlatform } from '../src/bootstrap/create-platform.ts';
import { multiplyListings } from './search/stock.ts';

/** Number of demo listings whose photos are shared by the generated ones. */
const pictured = 16;

export type TemporaryDatabase = { platform: Platform; dataDir: string; close(): Promise<void> };

/** An empty database in a temporary data folder, deleted together. */
export async function temporaryDatabase(): Promise<TemporaryDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bazar-bench-'));
  const server = await joinEmbedded(dataDir, 'guest', undefined, 'throw-away');
  await migrate(server.connection);
  const log = pino({ level: 'silent' });
  // Building an index over a million listings takes minutes.
  const pool = createPool(server.connection, 8, log, () => 3_600_000);
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir });
  return {
    platform: createPlatform(config, { db: databaseFromPool(pool) }, log).platform,
    dataDir,
    async close() {
      await pool.end();
      await server.leave();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Inserts `count` generated listings and the photos they share. */
export async function insertGenerated(platform: Platform, count: number): Promise<void> {
  await loadBuiltInPlaces(platform);
  await loadContentFiles(platform);
  await fillDemo(platform, demoListings().slice(0, pictured));
  await makeWidths(platform);
  await multiplyListings(platform, count);
  await sql`vacuum analyze`.execute(platform.db);
}

/** Runs the waiting photo jobs immediately. */
async function makeWidths(platform: Platform): Promise<void> {
  const waiting = await platform.db
    .selectFrom('photos')
    .select('id')
    .where('state', '=', 'processing')
    .execute();
  const work = mediaJobs(platform);
  await Promise.all(waiting.map(({ id }) => work['process-photo']({ photoId: id })));
}
