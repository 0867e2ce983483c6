import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Platform } from '../../platform/platform.ts';
import { findPhotos, deleteBefore } from './db.ts';
import { deleteIntakeBefore } from './db-quota.ts';
import { keysOf, photoFolders, photoIdOfKey } from './photo-row.ts';
import { uploadsDir } from './upload-file.ts';

/** Number of files checked in one query. */
const batchSize = 200;

/** Permanently deletes what was removed or left unfinished over a day ago, and every file that no photo uses. */
export async function sweepMedia(platform: Platform): Promise<void> {
  const before = retainedSince(retention.photos, platform.clock.now());
  await deleteBefore(platform.db, before);
  await deleteIntakeBefore(platform.db, before);
  await sweepUploads(platform, before);
  for (const folder of photoFolders) await sweepFolder(platform, folder, before);
}

/** Recent files are skipped: their row may be about to be written. */
async function sweepFolder(platform: Platform, folder: string, before: Date): Promise<void> {
  let batch: string[] = [];
  for await (const { key, writtenAt } of platform.storage.list(folder)) {
    if (writtenAt < before) batch.push(key);
    if (batch.length < batchSize) continue;
    await deleteUnneeded(platform, batch);
    batch = [];
  }
  await deleteUnneeded(platform, batch);
}

async function deleteUnneeded(platform: Platform, keys: string[]): Promise<void> {
  const photoIds = new Set(keys.map(photoIdOfKey).filter((id) => id !== undefined));
  const photos = await findPhotos(platform.db, [...photoIds]);
  const needed = new Set(photos.flatMap(keysOf));
  for (const key of keys) if (!needed.has(key)) await platform.storage.delete(key);
}

async function sweepUploads(platform: Platform, before: Date): Promise<void> {
  const dir = uploadsDir(platform);
  for (const name of await readdir(dir).catch(() => [])) {
    const found = await stat(join(dir, name)).catch(() => undefined);
    if (found && found.mtime < before) await rm(join(dir, name), { force: true });
  }
}
