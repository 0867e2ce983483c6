import { rm } from 'node:fs/promises';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { deleteOldestUploads, intakeSince, noteIntake } from './db-quota.ts';
import { uploadPath } from './upload-file.ts';

const megabyte = 1024 * 1024;

/** What may be stored in a day: more than the largest membership fills in one, too little to fill a disk. */
const daily = {
  ofAccount: { files: 500, bytes: 2_500 * megabyte },
  ofClient: { files: 1_500, bytes: 7_500 * megabyte },
} as const;

/** Photos on their way to one account; beyond it the oldest give way, because nobody sends so many at once. */
const unfinishedUploads = 20;

/** A stored photo with all its widths, as measured: for copies, whose size is not asked for beforehand. */
export const copiedPhotoBytes = 5 * megabyte;

const day = 86_400_000;

export type Intake = { advertiserId: string; client: string; files: number; bytes: number };

/** Counts photos about to be stored, whether they stay or not; removed ones take their place for a day. Needs a transaction. */
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
  await noteIntake(db, intake, now);
  return undefined;
}

/** Drops the oldest unfinished uploads of an account, with what has arrived of them. */
export async function dropOldestUploads(platform: Platform, advertiserId: string): Promise<void> {
  for (const id of await deleteOldestUploads(platform.db, advertiserId, unfinishedUploads))
    await rm(uploadPath(platform, id), { force: true });
}
