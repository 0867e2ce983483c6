import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import { queueEmail } from '../../platform/mail/email-template.ts';
import type { Platform } from '../../platform/platform.ts';
import { zipArchive, type ZipEntry } from '../../platform/storage/zip.ts';
import { photoFilesOf } from '../media/index.ts';
import { exportDays, type OwnData } from './contract.ts';
import { findPerson, type Person } from './db-person.ts';
import { rowsAbout } from './db-about-person.ts';
import { personalTables } from './db-personal-data.ts';
import { addExport, exportsOf, findExport, lockAccount, setExportReady } from './db.ts';
import { exportReadyEmail } from './mail/deletion-emails.ts';
import { ownData } from './own-data.ts';

declare module '../../platform/queue/queue.ts' {
  interface Jobs {
    'export-account': { exportId: string };
  }
}

const hour = 3_600_000;
export const day = 24 * hour;
/** A new archive is costly and would equal a recent one. */
const freshFor = hour;

/**
 * Queues an archive of everything about the advertiser; returns a pending one instead of queueing another.
 */
export async function requestExport(
  platform: Platform,
  { advertiserId }: Viewer,
): Promise<OwnData | Refusal<'too-many-requests'>> {
  const now = platform.clock.now();
  const refusal = await platform.db.transaction().execute(async (db) => {
    await lockAccount(db, advertiserId);
    const [newest] = await exportsOf(db, advertiserId, now);
    if (newest?.state === 'waiting') return undefined;
    if (newest && now.getTime() - newest.asked_at.getTime() < freshFor)
      return refuse('too-many-requests', {
        message: 'Poslední archiv je čerstvý, stáhni si ten. Další půjde za hodinu.',
      });
    const id = platform.ids.uuid();
    await addExport(db, { id, advertiserId, now, expiresAt: new Date(now.getTime() + exportDays * day) });
    await platform.queue.add(
      db,
      'export-account',
      { exportId: id },
      { key: `export:${id}`, queueName: 'exports' },
    );
    return undefined;
  });
  return refusal ?? ownData(platform, advertiserId);
}

const readme = `Tvoje data z Florbalového bazaru

data.json  Všechno, co o tobě bazar ví. Každá část se jmenuje jako tabulka, ve které je to uložené.
fotky/     Fotky tvých inzerátů, konceptů a zpráv. Složka je album (album_id), číslo na začátku pořadí fotky.

Chybí jen otisky hesel, PINů a klíčů: nic ti neřeknou a cizímu by mohly pomoct. U zpráv, které ti
napsali jiní, chybí jejich e-mail a telefon, protože patří jim.
`;

/** Entries of the archive, generated one after another. */
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

/** One JSON object with an array per table, streamed table by table. */
async function* dataPieces({ db, clock }: Platform, person: Person): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`{\n"created_at": ${JSON.stringify(clock.now())}`);
  for (const part of personalTables) {
    const rows = await rowsAbout(db, part, person);
    yield Buffer.from(`,\n${JSON.stringify(part.name ?? part.table)}: ${JSON.stringify(rows, null, 2)}`);
  }
  yield Buffer.from('\n}\n');
}

/** Storage folder of archives, which is not served publicly. */
export const exportFolder = 'exports';
const keyOf = (exportId: string) => `${exportFolder}/${exportId}.zip`;

/** Makes one archive. After a crash it starts again and writes the same file; the email is sent once. */
export async function makeExport(platform: Platform, exportId: string): Promise<void> {
  const { db, clock, storage } = platform;
  const asked = await findExport(db, exportId);
  if (asked?.state !== 'waiting') return;
  const person = await findPerson(db, asked.advertiser_id);
  if (!person) return;
  const fileKey = keyOf(exportId);
  const sizeBytes = await storage.putStream(fileKey, zipArchive(exportEntries(platform, person)));
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + exportDays * day);
  const ready = await db.transaction().execute(async (transaction) => {
    if (!(await setExportReady(transaction, exportId, { fileKey, sizeBytes, now, expiresAt }))) return false;
    const key = `export-email:${exportId}`;
    await queueEmail(platform, transaction, exportReadyEmail, person.emails[0], { expiresAt }, { key });
    return true;
  });
  // The account was deleted meanwhile, or another worker has made the same file.
  if (!ready && !(await findExport(db, exportId))) await storage.delete(fileKey);
}

/** An own archive that is ready and unexpired; someone else's is reported as not found. */
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
