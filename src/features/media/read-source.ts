import { buffer } from 'node:stream/consumers';
import type { Platform } from '../../platform/platform.ts';

/** The stored original; undefined when the file is missing. */
export async function readSource(platform: Platform, key: string): Promise<Uint8Array | undefined> {
  const stored = await platform.storage.get(key);
  return stored && buffer(stored.stream());
}
