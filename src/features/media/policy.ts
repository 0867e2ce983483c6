import { type Refusal, refuse } from '../../contract/errors.ts';
import { photosPerAlbum } from './contract.ts';
import type { AlbumRow } from './db.ts';
import { photosPerMessage } from './rules.ts';

/** Refuses another photo when an album of a listing or a message is full. */
export function refuseMore(
  { conversationId, capacity }: Pick<AlbumRow, 'conversationId' | 'capacity'>,
  present: number,
): Refusal<'photo-limit-reached'> | undefined {
  if (conversationId === null)
    return present < (capacity ?? photosPerAlbum) ? undefined : refuse('photo-limit-reached');
  if (present < photosPerMessage) return undefined;
  return refuse('photo-limit-reached', { message: 'K jedné zprávě jdou přidat nejvýš čtyři fotky.' });
}
