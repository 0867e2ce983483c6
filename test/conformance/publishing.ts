import sharp from 'sharp';
import { expect } from 'vitest';
import * as batch from '../../src/features/batch/contract.ts';
import * as listings from '../../src/features/listings/contract.ts';
import * as media from '../../src/features/media/contract.ts';
import { recognizeListing } from '../../src/features/recognition/contract.ts';
import type { ApiCaller } from '../api-caller.ts';

export const offerValues = {
  category: 'florbalky',
  brand: 'unihoc',
  model: 'Epic',
  title: 'Unihoc Epic 26, levá',
  description: 'Hraná jednu sezonu, čepel ještě drží tvar.',
  condition: 'used',
  wear: 'light',
  'attributes.shaftLengthCm': '96',
  'attributes.hand': 'left',
  priceType: 'fixed',
  price: '1 490 Kč',
  placeName: 'Brno',
  placeDistrict: 'CZ0642',
  placeShown: 'district',
};

const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#0b7f8a' } })
  .jpeg()
  .toBuffer();

/** Uploads one photo to an album in a single request. */
export async function sendPhoto(api: ApiCaller, albumId: string, token: string) {
  const started = await api.call(media.startUpload, {
    params: { albumId },
    body: { name: 'hul.jpg', size: picture.length },
    token,
  });
  const { id: uploadId } = media.upload.parse(started.body.data);
  await api.call(media.getUpload, { params: { albumId, uploadId }, token });
  const sent = await api.call(media.continueUpload, { params: { albumId, uploadId }, bytes: picture, token });
  return media.upload.parse(sent.body.data);
}

/** Publishes one more offer; returns its id. */
export async function publishAnother(api: ApiCaller, token: string): Promise<number> {
  await api.call(recognizeListing, { body: { text: 'Unihoc Epic 30 87 cm levá', category: 'florbalky' } });
  const opened = await api.call(listings.openDraft, { token, body: { kind: 'offer', fresh: true } });
  const { id, albumId } = listings.draft.parse(opened.body.data);
  await api.call(listings.saveDraft, { token, params: { id }, body: { values: offerValues } });
  await sendPhoto(api, albumId, token);
  const published = await api.call(listings.publishDraft, { token, params: { id }, query: '?several=true' });
  return listings.ownListing.parse(published.body.data).id;
}

/** Publishes several offers at once from a table. */
export async function publishBatch(api: ApiCaller, token: string): Promise<void> {
  await api.call(batch.getBatch, { token });
  const bytes = Buffer.from('Zone Dream AIR 29;L;96;29;použité;4;850');
  const read = await api.call(batch.readBatchTable, { token, bytes });
  const { pile, rows } = batch.batch.parse(read.body.data);
  const row = { id: rows[0]?.id ?? '', fields: { ...offerValues, title: 'Zone Dream AIR 29 z klubu' } };
  await api.call(batch.addBatchRows, { token, body: { rows: [{}] } });
  await sendPhoto(api, pile.albumId, token);
  const album = await api.call(media.getAlbum, { token, params: { albumId: pile.albumId } });
  const photoId = media.album.parse(album.body.data).photos[0]?.id;
  await api.call(batch.assignPhotos, { token, body: { moves: [{ photoId, rowId: row.id }] } });
  await api.call(batch.saveBatch, { token, body: { shared: {}, rows: [row] } });
  const done = await api.call(batch.publishBatch, { token, body: {} });
  expect(batch.publishBatch.data.parse(done.body.data)).toMatchObject({
    published: [{ title: 'Zone Dream AIR 29 z klubu' }],
    batch: { rows: [{ values: {} }] },
  });
}
