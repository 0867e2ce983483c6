import type { Viewer } from '../../contract/endpoint.ts';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { FileAnswer } from '../../contract/operation.ts';
import { validationMessages } from '../../contract/validation-messages.ts';
import type { Database, Platform } from '../../platform/platform.ts';
import type { Album } from '../media/contract.ts';
import { isAlbumSent, lockGathered, messagePhotoFile, openMessageAlbum, setMessage } from '../media/index.ts';
import { type Found, findConversation } from './db.ts';

/** The caller's album for the next message of a conversation. */
export async function openAlbum(
  platform: Platform,
  { advertiserId }: Viewer,
  id: string,
): Promise<Album | Refusal<'not-found'>> {
  const found = await findConversation(platform.db, id, advertiserId);
  return found ? openMessageAlbum(platform, { conversationId: id, advertiserId }) : refuse('not-found');
}

/** A photo of a message, for the two sides of its conversation only. */
export const messagePhoto = (
  platform: Platform,
  { advertiserId }: Viewer,
  file: string,
): Promise<FileAnswer | Refusal<'not-found'>> =>
  messagePhotoFile(
    platform,
    { file, advertiserId },
    async (conversationId) =>
      (await findConversation(platform.db, conversationId, advertiserId)) !== undefined,
  );

const photosNotHeld = 'Fotky s ní nedojdou, pošli je potom znovu.';
const photosGone = 'Fotky už tu nejsou, nejspíš odešly z jiného okna. Přidej je znovu.';

/** Effects of a message with photos: they are attached to it and become immutable. */
export function withAttachedPhotos({ advertiserId }: Viewer, id: string, text: string) {
  const albumOf = (found: Found) => ({ id, conversationId: found.id, advertiserId });
  return {
    wasSaid: (db: Database, found: Found) => isAlbumSent(db, albumOf(found)),
    prepare: async (db: Database, found: Found): Promise<Refusal<'invalid-input'> | undefined> => {
      const photos = await lockGathered(db, albumOf(found));
      if (photos === undefined) return refuse('invalid-input', { fields: { message: [photosGone] } });
      if (photos > 0 || text !== '') return undefined;
      return refuse('invalid-input', { fields: { message: [validationMessages.required] } });
    },
    attach: (db: Database, messageId: string) => setMessage(db, id, messageId),
    lostWhenHeld: async (db: Database, found: Found) =>
      (await lockGathered(db, albumOf(found))) ? photosNotHeld : undefined,
  };
}
