import { rm } from 'node:fs/promises';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { deleteOldestUploads, intakeSince, recordIntake } from './db-quota.ts';
import { uploadPath } from './upload-file.ts';

const megabyte = 1024 * 1024;

/** Daily limits: more than the largest membership needs, too little to fill a disk. */
const daily = {
  ofAccount: { files: 500, bytes: 2_500 * megabyte },
  ofClient: { files: 1_500, bytes: 7_500 * megabyte },
} as const;

/** Max unfinished uploads of an account; the oldest are dropped beyond it, as nobody uploads this many at once. */
const unfinishedUploads = 20;

/** Measured size of a stored photo with all its widths; used for copies, whose actual size is not queried. */
export const copiedPhotoBytes = 5 * megabyte;

const day = 86_400_000;

export type Intake = { advertiserId: string; client: string; files: number; bytes: number };

/** Counts photos about to be stored; ones removed later still count for the day. Must run in a transaction. */
export async function takeFromQuota(
  { clock }: Pick<Platform, 'clock'>,
  db: Database,
  intake: Intake,
): Promise<Refusal<'photo-quota-reached'> | undefined> {
  const now = clock.now();
  const taken = await intakeSince(db, intake, new Date(now.getTime() - day));
  const full = (['ofAccount', 'ofClient'] as const).some(
    (whose) =>
      taken[whose].files + intake.files > daily[whose].files ||
      taken[whose].bytes + intake.bytes > daily[whose].bytes,
  );
  if (full) return refuse('photo-quota-reached');
  await recordIntake(db, intake, now);
  return undefined;
}

/** Drops the oldest unfinished uploads of an account, with their bytes. */
export async function dropOldestUploads(platform: Platform, advertiserId: string): Promise<void> {
  for (const id of await deleteOldestUploads(platform.db, advertiserId, unfinishedUploads))
    await rm(uploadPath(platform, id), { force: true });
}
