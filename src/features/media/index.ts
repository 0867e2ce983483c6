export { addPhoto } from './make-photo.ts';
export { albumCovers, createAlbum, photosOfAlbums, requirePhotos } from './album.ts';
export { copyFiles, insertCopies } from './copy-photos.ts';
export { deleteAlbum } from './db.ts';
export { albumsWithSamePhoto } from './similar-photos.ts';
export { deletePhotoFiles, photoFilesOf } from './whole-account.ts';
