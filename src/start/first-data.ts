import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillDemo } from '../demo/fill.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import type { Platform } from '../platform/platform.ts';

/** What a new database needs: places, and in development demo adverts, so that the site looks alive. */
export async function loadFirstData(platform: Platform): Promise<void> {
  await loadBuiltInPlaces(platform);
  const done = join(platform.config.dataDir, 'demo-filled');
  if (!platform.config.demo || existsSync(done)) return;
  const { listings } = await fillDemo(platform);
  writeFileSync(done, '');
  platform.log.info({ listings }, 'demo adverts are in');
}
