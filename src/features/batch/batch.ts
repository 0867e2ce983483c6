import type { Viewer } from '../../contract/endpoint.ts';
import { type FieldErrors, type Refusal, errorCatalogue, isRefusal, refuse } from '../../contract/errors.ts';
import type { OperationData } from '../../contract/operation.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FormValues } from '../listings/contract.ts';
import {
  addToBatch,
  type DraftBatch,
  draftBatch,
  missingIn,
  publish,
  writeBatch,
} from '../listings/index.ts';
import { movePhotos } from '../media/index.ts';
import { type Batch, maxRows, pilePhotos, type publishBatch as publication } from './contract.ts';
import { commonPlace, withShared } from './rules.ts';
import { readRows } from './table/read-rows.ts';
import { readTable } from './table/read-table.ts';

async function batchView({ db }: Platform, { head, rows }: DraftBatch): Promise<Batch> {
  return {
    shared: head.values,
    pile: { albumId: head.albumId, photos: head.photos },
    rows: await Promise.all(
      rows.map(async (draft) => {
        const { id, albumId, values, photos } = draft;
        return { id, albumId, values, photos, missing: await missingIn(db, draft) };
      }),
    ),
  };
}

export async function getBatch(platform: Platform, { advertiserId }: Viewer): Promise<{ batch?: Batch }> {
  const found = await draftBatch(platform.db, advertiserId);
  return found ? { batch: await batchView(platform, found) } : {};
}

const tooMany = (rows: number): string =>
  `Tabulka má ${rows} řádků. Najednou jich může být rozepsaných nejvýš ${maxRows}, rozděl ji.`;

const refuseTable = (sentence: string) => refuse('invalid-input', { fields: { table: [sentence] } });

/** Adds rows with the shared facts; creates a batch if there is none. */
export async function addRows(
  platform: Platform,
  { advertiserId }: Viewer,
  rows: readonly FormValues[],
): Promise<Batch | Refusal<'invalid-input'>> {
  const shared = (await draftBatch(platform.db, advertiserId))?.head.values ?? {};
  const values = rows.map((row) => withShared(row, {}, shared));
  const added = await addToBatch(platform, advertiserId, { rows: values, maxRows, pile: pilePhotos });
  return added === 'full' ? refuseTable(tooMany(rows.length)) : batchView(platform, added);
}

/**
 * Adds one row per row of a table; adds nothing if any part of it cannot be read. The municipality of a whole first
 * table becomes a shared fact, so that it can be changed for all rows at once.
 */
export async function addTable(
  platform: Platform,
  viewer: Viewer,
  body: ReadableStream<Uint8Array>,
): Promise<Batch | Refusal<'invalid-input'>> {
  const bytes = await new Response(body).bytes();
  const table = await readTable(bytes);
  if ('wrong' in table) return refuseTable(table.wrong);
  if (table.rows.length > maxRows) return refuseTable(tooMany(table.rows.length));
  const begun = await draftBatch(platform.db, viewer.advertiserId);
  const read = await readRows(platform, table.rows);
  const rows = newRows(
    read,
    (begun?.rows ?? []).map(({ values }) => values),
  );
  if (rows.length === 0 && read.length > 0)
    return refuseTable('Tyhle řádky už tu jsou. Stejné kusy napiš jako jeden řádek s počtem.');
  const added = await addRows(platform, viewer, rows);
  const place = commonPlace(rows);
  // With rows present, an open page would send its own shared place and erase this one.
  const hasPlace = !isRefusal(added) && (added.shared.place || added.shared.placeName);
  if (isRefusal(added) || !place || hasPlace || (begun && begun.rows.length > 0)) return added;
  const saved = await saveBatch(platform, viewer, { shared: { place }, rows: [] });
  return isRefusal(saved) ? added : saved;
}

/** Rows that are not in the batch yet, so that a table pasted again adds only what is new in it. */
function newRows(read: readonly FormValues[], present: readonly FormValues[]): FormValues[] {
  const left = new Set(present);
  return read.filter((row) => {
    const same = [...left].find((values) =>
      Object.entries(row).every(
        ([name, value]) => value.length === 0 || [value].flat().join() === [values[name] ?? ''].flat().join(),
      ),
    );
    if (same) left.delete(same);
    return same === undefined;
  });
}

type Written = { shared: FormValues; rows: { id: string; fields: FormValues }[] };

export async function saveBatch(
  platform: Platform,
  { advertiserId }: Viewer,
  { shared, rows }: Written,
): Promise<Batch | Refusal<'not-found'>> {
  const found = await draftBatch(platform.db, advertiserId);
  if (!found) return refuse('not-found');
  const sent = new Map(rows.map(({ id, fields }) => [id, fields]));
  const before = found.head.values;
  const written = await Promise.all(
    found.rows.map(async ({ id, values }) => ({
      id,
      values: await understood(platform, { ...values, ...sent.get(id) }),
    })),
  );
  await writeBatch(platform, advertiserId, {
    headId: found.head.id,
    shared: { ...before, ...shared },
    rows: written.map(({ id, values }) => ({
      id,
      values: withShared(values, before, { ...before, ...shared }),
    })),
  });
  const saved = await draftBatch(platform.db, advertiserId);
  return saved ? batchView(platform, saved) : refuse('not-found');
}

/** Fills a row that has only a title with the facts recognized in it. */
async function understood(platform: Platform, values: FormValues): Promise<FormValues> {
  const title = [values.title ?? ''].flat().join(' ').trim();
  if (title === '' || values.category) return values;
  const [read = {}] = await readRows(platform, [[title]]);
  const typed = Object.entries(values).filter(([, value]) => value.length > 0);
  return { ...read, ...Object.fromEntries(typed) };
}

/** Assigns photos of the pile to rows, or returns them to the pile. */
export async function assignPhotos(
  platform: Platform,
  { advertiserId }: Viewer,
  moves: readonly { photoId: string; rowId?: string | undefined }[],
): Promise<Batch | Refusal<'not-found' | 'photo-limit-reached'>> {
  const found = await draftBatch(platform.db, advertiserId);
  if (!found) return refuse('not-found');
  const albums = new Map([found.head, ...found.rows].map(({ id, albumId }) => [id, albumId]));
  const refusal = await movePhotos(
    platform,
    [...albums.values()],
    moves.map(({ photoId, rowId }) => ({ photoId, albumId: albums.get(rowId ?? found.head.id) ?? '' })),
  );
  if (refusal) return refusal;
  const moved = await draftBatch(platform.db, advertiserId);
  return moved ? batchView(platform, moved) : refuse('not-found');
}

/**
 * Publishes every ready row, one after another, as if published alone; the others stay. Published rows leave the
 * batch, so repeating it publishes nothing twice. Stops at the slot limit.
 */
export async function publishBatch(
  platform: Platform,
  viewer: Viewer,
  invitedBy: string | undefined,
): Promise<OperationData<typeof publication>> {
  const { rows = [] } = (await draftBatch(platform.db, viewer.advertiserId)) ?? {};
  const published: OperationData<typeof publication>['published'] = [];
  const problems: OperationData<typeof publication>['problems'] = [];
  for (const row of rows) {
    const missing: FieldErrors = await missingIn(platform.db, row);
    if (Object.keys(missing).length > 0) continue;
    const listing = await publish(platform, viewer, row.id, { invitedBy });
    if (isRefusal(listing)) {
      const { refused: code, message } = listing;
      problems.push({ rowId: row.id, code, message: message ?? errorCatalogue[code].message });
      if (code === 'card-limit-reached' || code === 'account-being-deleted') break;
    } else {
      const { id, slug, title, state, hold } = listing;
      published.push({ id, slug, title, held: state === 'held', reasons: hold?.signals ?? [] });
    }
  }
  return { published, problems, ...(await getBatch(platform, viewer)) };
}
