import type { Platform } from '../../platform/platform.ts';
import { zipArchive } from '../../platform/storage/zip.ts';
import { day } from './request-export.ts';
import { exportDays } from './contract.ts';
import { findExport, setExportReady } from './db.ts';
import { findPerson } from './db-personal-data.ts';
import { exportEntries } from './export-entries.ts';
import { exportReadyEmail } from './mail/export-email.ts';

/** Folder of archives in the storage; not one of those that pictures are served from. */
export const exportFolder = 'exports';
const keyOf = (exportId: string) => `${exportFolder}/${exportId}.zip`;

/** Makes one archive. Cut off anywhere, it begins again and writes the same file; the email goes out once. */
export async function makeExport(platform: Platform, exportId: string): Promise<void> {
  const { db, clock, config, queue, storage } = platform;
  const asked = await findExport(db, exportId);
  if (asked?.state !== 'waiting') return;
  const person = await findPerson(db, asked.advertiser_id);
  if (!person) return;
  const fileKey = keyOf(exportId);
  const sizeBytes = await storage.putStream(fileKey, zipArchive(exportEntries(platform, person)));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + exportDays * day);
  const email = await exportReadyEmail(config, { to: person.emails[0] ?? '', expiresAt });
  const ready = await db.transaction().execute(async (transaction) => {
    if (!(await setExportReady(transaction, exportId, { fileKey, sizeBytes, now, expiresAt }))) return false;
    await queue.add(transaction, 'send-letter', email, { key: `export-letter:${exportId}` });
    return true;
  });
  // The account has gone meanwhile, or another worker has made the very same file.
  if (!ready && !(await findExport(db, exportId))) await storage.delete(fileKey);
}
