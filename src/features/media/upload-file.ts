import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../../platform/platform.ts';

/** Folder of unfinished uploads. */
export function uploadsDir(platform: Platform): string {
  return join(platform.config.dataDir, 'uploads');
}

export function uploadPath(platform: Platform, uploadId: string): string {
  return join(uploadsDir(platform), `${uploadId}.part`);
}

/** How many bytes have arrived. */
export async function receivedBytes(path: string): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  return found?.size ?? 0;
}
