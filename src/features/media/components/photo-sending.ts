import type { Photo, Upload } from '../contract.ts';

/** The server said no, with a sentence; the same bytes would be refused again. */
export class PhotoRefused extends Error {}

/** How bytes travel; the browser's is `browserTransport`. What does not arrive rejects with any other error. */
export type PhotoTransport = {
  start: (file: File) => Promise<Upload>;
  /** Where the upload stands now. */
  stand: (uploadId: string) => Promise<Upload>;
  /** Sends bytes from `offset` on; `sent` counts those of this request. */
  send: (uploadId: string, offset: number, bytes: Blob, onSent: (sent: number) => void) => Promise<Upload>;
};

/** Milliseconds to wait before going on after the connection was lost. */
const pauses = [500, 2_000, 5_000] as const;

/** The device's connection; a pause is as long as it says. */
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
 * One photo on its way. `run` sends it, and after a lost connection asks how much has arrived and goes on from
 * there; when it gives up, another `run` continues. While the device is offline it waits, however long that takes.
 * `onProgress` hears of parts from 0 to 1.
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
