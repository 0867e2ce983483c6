import type { Selectable } from 'kysely';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { messagePhotoUrl } from '../../contract/urls.ts';
import type { PhotosTable } from '../../platform/database/tables.ts';
import type { Turn } from '../../platform/images/images.ts';
import type { Photo } from './contract.ts';

/**
 * Only these two folders of the storage belong to photos; `photos` is public under `/fotky/`. In `sources` lie the
 * originals, and of photos in messages everything.
 */
export const photoFolders = ['photos', 'sources'] as const;

/**
 * Where a file of a photo is kept: `photos/ab/<photo>-<hash of the content>-<label>`.
 * The photo's id keeps equal pictures of two people apart, so that one can be deleted without the other,
 * and leads from a file back to the row that may still need it.
 */
export function photoKey(
  folder: (typeof photoFolders)[number],
  photoId: string,
  bytes: Uint8Array,
  label: `${string}.${'avif' | 'webp' | 'jpg'}`,
): string {
  const photo = photoId.replaceAll('-', '');
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return `${folder}/${photo.slice(0, 2)}/${photo}-${hash}-${label}`;
}

/** The photo whose file this is; `undefined` for anything a photo did not write. */
export function photoIdOfKey(key: string): string | undefined {
  const parts = /\/([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-[^/]*$/.exec(key);
  return parts ? parts.slice(1).join('-') : undefined;
}

/** The folder of what pages show of a photo. */
export const folderOf = ({ preview_key }: Pick<PhotoRow, 'preview_key'>): (typeof photoFolders)[number] =>
  preview_key.startsWith('photos/') ? 'photos' : 'sources';

/** Address of a file: a public one, or one that opens for the two sides of its conversation alone. */
function photoUrl(key: string): string {
  return key.startsWith('photos/')
    ? `/fotky/${key.slice('photos/'.length)}`
    : messagePhotoUrl(key.slice(key.lastIndexOf('/') + 1));
}

const variant = z.object({ key: z.string(), format: z.enum(['avif', 'webp']), width: z.int() });
export type Variant = z.output<typeof variant>;

export type PhotoRow = Selectable<PhotosTable>;

const turns: readonly Turn[] = [0, 90, 180, 270];

export function turnOf(row: PhotoRow): Turn {
  return turns.find((turn) => turn === row.turn) ?? 0;
}

/** The next of the four turns, clockwise. */
export function turnedOnce(turn: Turn): Turn {
  return turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0;
}

/** Every key of the storage that the photo needs. */
export function keysOf(row: PhotoRow): string[] {
  return [row.source_key, row.preview_key, ...variantsOf(row).map(({ key }) => key)];
}

export function photoView(row: PhotoRow): Photo {
  const variants = variantsOf(row);
  const sources = (format: Variant['format']) =>
    variants
      .filter((one) => one.format === format)
      .map(({ key, width }) => ({ width, url: photoUrl(key) }))
      .toSorted((a, b) => a.width - b.width);
  return {
    id: row.id,
    position: row.position,
    state: row.state,
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    preview: photoUrl(row.preview_key),
    avif: sources('avif'),
    webp: sources('webp'),
  };
}

export function variantsOf(row: PhotoRow): Variant[] {
  return z.array(variant).parse(row.variants);
}
