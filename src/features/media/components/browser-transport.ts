import { callHeaders } from '../../../contract/application.ts';
import { CallFailed, messageOf } from '../../../contract/failures.ts';
import { api } from '../../../ui/calls/api.ts';
import type {
  Album,
  Upload,
  getUpload,
  orderPhotos,
  removePhoto,
  restorePhoto,
  startUpload,
  turnPhoto,
} from '../contract.ts';
import { PhotoRefused, type PhotoTransport } from './photo-sending.ts';

const isFinalRefusal = (status: number) => status >= 400 && status < 500 && ![401, 408, 429].includes(status);

/** A refusal with a message is final; any other error may be retried. */
async function ask<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (problem) {
    if (problem instanceof CallFailed && isFinalRefusal(problem.status ?? 0))
      throw new PhotoRefused(problem.message);
    throw problem;
  }
}

/** A session that expires meanwhile must not redirect away from the photos still waiting. */
const keepPage = { staysHere: true } as const;

/** A new order of an album, or one tool applied to one of its photos. */
export type AlbumChange = { photoIds: string[] } | { tool: 'turn' | 'remove' | 'restore'; photoId: string };

export function changeAlbum(albumId: string, change: AlbumChange): Promise<Album> {
  const base = `/albums/${albumId}` as const;
  if ('photoIds' in change)
    return ask(api<typeof orderPhotos>('put', `${base}/order`, { body: change, ...keepPage }));
  const photo = `${base}/photos/${change.photoId}` as const;
  if (change.tool === 'turn') return ask(api<typeof turnPhoto>('post', `${photo}/turn`, keepPage));
  if (change.tool === 'restore') return ask(api<typeof restorePhoto>('post', `${photo}/restore`, keepPage));
  return ask(api<typeof removePhoto>('delete', photo, keepPage));
}

/** A request without progress for this many milliseconds is aborted; the upload resumes with another one. */
const idleTimeout = 30_000;

/**
 * Uploads photos to an album, one at a time, with progress. `album` returns the id; it is called again when creating
 * the album failed.
 */
export function browserTransport(album: () => Promise<string>): PhotoTransport {
  const uploads = async () => `/albums/${await ask(album())}/uploads` as const;
  return {
    start: async (file) => {
      const body = { name: file.name.slice(-255), size: file.size };
      return ask(api<typeof startUpload>('post', await uploads(), { body, ...keepPage }));
    },
    stand: async (uploadId) => ask(api<typeof getUpload>('get', `${await uploads()}/${uploadId}`, keepPage)),
    send: async (uploadId, offset, bytes, onSent) => {
      const address = `/api/v1${await uploads()}/${uploadId}?offset=${offset}`;
      return new Promise((resolve, reject) => {
        // fetch has no upload progress.
        const request = new XMLHttpRequest();
        const lost = () => reject(new TypeError('The photo did not arrive'));
        let timer = setTimeout(() => request.abort(), idleTimeout);
        request.upload.addEventListener('progress', ({ loaded }) => {
          clearTimeout(timer);
          timer = setTimeout(() => request.abort(), idleTimeout);
          onSent(loaded);
        });
        request.addEventListener('error', lost);
        request.addEventListener('abort', lost);
        request.addEventListener('loadend', () => clearTimeout(timer));
        request.addEventListener('load', () => {
          try {
            resolve(readUpload(request.status, JSON.parse(request.responseText)));
          } catch (problem) {
            reject(problem instanceof Error ? problem : new Error('The answer cannot be read'));
          }
        });
        request.open('PUT', address);
        for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value);
        request.setRequestHeader('content-type', 'application/octet-stream');
        request.send(bytes);
      });
    },
  };
}

function readUpload(status: number, body: { data: Upload } | { error: object }): Upload {
  if ('data' in body) return body.data;
  const message = messageOf(body) ?? '';
  throw isFinalRefusal(status) ? new PhotoRefused(message) : new Error(message);
}
