import type { Database } from '../../platform/platform.ts';
import { photosOfAlbums } from '../media/index.ts';
import { type Draft, draftDays, formValues } from './contract.ts';
import type { DraftRow } from './db-drafts.ts';

const day = 86_400_000;

/** Drafts last touched before this moment are thrown away. */
export function draftsEndBefore(now: Date): Date {
  return new Date(now.getTime() - draftDays * day);
}

export async function draftView(db: Database, row: DraftRow): Promise<Draft> {
  const albums = await photosOfAlbums(db, [row.album_id]);
  return {
    id: row.id,
    kind: row.kind,
    albumId: row.album_id,
    values: formValues.parse(row.values),
    photos: albums.get(row.album_id) ?? [],
    publishedListingId: row.published_listing_id ?? undefined,
    updatedAt: row.updated_at.toISOString(),
    expiresAt: new Date(row.updated_at.getTime() + draftDays * day).toISOString(),
  };
}
