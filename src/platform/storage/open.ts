import { folderStorage } from './folder.ts';
import type { StoragePlace } from './place.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

export function openStorage(place: StoragePlace): Storage {
  return place.kind === 'folder' ? folderStorage(place.dir) : s3Storage(place.bucket);
}
