import { mkdir, rm } from 'node:fs/promises';
import { type Refusal, refuse } from '../../contract/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { isStorageProblem } from '../../platform/storage/storage.ts';
import { photoMaxBytes, type Upload } from './contract.ts';
import {
  deleteUpload,
  findPhoto,
  findUpload,
  insertUpload,
  ownAlbum,
  photosIn,
  type UploadRow,
} from './db.ts';
import { makePhoto, type PictureRefusal } from './make-photo.ts';
import { photoView } from './photo-row.ts';
import { refuseMore } from './policy.ts';
import { dropOldestUploads, takeFromQuota } from './quota.ts';
import { receiveBody } from './receive-body.ts';
import { receivedBytes, uploadPath, uploadsDir } from './upload-file.ts';

/** The active sender of each upload in this process. */
const senders = new Map<string, { stop: AbortController; done: Promise<unknown> }>();

/**
 * Runs one sender of an upload at a time: a new one, connected after a broken connection, aborts the one the server
 * may still be waiting for, and starts once that has finished.
 */
async function withExclusiveUpload<T>(
  uploadId: string,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const before = senders.get(uploadId);
  before?.stop.abort();
  const stop = new AbortController();
  const done = (before?.done ?? Promise.resolve()).then(() => send(stop.signal));
  const sender = { stop, done: done.catch(() => undefined) };
  senders.set(uploadId, sender);
  try {
    return await done;
  } finally {
    if (senders.get(uploadId) === sender) senders.delete(uploadId);
  }
}

export type OwnUpload = { albumId: string; uploadId: string; advertiserId: string };

/** Announces one photo. With its last byte the upload becomes a photo of the album with the same id. */
export async function startUpload(
  platform: Platform,
  announced: { albumId: string; advertiserId: string; client: string; name: string; size: number },
): Promise<
  Upload | Refusal<'not-found' | 'photo-too-large' | 'photo-limit-reached' | 'photo-quota-reached'>
> {
  const { albumId, advertiserId, client, name, size } = announced;
  const album = await ownAlbum(platform.db, albumId, advertiserId);
  if (!album) return refuse('not-found');
  if (size > photoMaxBytes) return refuse('photo-too-large');
  const many = refuseMore(album, (await photosIn(platform.db, [albumId])).length);
  if (many) return many;
  const id = platform.ids.uuid();
  const created_at = platform.clock.now();
  const refusal = await platform.db.transaction().execute(async (db) => {
    const full = await takeFromQuota(platform, db, { advertiserId, client, files: 1, bytes: size });
    if (full) return full;
    await insertUpload(db, { id, album_id: albumId, file_name: name, size_bytes: size, created_at });
    return undefined;
  });
  if (refusal) return refusal;
  await dropOldestUploads(platform, advertiserId);
  return { id, size, received: 0 };
}

/** The progress of an upload, with its photo once there is one. */
export async function getUpload(platform: Platform, own: OwnUpload): Promise<Upload | Refusal<'not-found'>> {
  const upload = await ownUpload(platform, own);
  return upload ? uploadView(platform, upload) : refuse('not-found');
}

type Refused =
  | PictureRefusal
  | Refusal<'not-found' | 'request-timeout' | 'malformed-request' | 'photo-not-stored'>;

/**
 * Writes the bytes from `offset` on, and makes the photo after the last one. A wrong offset changes nothing: the
 * response contains the right one.
 */
export async function continueUpload(
  platform: Platform,
  own: OwnUpload,
  sent: { offset: number; body: ReadableStream<Uint8Array> },
): Promise<Upload | Refused> {
  try {
    return await withExclusiveUpload(own.uploadId, (signal) => takeBytes(platform, own, { ...sent, signal }));
  } catch (problem) {
    if (!isStorageProblem(problem)) throw problem;
    platform.log.error({ err: problem, uploadId: own.uploadId }, 'A photo could not be stored');
    return refuse('photo-not-stored');
  }
}

async function takeBytes(
  platform: Platform,
  own: OwnUpload,
  { offset, body, signal }: { offset: number; body: ReadableStream<Uint8Array>; signal: AbortSignal },
): Promise<Upload | Refused> {
  const upload = await ownUpload(platform, own);
  if (!upload) return refuse('not-found');
  const path = uploadPath(platform, upload.id);
  const before = await uploadView(platform, upload);
  if (before.photo || offset !== before.received) return before;

  if (before.received < upload.size_bytes) {
    await mkdir(uploadsDir(platform), { recursive: true });
    const arrival = await receiveBody(body, { path, offset, size: upload.size_bytes, signal });
    if (arrival === 'idle') return refuse('request-timeout');
    if (arrival === 'not-an-image') return giveUp(platform, upload, refuse('photo-not-an-image'));
    if (arrival === 'heic') return giveUp(platform, upload, refuse('photo-heic'));
    if (arrival === 'too-much') return giveUp(platform, upload, refuse('malformed-request'));
    if ((await receivedBytes(path)) < upload.size_bytes) return uploadView(platform, upload);
  }

  const refusal = await makePhoto(platform, { photoId: upload.id, albumId: upload.album_id, path });
  if (refusal) return giveUp(platform, upload, refusal);
  await rm(path, { force: true });
  return uploadView(platform, upload);
}

async function ownUpload(platform: Platform, own: OwnUpload): Promise<UploadRow | undefined> {
  if (!(await ownAlbum(platform.db, own.albumId, own.advertiserId))) return undefined;
  return findUpload(platform.db, own.albumId, own.uploadId);
}

async function uploadView(
  platform: Platform,
  { id, album_id, size_bytes: size }: UploadRow,
): Promise<Upload> {
  const photo = await findPhoto(platform.db, album_id, id);
  if (photo) return { id, size, received: size, photo: photoView(photo) };
  return { id, size, received: await receivedBytes(uploadPath(platform, id)) };
}

/** Deletes a refused upload: the same bytes would be refused again. */
async function giveUp<R extends Refusal>(platform: Platform, upload: UploadRow, refusal: R): Promise<R> {
  await deleteUpload(platform.db, upload.id);
  await rm(uploadPath(platform, upload.id), { force: true });
  return refusal;
}
