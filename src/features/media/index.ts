export { addPhoto } from './make-photo.ts';
export { albumCovers, createAlbum, photosOfAlbums, requirePhotos } from './album.ts';
export { movePhotos } from './move-photos.ts';
export { copyFiles, insertCopies } from './copy-photos.ts';
export { deleteAlbum, lockAlbum } from './db.ts';
export {
  copyPhotos,
  gatheredPhotos,
  messagePhotoFile,
  openMessageAlbum,
  photosOfMessages,
  shownPicture,
} from './message-albums.ts';
export { isAlbumSent, lockGathered, setMessage } from './db-message-albums.ts';
export { albumsWithSamePhoto, fingerprintMissing } from './similar-photos.ts';
export { deletePhotoFiles, photoFilesOf } from './whole-account.ts';
