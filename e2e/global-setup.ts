import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crontabsTable } from '../test/queue-state.ts';
import { Bazaar } from './bazaar.ts';

/**
 * Prepares one data folder with a migrated database for all bazaars of a run to copy; creating each took a tenth of the
 * run.
 */
export default async function setup(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bazar-template-'));
  const bazaar = await Bazaar.open({ dataDir });
  // Otherwise a copy would make up for scheduled work missed since.
  await bazaar.query(`delete from ${crontabsTable}`);
  await bazaar.end();
  await bazaar.post.pause();
  process.env.E2E_DATA_TEMPLATE = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
