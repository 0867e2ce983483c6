/**
 * Decodes the bytes of an official file chunk by chunk. CSV is windows-1250; a file that somebody has saved
 * as UTF-8 is recognised by its first chunk, and a byte order mark is dropped.
 */
export async function* decoded(
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= new TextDecoder(isUtf8(chunk) ? 'utf-8' : 'windows-1250');
    yield decoder.decode(chunk, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function isUtf8(chunk: Uint8Array): boolean {
  if (!chunk.some((byte) => byte > 127)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}
