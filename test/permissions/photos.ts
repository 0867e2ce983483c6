import { createAlbum, removePhoto } from '../../src/features/media/album.ts';
import { startUpload } from '../../src/features/media/uploads.ts';
import { addPhotos, jpeg } from '../albums.ts';
import { type Rows, ownerOnly } from './row.ts';
import { type Scene, given } from './scene.ts';

const newAlbum = ({ platform, owner }: Scene) => createAlbum(platform, platform.db, owner.advertiserId);

const onePhoto = async (scene: Scene) => {
  const albumId = await newAlbum(scene);
  const [photoId = ''] = await addPhotos(scene.platform, albumId, 1);
  return { params: { albumId, photoId } };
};

const begunUpload = async (scene: Scene) => {
  const { advertiserId } = scene.owner;
  const albumId = await newAlbum(scene);
  const bytes = await jpeg(40, 30);
  const announced = { albumId, advertiserId, client: 'test', name: 'hul.jpg', size: bytes.length };
  const { id: uploadId } = given(await startUpload(scene.platform, announced));
  return { bytes, params: { albumId, uploadId } };
};

/** Photos of a listing: only its owner may read and change an album. */
export const photoRows: Rows = {
  getAlbum: ownerOnly(onePhoto),
  startUpload: ownerOnly(async (scene) => ({
    params: { albumId: await newAlbum(scene) },
    body: { name: 'hul.jpg', size: 1000 },
  })),
  getUpload: ownerOnly(async (scene) => ({ params: (await begunUpload(scene)).params })),
  continueUpload: ownerOnly(begunUpload),
  orderPhotos: ownerOnly(async (scene) => {
    const { params } = await onePhoto(scene);
    return { params, body: { photoIds: [params.photoId] } };
  }),
  turnPhoto: ownerOnly(onePhoto),
  removePhoto: ownerOnly(onePhoto),
  restorePhoto: ownerOnly(async (scene) => {
    const photo = await onePhoto(scene);
    const { advertiserId } = scene.owner;
    given(await removePhoto(scene.platform, { ...photo.params, advertiserId }));
    return photo;
  }),
};
