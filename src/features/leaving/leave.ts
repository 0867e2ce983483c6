import type { Platform } from '../../platform/platform.ts';
import { deletePhotoFiles } from '../media/index.ts';
import { exportFiles, findLeaving, lockAccount } from './db.ts';
import { deletePerson, findPerson } from './db-personal-data.ts';
import { keepSlugs } from './db-slugs.ts';
import { goneLetter } from './mail/leaving-letters.ts';

/**
 * Deletes an account whose week is over: files first, then every row in one transaction. Cut off anywhere it begins
 * again; the rows that lead to files are there until the very end. Does nothing for who changed their mind.
 */
export async function leave(platform: Platform, advertiserId: string): Promise<void> {
  const { db, clock, config, queue, storage } = platform;
  const now = clock.now();
  const due = (leaving: { goesAt: Date } | undefined) => leaving !== undefined && leaving.goesAt <= now;
  if (!due(await findLeaving(db, advertiserId))) return;
  await deletePhotoFiles(platform, advertiserId);
  for (const key of await exportFiles(db, advertiserId)) await storage.delete(key);
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, advertiserId);
    const person = await findPerson(transaction, advertiserId);
    if (!person || !due(await findLeaving(transaction, advertiserId))) return;
    await keepSlugs(transaction, advertiserId, now);
    await deletePerson(transaction, person);
    for (const to of person.emails) await queue.add(transaction, 'send-letter', await goneLetter(config, to));
  });
}
