import { CallFailed } from '../../../contract/failures.ts';
import { calls } from '../../../ui/calls/calls.ts';
import type { Album, Upload } from '../contract.ts';
import { PhotoRefused, type PhotoTransport } from './photo-sending.ts';

type Envelope<T> = { data: T } | { error: { message: string } };

const refusing = (status: number) => status >= 400 && status < 500 && status !== 408 && status !== 429;

/** A refusal with its sentence is final; anything else may pass when tried again. */
function read<T>(status: number, body: Envelope<T>): T {
  if ('data' in body) return body.data;
  throw refusing(status) ? new PhotoRefused(body.error.message) : new Error(body.error.message);
}

async function ask<T>(call: Promise<{ data: T }>): Promise<T> {
  try {
    return (await call).data;
  } catch (problem) {
    if (problem instanceof CallFailed && problem.status !== 401 && refusing(problem.status ?? 0))
      throw new PhotoRefused(problem.message);
    throw problem;
  }
}

const staying = { staysHere: true };

/** Changes an album at `url`: its order, or by what a tool's button says. */
export const changeAlbum = (url: string, wish: { photoIds: string[] } | { action: string }) =>
  ask(calls.post<{ data: Album }>(url, wish, staying));

/** Milliseconds without a byte after which a request is given up; the upload then goes on with another. */
const idle = 30_000;

/** Sends photos to `url`, one request a photo, with progress. */
export function browserTransport(url: string): PhotoTransport {
  return {
    start: (file) =>
      ask(calls.post<{ data: Upload }>(url, { name: file.name.slice(-255), size: file.size }, staying)),
    stand: (uploadId) => ask(calls.get<{ data: Upload }>(`${url}?nahravani=${uploadId}`, staying)),
    send: (uploadId, offset, bytes, onSent) =>
      new Promise((resolve, reject) => {
        // fetch cannot say how much has been sent.
        const request = new XMLHttpRequest();
        const lost = () => reject(new TypeError('The photo did not arrive'));
        let clock = setTimeout(() => request.abort(), idle);
        request.upload.addEventListener('progress', ({ loaded }) => {
          clearTimeout(clock);
          clock = setTimeout(() => request.abort(), idle);
          onSent(loaded);
        });
        request.addEventListener('error', lost);
        request.addEventListener('abort', lost);
        request.addEventListener('loadend', () => clearTimeout(clock));
        request.addEventListener('load', () => {
          try {
            const body: Envelope<Upload> = JSON.parse(request.responseText);
            resolve(read(request.status, body));
          } catch (problem) {
            reject(problem instanceof Error ? problem : new Error('The answer cannot be read'));
          }
        });
        request.open('POST', `${url}?nahravani=${uploadId}&od=${offset}`);
        request.setRequestHeader('content-type', 'application/octet-stream');
        request.send(bytes);
      }),
  };
}
