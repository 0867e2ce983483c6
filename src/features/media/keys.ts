import { createHash } from 'node:crypto';

/** Only these two folders of the storage belong to photos; `photos` is public under `/fotky/`. */
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

/** Address of a public file. */
export function photoUrl(key: string): string {
  return `/fotky/${key.slice('photos/'.length)}`;
}
