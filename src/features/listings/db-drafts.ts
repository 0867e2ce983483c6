import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql } from 'kysely';
import type { ListingDraftsTable } from '../../platform/database/tables.ts';
import type { Database } from '../../platform/platform.ts';
import { currentFields, mergedValues } from '../catalogue/index.ts';
import { type FormValues, formValues } from './contract.ts';

export type DraftRow = Selectable<ListingDraftsTable>;

/**
 * Locks the advertiser, so that a double click does not open two drafts of one kind. Returns the profile's
 * defaults for new listings. Needs a transaction.
 */
export async function lockAdvertiser(
  db: Database,
  advertiserId: string,
): Promise<{ placeShown: 'exact' | 'district' }> {
  return db
    .selectFrom('advertisers')
    .where('id', '=', advertiserId)
    .select('place_shown as placeShown')
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function latestDraft(
  db: Database,
  by: { advertiserId: string; kind: 'offer' | 'demand'; usedSince: Date },
): Promise<DraftRow | undefined> {
  return unpublished(db, by).where('kind', '=', by.kind).limit(1).executeTakeFirst();
}

type Unpublished = { advertiserId: string; usedSince: Date };

/** Unpublished drafts, last updated first. */
export async function unpublishedDrafts(db: Database, by: Unpublished): Promise<DraftRow[]> {
  return unpublished(db, by).execute();
}

function unpublished(db: Database, { advertiserId, usedSince }: Unpublished) {
  return (
    db
      .selectFrom('listing_drafts')
      .selectAll()
      .where('advertiser_id', '=', advertiserId)
      .where('published_listing_id', 'is', null)
      // Rows of a batch are edited on their own page.
      .where('batch_id', 'is', null)
      .where('updated_at', '>', usedSince)
      .orderBy('updated_at', 'desc')
  );
}

export async function insertDraft(
  db: Database,
  draft: {
    id: string;
    advertiserId: string;
    kind: 'offer' | 'demand';
    albumId: string;
    /** Initial values of the form. */
    values?: FormValues;
    /** The batch that this draft is a row of; its own id for the head of the batch. */
    batch?: { id: string; position: number };
    now: Date;
  },
): Promise<DraftRow> {
  return db
    .insertInto('listing_drafts')
    .values({
      id: draft.id,
      advertiser_id: draft.advertiserId,
      kind: draft.kind,
      album_id: draft.albumId,
      values: JSON.stringify(draft.values ?? {}),
      batch_id: draft.batch?.id ?? null,
      batch_position: draft.batch?.position ?? 0,
      created_at: draft.now,
      updated_at: draft.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findDraft(
  db: Database,
  id: string,
  advertiserId: string,
): Promise<DraftRow | undefined> {
  return ownDraft(db, id, advertiserId).executeTakeFirst();
}

/** The same row, locked until the transaction ends. */
export async function lockDraft(
  db: Database,
  id: string,
  advertiserId: string,
): Promise<DraftRow | undefined> {
  return ownDraft(db, id, advertiserId).forUpdate().executeTakeFirst();
}

/** Excludes the head of a batch, which is not a draft of a listing. */
function ownDraft(db: Database, id: string, advertiserId: string) {
  return db
    .selectFrom('listing_drafts')
    .selectAll()
    .where('id', '=', id)
    .where((row) => row.or([row('batch_id', 'is', null), row('batch_id', '<>', row.ref('id'))]))
    .where('advertiser_id', '=', advertiserId);
}

/** Published drafts are excluded, because their values have been deleted. */
export async function updateValues(
  db: Database,
  by: { id: string; advertiserId: string; values: FormValues; now: Date },
): Promise<DraftRow | undefined> {
  return db
    .updateTable('listing_drafts')
    .set({ values: JSON.stringify(by.values), updated_at: by.now })
    .where('id', '=', by.id)
    .where('advertiser_id', '=', by.advertiserId)
    .where('published_listing_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function markPublished(db: Database, id: string, listingId: number, now: Date): Promise<void> {
  await db
    .updateTable('listing_drafts')
    .set({ published_listing_id: listingId, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteDraft(db: Database, id: string): Promise<void> {
  await db.deleteFrom('listing_drafts').where('id', '=', id).execute();
}

/** Drafts not touched since then, including published ones, whose album stays with the listing. */
export async function draftsUntouchedSince(db: Database, since: Date, atMost: number): Promise<DraftRow[]> {
  return db
    .selectFrom('listing_drafts')
    .selectAll()
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** The head of an advertiser's batch and its unpublished rows in order. */
export async function batchDrafts(db: Database, advertiserId: string): Promise<DraftRow[]> {
  return db
    .selectFrom('listing_drafts as draft')
    .innerJoin('listing_drafts as head', 'head.id', 'draft.batch_id')
    .selectAll('draft')
    .where('head.advertiser_id', '=', advertiserId)
    .whereRef('head.batch_id', '=', 'head.id')
    .where('draft.published_listing_id', 'is', null)
    .orderBy('draft.batch_position')
    .orderBy('draft.created_at')
    .execute();
}

/** Updates the values shared by all rows of a batch. */
export async function updateHead(db: Database, id: string, values: FormValues, now: Date): Promise<void> {
  await db
    .updateTable('listing_drafts')
    .set({ values: JSON.stringify(values), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Unpublished drafts in which one of the fields has a value, alone or among others. */
export async function countDraftsWith(
  db: Database,
  fields: readonly string[],
  value: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('listing_drafts')
    .where('published_listing_id', 'is', null)
    .where((is) => is.or(fields.map((field) => sql<boolean>`"values" -> ${field} ? ${value}`)))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Drafts that name something merged name the other one from now on. */
export async function mergeInDrafts(db: Database): Promise<void> {
  const merged = [...new Set(mergedValues().map(({ from }) => from))];
  if (merged.length === 0) return;
  const naming = await db
    .selectFrom('listing_drafts')
    .where('published_listing_id', 'is', null)
    .where(sql<boolean>`"values"::text ~ ${`"(${merged.join('|')})"`}`)
    .select(['id', 'values', 'updated_at'])
    .execute();
  for (const { id, values: stored, updated_at } of naming) {
    const values = formValues.parse(stored);
    const today = currentFields(values);
    if (isDeepStrictEqual(values, today)) continue;
    await db
      .updateTable('listing_drafts')
      .set({ values: JSON.stringify(today) })
      .where('id', '=', id)
      // One that is saved meanwhile is left to the check before it is published.
      .where('updated_at', '=', updated_at)
      .execute();
  }
}
