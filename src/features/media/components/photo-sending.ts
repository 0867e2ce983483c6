import type { Photo, Upload } from '../contract.ts';

/** The server refused with a message; the same bytes would be refused again. */
export class PhotoRefused extends Error {}

/**
 * Transport of the bytes; the browser's is `browserTransport`. A lost connection rejects with an error other than
 * `PhotoRefused`.
 */
export type PhotoTransport = {
  start: (file: File) => Promise<Upload>;
  /** The current state of the upload. */
  stand: (uploadId: string) => Promise<Upload>;
  /** Sends bytes from `offset` on; `sent` counts the bytes of this request. */
  send: (uploadId: string, offset: number, bytes: Blob, onSent: (sent: number) => void) => Promise<Upload>;
};

/** Pauses in milliseconds before each retry after a lost connection. */
const pauses = [500, 2_000, 5_000] as const;

/** The device's connection state and the timer for pauses, replaceable in tests. */
export type Connection = {
  offline: () => boolean;
  backOnline: () => Promise<unknown>;
  pause: (milliseconds: number) => Promise<unknown>;
};

const browserConnection: Connection = {
  offline: () => !navigator.onLine,
  backOnline: () => new Promise((resolve) => addEventListener('online', resolve, { once: true })),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * The upload of one photo. `run` sends it and, after a lost connection, asks how much has arrived and resumes from
 * there; when it gives up, another `run` resumes. While the device is offline it waits without a limit. `onProgress`
 * receives the uploaded share from 0 to 1.
 */
export function createPhotoSending(
  transport: PhotoTransport,
  file: File,
  { offline, backOnline, pause }: Connection = browserConnection,
) {
  let uploadId: string | undefined;

  async function attempt(onProgress: (part: number) => void): Promise<Photo> {
    let upload = uploadId ? await transport.stand(uploadId) : await transport.start(file);
    uploadId = upload.id;
    while (!upload.photo) {
      const { id, received } = upload;
      const next = await transport.send(id, received, file.slice(received), (sent) =>
        onProgress(Math.min(1, (received + sent) / file.size)),
      );
      if (!next.photo && next.received <= received) throw new Error('Nothing has arrived');
      upload = next;
    }
    return upload.photo;
  }

  async function run(onProgress: (part: number) => void, tries = 0): Promise<Photo> {
    try {
      return await attempt(onProgress);
    } catch (problem) {
      const wait = pauses[tries];
      if (problem instanceof PhotoRefused) uploadId = undefined;
      else if (offline()) {
        await backOnline();
        return run(onProgress);
      }
      if (problem instanceof PhotoRefused || wait === undefined) throw problem;
      await pause(wait);
      return run(onProgress, tries + 1);
    }
  }
  return { run: (onProgress: (part: number) => void) => run(onProgress) };
}

export type PhotoSending = ReturnType<typeof createPhotoSending>;
