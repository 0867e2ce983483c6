import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { categoryForm } from '../catalogue/index.ts';
import { createAlbum, deleteAlbum, photosOfAlbums } from '../media/index.ts';
import { findPlaces } from '../places/index.ts';
import { mergeSubmitted } from './components/form/merge-submitted.ts';
import { type Draft, draftDays, formValues, type FormValues } from './contract.ts';
import {
  deleteDraft,
  type DraftRow,
  draftsUntouchedSince,
  findDraft,
  insertDraft,
  latestDraft,
  lockAdvertiser,
  lockDraft,
  unpublishedDrafts,
  updateValues,
} from './db-drafts.ts';
import { isStarted, isTyped } from './is-started.ts';
import { withoutUnstorable } from '../../contract/normalize-text.ts';

const day = 86_400_000;

/** Drafts per account; the refusal's message repeats this number. */
export const maxDrafts = 30;

/** Drafts last updated before this moment are deleted. */
export function draftsEndBefore(now: Date): Date {
  return retainedSince(retention.drafts, now);
}

export async function draftView(db: Database, row: DraftRow): Promise<Draft> {
  const [view] = await draftViews(db, [row]);
  if (!view) throw new Error(`No draft ${row.id}`);
  return view;
}

export async function draftViews(db: Database, rows: readonly DraftRow[]): Promise<Draft[]> {
  const albums = await photosOfAlbums(
    db,
    rows.map(({ album_id }) => album_id),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    albumId: row.album_id,
    values: formValues.parse(row.values),
    photos: albums.get(row.album_id) ?? [],
    publishedListingId: row.published_listing_id ?? undefined,
    updatedAt: row.updated_at.toISOString(),
    expiresAt: new Date(row.updated_at.getTime() + draftDays * day).toISOString(),
  }));
}

export async function getDraft(
  { db }: Platform,
  viewer: Viewer,
  id: string,
): Promise<Draft | Refusal<'not-found'>> {
  const row = await findDraft(db, id, viewer.advertiserId);
  return row ? draftView(db, row) : refuse('not-found');
}

/** The draft to continue with, or undefined; reading never creates one. */
export async function currentDraft(
  platform: Platform,
  viewer: Viewer,
  kind: Kind,
): Promise<{ draft?: Draft }> {
  const draft = (await listDrafts(platform, viewer)).find((each) => each.kind === kind);
  return draft ? { draft } : {};
}

/** Own drafts that contain any input; untouched ones are omitted. */
export async function listDrafts({ db, clock }: Platform, { advertiserId }: Viewer): Promise<Draft[]> {
  const rows = await unpublishedDrafts(db, { advertiserId, usedSince: draftsEndBefore(clock.now()) });
  const drafts = await Promise.all(rows.map((row) => draftView(db, row)));
  return drafts.filter(isTyped);
}

/** The draft to continue with, or a new one with an empty album. A published draft is never returned. */
export async function openDraft(platform: Platform, { advertiserId }: Viewer, kind: Kind): Promise<Draft> {
  const usedSince = draftsEndBefore(platform.clock.now());
  return platform.db.transaction().execute(async (db) => {
    const profile = await lockAdvertiser(db, advertiserId);
    const latest = await latestDraft(db, { advertiserId, kind, usedSince });
    return latest ? draftView(db, latest) : emptyDraft(platform, db, { advertiserId, kind, ...profile });
  });
}

/** Creates another draft beside existing ones and makes it the current one. */
export async function startDraft(
  platform: Platform,
  { advertiserId }: Viewer,
  kind: Kind,
): Promise<Draft | Refusal<'too-many-drafts'>> {
  const usedSince = draftsEndBefore(platform.clock.now());
  return platform.db.transaction().execute(async (db) => {
    const profile = await lockAdvertiser(db, advertiserId);
    const latest = await latestDraft(db, { advertiserId, kind, usedSince });
    const view = latest && (await draftView(db, latest));
    if (view && !isStarted(view)) return view;
    const drafts = await unpublishedDrafts(db, { advertiserId, usedSince });
    if (drafts.length >= maxDrafts) {
      const views = await Promise.all(drafts.map((row) => draftView(db, row)));
      const untyped = views.findLast((each) => !isTyped(each));
      // An untouched draft is not listed anywhere, so the advertiser could not delete it; replace it instead.
      if (!untyped) return refuse('too-many-drafts');
      await deleteDraft(db, untyped.id);
      await deleteAlbum(db, untyped.albumId);
    }
    return emptyDraft(platform, db, { advertiserId, kind, ...profile });
  });
}

async function emptyDraft(
  platform: Platform,
  db: Database,
  { advertiserId, kind, placeShown }: { advertiserId: string; kind: Kind; placeShown: 'exact' | 'district' },
): Promise<Draft> {
  const albumId = await createAlbum(platform, db, advertiserId);
  const values: FormValues = placeShown === 'exact' ? { placeShown } : {};
  const id = platform.ids.uuid();
  const now = platform.clock.now();
  return draftView(db, await insertDraft(db, { id, advertiserId, kind, albumId, values, now }));
}

/** Saves the input, valid or not. A draft published in the meantime stays unchanged. */
export async function saveDraft(
  { db, clock }: Platform,
  { advertiserId }: Viewer,
  { id, values }: { id: string; values: FormValues },
): Promise<Draft | Refusal<'not-found'>> {
  const saved = await updateValues(db, {
    id,
    advertiserId,
    values: storableValues(values),
    now: clock.now(),
  });
  const row = saved ?? (await findDraft(db, id, advertiserId));
  return row ? draftView(db, row) : refuse('not-found');
}

export function storableValues(values: FormValues): FormValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      withoutUnstorable(name),
      Array.isArray(value) ? value.map(withoutUnstorable) : withoutUnstorable(value),
    ]),
  );
}

/**
 * Deletes an own draft with its photos. A published one has become a listing, which can be withdrawn instead.
 */
export async function discardDraft(
  platform: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<{ discarded: true } | Refusal<'not-found'>> {
  return platform.db.transaction().execute(async (db) => {
    const draft = await lockDraft(db, id, advertiserId);
    if (!draft || draft.published_listing_id !== null) return refuse('not-found');
    await deleteDraft(db, id);
    await deleteAlbum(db, draft.album_id);
    return { discarded: true as const };
  });
}

/** Saves a partial form while it is being typed: fields in the form are replaced, others are preserved. */
export async function fillDraft(
  platform: Platform,
  viewer: Viewer,
  { id, fields }: { id: string; fields: FormValues },
): Promise<Draft | Refusal<'not-found'>> {
  const draft = await findDraft(platform.db, id, viewer.advertiserId);
  if (!draft) return refuse('not-found');
  const values = await mergeSubmitted(formValues.parse(draft.values), fields, {
    categoryOf: async (slug) => categoryForm(slug),
    placesNamed: (name) => findPlaces(platform.db, name, 20),
  });
  return saveDraft(platform, viewer, { id, values });
}

const atOnce = 200;

/** Deletes drafts untouched for `draftDays`; photos of a published draft stay with its listing. */
export async function sweepDrafts(platform: Platform): Promise<void> {
  const since = draftsEndBefore(platform.clock.now());
  for (let swept = atOnce; swept === atOnce;) {
    swept = await platform.db.transaction().execute(async (db) => {
      const drafts = await draftsUntouchedSince(db, since, atOnce);
      for (const draft of drafts) {
        await deleteDraft(db, draft.id);
        if (draft.published_listing_id === null) await deleteAlbum(db, draft.album_id);
      }
      return drafts.length;
    });
  }
}
