import { type FileHandle, open } from 'node:fs/promises';
import { recognise, signatureBytes } from '../../platform/images/images.ts';

/** Idle timeout of uploads, by the specification. */
const idleMs = 30_000;

export type ReceiveOutcome = 'arrived' | 'cut-off' | 'idle' | 'too-much' | 'not-an-image' | 'heic';

export type ReceiveOptions = {
  path: string;
  offset: number;
  size: number;
  signal: AbortSignal;
  idleMs?: number;
};

/**
 * Appends a body to a file as it arrives, never more than announced, holding at most one chunk in memory. A file
 * that is not a photo is detected by its first bytes.
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array>,
  receiving: ReceiveOptions,
): Promise<ReceiveOutcome> {
  const reader = body.getReader();
  const file = await open(receiving.path, receiving.offset === 0 ? 'w+' : 'r+');
  try {
    return await append(reader, file, receiving);
  } finally {
    reader.releaseLock();
    await file.close();
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function append(reader: Reader, file: FileHandle, receiving: ReceiveOptions): Promise<ReceiveOutcome> {
  let position = receiving.offset;
  let recognised = position >= signatureBytes;
  for (;;) {
    const piece = await nextPiece(reader, receiving.signal, receiving.idleMs ?? idleMs);
    if (piece === 'idle' || piece === 'cut-off') return piece;
    if (piece === 'end') break;
    if (position + piece.length > receiving.size) return 'too-much';
    await file.write(piece, 0, piece.length, position);
    position += piece.length;
    if (!recognised && position >= signatureBytes) {
      recognised = true;
      const { buffer } = await file.read(new Uint8Array(signatureBytes), 0, signatureBytes, 0);
      const format = recognise(buffer);
      if (format === undefined) return 'not-an-image';
      if (format === 'heic') return 'heic';
    }
  }
  return 'arrived';
}

async function nextPiece(
  reader: Reader,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Uint8Array | 'end' | 'idle' | 'cut-off'> {
  const { promise: given, resolve: giveUp } = Promise.withResolvers<'idle' | 'cut-off'>();
  const timer = setTimeout(() => giveUp('idle'), timeoutMs);
  const stop = () => giveUp('cut-off');
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    const result = await Promise.race([reader.read(), given]);
    return typeof result === 'string' ? result : result.done ? 'end' : result.value;
  } catch {
    // The client disconnected; what has arrived is kept, so that the upload can resume.
    return 'cut-off';
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
