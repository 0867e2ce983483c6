import type { Platform } from '../../platform/platform.ts';
import { zipArchive, type ZipEntry } from '../../platform/storage/zip.ts';
import { photoFilesOf } from '../media/index.ts';
import { exportDays } from './contract.ts';
import { findPerson, type Person, personalTables, rowsAbout } from './db-personal-data.ts';
import { findExport, setExportReady } from './db.ts';
import { exportReadyEmail } from './mail/export-email.ts';
import { day } from './request-export.ts';

const readme = `Tvoje data z Florbalového bazaru

data.json  Všechno, co o tobě bazar ví. Každá část se jmenuje jako tabulka, ve které je to uložené.
fotky/     Fotky tvých inzerátů a konceptů. Složka je album (album_id), číslo na začátku pořadí fotky.

Chybí jen otisky hesel, PINů a klíčů: nic ti neřeknou a cizímu by mohly pomoct. U zpráv, které ti
napsali jiní, chybí jejich e-mail a telefon, protože patří jim.
`;

/** The files of an archive, made one after the other. */
async function* exportEntries(platform: Platform, person: Person): AsyncGenerator<ZipEntry> {
  const modified = platform.clock.now();
  yield { name: 'precti-me.txt', modified, pieces: [Buffer.from(readme)] };
  yield { name: 'data.json', modified, pieces: dataPieces(platform, person) };
  for await (const { albumId, position, photoId, key } of photoFilesOf(platform.db, person.id)) {
    const stored = await platform.storage.get(key);
    const ending = key.split('.').at(-1) ?? 'jpg';
    const name = `fotky/${albumId}/${String(position + 1).padStart(2, '0')}-${photoId}.${ending}`;
    if (stored) yield { name, modified, pieces: stored.stream() };
  }
}

/** One JSON object with a list for each table, a table at a time. */
async function* dataPieces({ db, clock }: Platform, person: Person): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{\n"created_at": ${JSON.stringify(clock.now())}`);
  for (const part of personalTables) {
    const rows = await rowsAbout(db, part, person);
    yield Buffer.from(`,\n${JSON.stringify(part.name ?? part.table)}: ${JSON.stringify(rows, null, 2)}`);
  }
  yield Buffer.from('\n}\n');
}

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
