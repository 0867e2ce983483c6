import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import { retainedSince, retention } from '../../contract/retention.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Kind } from '../catalogue/contract.ts';
import { categoryForm } from '../catalogue/index.ts';
import { createAlbum, deleteAlbum, photosOfAlbums } from '../media/index.ts';
import { findPlaces } from '../places/index.ts';
import { fieldsAfter } from './components/form/fields-after.ts';
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
import { storable } from '../../contract/typed-text.ts';

const day = 86_400_000;

/** Drafts of one account; the sentence of the refusal says it too. */
export const maxDrafts = 30;

/** Drafts last touched before this moment are thrown away. */
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

/** The draft to go on with, if there is one; looking makes none. */
export async function currentDraft(
  platform: Platform,
  viewer: Viewer,
  kind: Kind,
): Promise<{ draft?: Draft }> {
  const draft = (await listDrafts(platform, viewer)).find((each) => each.kind === kind);
  return draft ? { draft } : {};
}

/** Own drafts to go on with; one in which nothing was typed is nobody's loss and is left out. */
export async function listDrafts({ db, clock }: Platform, { advertiserId }: Viewer): Promise<Draft[]> {
  const rows = await unpublishedDrafts(db, { advertiserId, usedSince: draftsEndBefore(clock.now()) });
  const drafts = await Promise.all(rows.map((row) => draftView(db, row)));
  return drafts.filter(isTyped);
}

/** The draft to go on with, or a new one with an empty album. A published draft never comes back. */
export async function openDraft(platform: Platform, { advertiserId }: Viewer, kind: Kind): Promise<Draft> {
  const usedSince = draftsEndBefore(platform.clock.now());
  return platform.db.transaction().execute(async (db) => {
    const profile = await lockAdvertiser(db, advertiserId);
    const latest = await latestDraft(db, { advertiserId, kind, usedSince });
    return latest ? draftView(db, latest) : emptyDraft(platform, db, { advertiserId, kind, ...profile });
  });
}

/** A new draft beside those with something in them, to go on with from now on. */
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
      // Nobody sees it in a list to throw it away.
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

/** Saves what was typed, valid or not. A draft that has been published meanwhile stays as it was. */
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
      storable(name),
      Array.isArray(value) ? value.map(storable) : storable(value),
    ]),
  );
}

/** Throws an own draft away with its photos. A published one is a listing now: that can be withdrawn. */
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

/** Takes a form as it stands, while it is typed in: what it shows is replaced, what it does not show stays. */
export async function fillDraft(
  platform: Platform,
  viewer: Viewer,
  { id, fields }: { id: string; fields: FormValues },
): Promise<Draft | Refusal<'not-found'>> {
  const draft = await findDraft(platform.db, id, viewer.advertiserId);
  if (!draft) return refuse('not-found');
  const values = await fieldsAfter(formValues.parse(draft.values), fields, {
    categoryOf: async (slug) => categoryForm(slug),
    placesNamed: (name) => findPlaces(platform.db, name, 20),
  });
  return saveDraft(platform, viewer, { id, values });
}

const atOnce = 200;

/** Throws away drafts that nobody has touched for `draftDays`; the photos of a published one stay with its listing. */
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
