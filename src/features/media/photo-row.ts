import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Turn } from '../../platform/images/images.ts';
import type { PhotosTable } from '../../platform/database/tables.ts';
import type { Photo } from './contract.ts';
import { photoUrl } from './keys.ts';

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
