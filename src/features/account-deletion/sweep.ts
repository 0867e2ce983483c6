import type { Platform } from '../../platform/platform.ts';
import { day, exportFolder } from './make-export.ts';
import { deleteExports, existingExports, overdueDeletions } from './db.ts';
import { deleteOldOrders, deleteOldPayments } from './db-personal-data.ts';
import { deleteAccount } from './delete-account.ts';

/** Years that payments, and paid orders of somebody who left, are kept: the longer of the laws on accounting (5) and on VAT (10). */
const orderYears = 10;

/** Deletes archives whose time is over, files that no archive needs, old orders and payments, and who should have gone already. */
export async function sweepDeletions(platform: Platform): Promise<void> {
  const { db, clock, storage } = platform;
  const now = clock.now();
  await deleteExports(db, now);
  const young = new Date(now.getTime() - day);
  for await (const { key, writtenAt } of storage.list(exportFolder)) {
    const id = /([0-9a-f-]{36})\.zip$/.exec(key)?.[1];
    const needed = id !== undefined && (await existingExports(db, [id])).has(id);
    // Young files may be just being written.
    if (!needed && writtenAt < young) await storage.delete(key);
  }
  const paidBefore = new Date(now);
  paidBefore.setUTCFullYear(paidBefore.getUTCFullYear() - orderYears);
  await deleteOldOrders(db, paidBefore);
  await deleteOldPayments(db, paidBefore);
  for (const advertiserId of await overdueDeletions(db, now)) await deleteAccount(platform, advertiserId);
}
