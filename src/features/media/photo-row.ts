import type { Selectable } from 'kysely';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { messagePhotoUrl } from '../../contract/urls.ts';
import type { PhotosTable } from '../../platform/database/tables.ts';
import type { Turn } from '../../platform/images/images.ts';
import type { Photo } from './contract.ts';

/**
 * The two storage folders of photos. `photos` is public under `/fotky/`; `sources` holds the originals, and all
 * files of photos in messages.
 */
export const photoFolders = ['photos', 'sources'] as const;

/**
 * The storage key of a photo's file: `photos/ab/<photo>-<hash of the content>-<label>`. The photo's id keeps
 * identical pictures of two people apart, so that one can be deleted without the other, and maps a file back to the
 * row that may still need it.
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

/** The id of the photo a file belongs to; undefined for keys of any other form. */
export function photoIdOfKey(key: string): string | undefined {
  const parts = /\/([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})-[^/]*$/.exec(key);
  return parts ? parts.slice(1).join('-') : undefined;
}

/** The folder of the preview and the widths of a photo. */
export const folderOf = ({ preview_key }: Pick<PhotoRow, 'preview_key'>): (typeof photoFolders)[number] =>
  preview_key.startsWith('photos/') ? 'photos' : 'sources';

/** URL of a file: public, or accessible only to the two sides of its conversation. */
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

/** The next of the four rotations, clockwise. */
export function nextTurn(turn: Turn): Turn {
  return turns[(turns.indexOf(turn) + 1) % turns.length] ?? 0;
}

/** Every storage key that the photo uses. */
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
