import { existsSync, writeFileSync } from 'node:fs';
import { loadContentFiles } from '../features/content/index.ts';
import { loadBuiltInPlaces } from '../features/places/index.ts';
import type { Platform } from '../platform/platform.ts';
import { demoMark } from './demo-mark.ts';

/** Loads what a new database needs: places, texts, and in development demo data. */
export async function loadFirstData(platform: Platform): Promise<void> {
  await loadBuiltInPlaces(platform);
  const { leftAside } = await loadContentFiles(platform);
  if (leftAside.length > 0) {
    platform.log.warn({ texts: leftAside }, 'newer files of texts that were saved here are left aside');
  }
  const mark = demoMark(platform.config);
  if (!platform.config.demo || existsSync(mark)) return;
  const { fillDemo } = await import('../demo/fill.ts');
  const { listings } = await fillDemo(platform);
  writeFileSync(mark, '');
  platform.log.info({ listings }, 'demo data are in');
}
