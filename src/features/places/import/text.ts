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

/** Calls `onLine` with every line and its number, counted from 1; ends of lines may be LF or CRLF. */
export async function readLines(
  texts: AsyncIterable<string>,
  onLine: (line: string, number: number) => void,
): Promise<void> {
  let rest = '';
  let number = 0;
  for await (const text of texts) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line.endsWith('\r') ? line.slice(0, -1) : line, ++number);
  }
  if (rest !== '') onLine(rest.endsWith('\r') ? rest.slice(0, -1) : rest, ++number);
}

/** The fields of a line separated by semicolons; text may stand in quotes, doubled inside. */
export function splitFields(line: string): string[] {
  if (!line.includes('"')) return line.split(';');
  const fields: string[] = [];
  const field = /(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g;
  for (const [, quoted, plain] of line.matchAll(field))
    fields.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
  return fields;
}
