import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { exportsOf } from './db.ts';

/** An own archive that is ready and has not run out; anybody else's does not exist. */
export async function downloadExport(
  { db, clock, storage }: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<FileAnswer | Refusal<'not-found'>> {
  const made = (await exportsOf(db, advertiserId, clock.now())).find((each) => each.id === id);
  const stored = made?.file_key ? await storage.get(made.file_key) : undefined;
  if (!made || !stored) return refuse('not-found');
  const name = `moje-data-${made.asked_at.toISOString().slice(0, 10)}.zip`;
  return { name, mediaType: 'application/zip', size: stored.size, stream: () => stored.stream() };
}
