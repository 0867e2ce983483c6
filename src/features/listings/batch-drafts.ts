import type { FieldErrors } from '../../contract/errors.ts';
import { isRefusal } from '../../contract/errors.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import { createAlbum } from '../media/index.ts';
import type { Draft, FormValues } from './contract.ts';
import { batchDrafts, insertDraft, lockAdvertiser, updateHead, updateValues } from './db-drafts.ts';
import { draftViews, storableValues } from './drafts.ts';
import { validateListing } from './validate-listing.ts';

/** Offers written as one batch: `head` holds the shared values and its album holds all photos. */
export type DraftBatch = { head: Draft; rows: Draft[] };

/** The advertiser's batch, or undefined; each advertiser has at most one, and reading never creates it. */
export async function draftBatch(db: Database, advertiserId: string): Promise<DraftBatch | undefined> {
  const drafts = await batchDrafts(db, advertiserId);
  const headId = drafts[0]?.batch_id;
  const views = await draftViews(db, drafts);
  const head = views.find(({ id }) => id === headId);
  return head && { head, rows: views.filter(({ id }) => id !== headId) };
}

/** Adds rows to the advertiser's batch; returns `full` when it would exceed `maxRows`. */
export async function addToBatch(
  platform: Platform,
  advertiserId: string,
  { rows, maxRows, pile }: { rows: readonly FormValues[]; maxRows: number; pile: number },
): Promise<DraftBatch | 'full'> {
  const now = platform.clock.now();
  const done = await platform.db.transaction().execute(async (db) => {
    const { placeShown } = await lockAdvertiser(db, advertiserId);
    const begun = await batchDrafts(db, advertiserId);
    const insert = async (id: string, values: FormValues, batch: { id: string; position: number }) =>
      insertDraft(db, {
        id,
        advertiserId,
        kind: 'offer',
        albumId: await createAlbum(platform, db, advertiserId, id === batch.id ? pile : undefined),
        values: storableValues(values),
        batch,
        now,
      });
    const headId = begun[0]?.batch_id ?? platform.ids.uuid();
    if (begun.length === 0) await insert(headId, { placeShown }, { id: headId, position: 0 });
    const present = begun.filter(({ id }) => id !== headId);
    if (present.length + rows.length > maxRows) return 'full';
    const last = present.at(-1)?.batch_position ?? 0;
    for (const [index, values] of rows.entries())
      await insert(platform.ids.uuid(), values, { id: headId, position: last + index + 1 });
    return undefined;
  });
  const batch = done ?? (await draftBatch(platform.db, advertiserId));
  if (!batch) throw new Error('The batch is gone');
  return batch;
}

/**
 * Writes the shared values and every row in one transaction. Each row is updated exactly once: a second update
 * would lock its album and wait for whoever is moving photos. A row published in the meantime is left unchanged.
 */
export async function writeBatch(
  { db, clock }: Platform,
  advertiserId: string,
  {
    headId,
    shared,
    rows,
  }: { headId: string; shared: FormValues; rows: { id: string; values: FormValues }[] },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await lockAdvertiser(trx, advertiserId);
    for (const { id, values } of rows)
      await updateValues(trx, { id, advertiserId, values: storableValues(values), now });
    await updateHead(trx, headId, storableValues(shared), now);
  });
}

/** Field errors that keep a draft from being published; empty when it is ready. */
export async function missingIn(db: Database, { kind, values, photos }: Draft): Promise<FieldErrors> {
  const checked = await validateListing(db, kind, values);
  return {
    ...(isRefusal(checked) ? checked.fields : {}),
    ...(photos.length === 0 ? { photos: [validationMessages.photoRequired] } : {}),
  };
}
