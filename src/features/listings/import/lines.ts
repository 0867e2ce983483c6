/** Far more than a listing of the longest texts; whatever is longer is no line of listings. */
const longestLine = 1_000_000;
const newLine = 0x0a;

export type Line = { number: number; text: string } | { number: number; problem: string };

/** The lines of a file, counted from 1, read as they come; empty ones are passed over. A broken one harms no other. */
export async function* linesOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line> {
  let number = 1;
  let parts: Uint8Array[] = [];
  let size = 0;
  const add = (part: Uint8Array) => {
    size += part.length;
    if (size <= longestLine) parts.push(part);
    else parts = [];
  };
  const finish = (): Line[] => {
    const line = size > longestLine ? tooLong : decoded(Buffer.concat(parts));
    const at = { number };
    number += 1;
    parts = [];
    size = 0;
    return 'text' in line && line.text === '' ? [] : [{ ...at, ...line }];
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, from)) {
      add(chunk.subarray(from, end));
      yield* finish();
      from = end + 1;
    }
    add(chunk.subarray(from));
  }
  if (size > 0) yield* finish();
}

const tooLong = { problem: `longer than ${longestLine.toLocaleString('en-GB')} bytes` };
/** Leaves out a byte order mark at the beginning. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

function decoded(bytes: Uint8Array): { text: string } | { problem: string } {
  try {
    return { text: utf8.decode(bytes).trim() };
  } catch {
    return { problem: 'not UTF-8' };
  }
}
