import { type Refusal, refuse } from '../../contract/errors.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import { shownPicture } from '../media/index.ts';
import { findReportPhoto, neededPhotos } from './db.ts';

/**
 * Storage folder with copies of reported photos, which survive deletion by their owner; not served publicly.
 */
export const evidenceFolder = 'evidence';

/** A photo at the time of the report, for an admin. */
export async function reportPhoto(
  { db, storage }: Platform,
  { number, place }: { number: number; place: number },
): Promise<FileAnswer | Refusal<'not-found'>> {
  const key = await findReportPhoto(db, number, place);
  const stored = key === undefined ? undefined : await storage.get(key);
  if (key === undefined || !stored) return refuse('not-found');
  const name = key.slice(key.lastIndexOf('/') + 1);
  return { ...shownPicture(name), size: stored.size, stream: () => stored.stream() };
}

const day = 86_400_000;
/** Files checked per query. */
const batchSize = 200;

/** Deletes photos without a report; recent ones may belong to a report being stored. */
export async function sweepEvidence({ db, clock, storage }: Pick<Platform, 'db' | 'clock' | 'storage'>) {
  const before = new Date(clock.now().getTime() - day);
  const old: string[] = [];
  for await (const { key, writtenAt } of storage.list(evidenceFolder)) if (writtenAt < before) old.push(key);
  for (let from = 0; from < old.length; from += batchSize) {
    const keys = old.slice(from, from + batchSize);
    const needed = await neededPhotos(db, keys);
    for (const key of keys) if (!needed.has(key)) await storage.delete(key);
  }
}
