import { open, type FileHandle } from 'node:fs/promises';

const chunkBytes = 64 * 1024;

/** Reads a file piece by piece as its reader asks; closes it at the end, on an error and when nobody wants more. */
export function streamFile(path: string): ReadableStream<Uint8Array> {
  let file: FileHandle | undefined;
  const close = async () => {
    await file?.close();
    file = undefined;
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          file ??= await open(path, 'r');
          const { bytesRead, buffer } = await file.read(new Uint8Array(chunkBytes));
          if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead));
          await close();
          controller.close();
        } catch (error) {
          await close();
          throw error;
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}
