import { addRows } from '../../src/features/batch/batch.ts';
import { stickValues } from '../stick-values.ts';
import { addPhotos } from '../albums.ts';
import { type Rows, ownerOnly, signedInOnes } from './row.ts';
import { given } from './scene.ts';

/** Batches: an advertiser can access only their own batch and photos of its rows. */
export const batchRows: Rows = {
  getBatch: signedInOnes(),
  addBatchRows: signedInOnes(() => ({ body: { rows: [] } })),
  readBatchTable: signedInOnes(() => ({ bytes: Buffer.from('Zone Dream AIR 29;L;96;850') })),
  saveBatch: signedInOnes(() => ({ body: { shared: {}, rows: [] } })),
  publishBatch: signedInOnes(() => ({ body: {} })),
  assignPhotos: ownerOnly(async ({ platform, owner }) => {
    const { rows, pile } = given(await addRows(platform, owner, [stickValues]));
    const [photoId = ''] = await addPhotos(platform, pile.albumId, 1);
    return { body: { moves: [{ photoId, rowId: rows[0]?.id }] } };
  }),
};
