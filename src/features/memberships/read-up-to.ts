/** The whole of a body; nothing when it is longer than `atMost` bytes. */
export async function readUpTo(
  body: ReadableStream<Uint8Array>,
  atMost: number,
): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body) {
    length += piece.length;
    if (length > atMost) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
