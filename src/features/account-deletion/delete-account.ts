import type { Platform } from '../../platform/platform.ts';
import { deletePhotoFiles } from '../media/index.ts';
import { exportFiles, findPendingDeletion, lockAccount } from './db.ts';
import { deletePerson, findPerson } from './db-personal-data.ts';
import { storeSlugHashes } from './db-slugs.ts';
import { deletedEmail } from './mail/deletion-emails.ts';

/**
 * Deletes an account whose week is over: files first, then every row in one transaction. Cut off anywhere it begins
 * again; the rows that lead to files are there until the very end. Does nothing for who changed their mind.
 */
export async function deleteAccount(platform: Platform, advertiserId: string): Promise<void> {
  const { db, clock, config, queue } = platform;
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
    for (const to of person.emails)
      await queue.add(transaction, 'send-letter', await deletedEmail(config, to));
  });
}

/** Deletes every account of the demonstration at once and without a trace; returns how many there were. */
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
