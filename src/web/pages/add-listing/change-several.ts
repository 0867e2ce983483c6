import type { RouterContextProvider } from 'react-router';
import { addBatchRows, assignPhotos, readBatchTable } from '../../../features/batch/contract.ts';
import { spread } from '../../../features/batch/rules.ts';
import { discardDraft } from '../../../features/listings/contract.ts';
import { callApi } from '../../api-client.ts';
import { loadBatch } from './load-several.ts';

type Context = Readonly<RouterContextProvider>;

type Wish = { intent: string; id: string; typed: Blob; photoIds: readonly string[]; each: string };

/** The action of a button, by its name. */
export async function changeSeveral(context: Context, { intent, id, typed, photoIds, each }: Wish) {
  const assign = (moves: { photoId: string; rowId?: string }[]) =>
    moves.length > 0 ? callApi(context, assignPhotos, { body: { moves } }) : undefined;
  switch (intent) {
    case 'read':
      return callApi(context, readBatchTable, { body: typed.stream() });
    case 'add':
      return callApi(context, addBatchRows, { body: { rows: [{}] } });
    case 'assign':
      return assign(photoIds.map((photoId) => ({ photoId, rowId: id })));
    case 'back':
      return assign([{ photoId: id }]);
    case 'spread': {
      const now = await loadBatch(context);
      const count = Math.min(10, Math.max(1, Math.trunc(Number(each)) || 1));
      return (
        now &&
        assign(
          spread(
            now.pile.photos.map((photo) => photo.id),
            now.rows,
            count,
          ),
        )
      );
    }
    case 'remove': {
      // The photos of a removed row are kept as unassigned.
      const row = (await loadBatch(context))?.rows.find((one) => one.id === id);
      if (!row) return undefined;
      const saved = await assign(row.photos.map((photo) => ({ photoId: photo.id })));
      return saved && !saved.ok ? saved : callApi(context, discardDraft, { params: { id } });
    }
    default:
      return undefined;
  }
}
