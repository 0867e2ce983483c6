import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { isFreshSession } from '../accounts/index.ts';
import { restoreAll, withdrawAll } from '../listings/index.ts';
import { deletePhotoFiles } from '../media/index.ts';
import { cancelDeletionDays, type OwnData } from './contract.ts';
import { findPerson } from './db-person.ts';
import { deletePerson } from './db-about-person.ts';
import {
  addPendingDeletion,
  dropPendingDeletion,
  exportFiles,
  findPendingDeletion,
  lockAccount,
  storeSlugHashes,
} from './db.ts';
import { deletedEmail, deletionCancelledEmail, deletionEmail } from './mail/deletion-emails.ts';
import { ownData } from './own-data.ts';
import { day } from './make-export.ts';

/**
 * Deletes an account whose grace period has ended: files first, then all rows in one transaction. Safe to repeat
 * after a crash, because the rows that reference files are deleted last. Does nothing if the deletion was
 * cancelled.
 */
export async function deleteAccount(platform: Platform, advertiserId: string): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const due = (leaving: { goesAt: Date } | undefined) => leaving !== undefined && leaving.goesAt <= now;
  if (!due(await findPendingDeletion(db, advertiserId))) return;
  await deleteFiles(platform, advertiserId);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, advertiserId);
    const person = await findPerson(transaction, advertiserId);
    if (!person || !due(await findPendingDeletion(transaction, advertiserId))) return;
    await storeSlugHashes(transaction, advertiserId, now);
    await deletePerson(transaction, person);
    for (const to of person.emails) await queueEmail(platform, transaction, deletedEmail, to, {});
  });
}

/** Deletes every demo account at once; returns how many there were. */
export async function deleteDemoAccounts(platform: Platform): Promise<number> {
  const { db } = platform;
  const accounts = await db.selectFrom('advertisers').where('is_demo', '=', true).select('id').execute();
  for (const { id } of accounts) {
    await deleteFiles(platform, id);
    await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, id);
      const person = await findPerson(transaction, id);
      if (person) await deletePerson(transaction, person);
    });
  }
  return accounts.length;
}

async function deleteFiles(platform: Platform, advertiserId: string): Promise<void> {
  await deletePhotoFiles(platform, advertiserId);
  for (const key of await exportFiles(platform.db, advertiserId)) await platform.storage.delete(key);
}

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'leave-account': { advertiserId: string };
  }
}

/** Withdraws all listings now and schedules the deletion in a week; repeated requests keep the first date. */
export async function requestDeletion(
  platform: Platform,
  { advertiserId }: Viewer,
  tokenHash: string | undefined,
): Promise<OwnData | Refusal<'fresh-sign-in-needed'>> {
  if (!(await isFreshSession(platform, tokenHash))) return refuse('fresh-sign-in-needed');
  const { clock, queue } = platform;
  const askedAt = clock.now();
  const goesAt = new Date(askedAt.getTime() + cancelDeletionDays * day);
  await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, advertiserId);
    if (await findPendingDeletion(db, advertiserId)) return;
    const withdrawn = await withdrawAll(platform, db, advertiserId);
    await addPendingDeletion(db, advertiserId, { askedAt, goesAt, withdrawn });
    await queue.add(db, 'leave-account', { advertiserId }, { key: `leave:${advertiserId}`, runAt: goesAt });
    const person = await findPerson(db, advertiserId);
    for (const to of person?.emails ?? []) await queueEmail(platform, db, deletionEmail, to, { goesAt });
  });
  return ownData(platform, advertiserId);
}

/**
 * Cancels a deletion and restores listings as far as slots allow. The scheduled job will then find nothing to
 * do.
 */
export async function cancelDeletion(platform: Platform, { advertiserId }: Viewer): Promise<OwnData> {
  await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, advertiserId);
    const leaving = await findPendingDeletion(db, advertiserId);
    // Past the deletion date files are already being deleted; it cannot be cancelled any more.
    if (!leaving || leaving.goesAt <= platform.clock.now()) return;
    await dropPendingDeletion(db, advertiserId);
    await restoreAll(platform, db, advertiserId, leaving.withdrawn);
    const person = await findPerson(db, advertiserId);
    for (const to of person?.emails ?? []) await queueEmail(platform, db, deletionCancelledEmail, to, {});
  });
  return ownData(platform, advertiserId);
}
