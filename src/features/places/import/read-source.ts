import { type InfoRecord, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { readCodeList, readLink } from './csu-lists.ts';
import type { Complaint, Gathered } from './gathered.ts';
import { readMpsv } from './mpsv.ts';
import { readAddress, readStructure } from './ruian.ts';
import type { Source } from './sources.ts';

/** Something in a file that could not be used; `line` counts from 1 and is an item's number in JSON. */
export type Problem = { readonly source: string; readonly line?: number; readonly why: string };

type Row = (column: string) => string;
type Format = { columns: string[]; read: (row: Row, into: Gathered, today: string) => Complaint };

const formats: Format[] = [
  {
    columns: ['Kód ADM', 'Kód obce', 'Název obce', 'PSČ', 'Souřadnice Y', 'Souřadnice X'],
    read: readAddress,
  },
  { columns: ['KODCIS', 'CHODNOTA', 'TEXT', 'ADMPLOD', 'ADMNEPO'], read: readCodeList },
  { columns: ['KODCIS1', 'CHODNOTA1', 'KODCIS2', 'CHODNOTA2', 'TEXT2'], read: readLink },
  { columns: ['OBEC_KOD', 'OKRES_KOD', 'VUSC_KOD'], read: readStructure },
];

/** Reads one file into `into`, whatever its official format; answers how many rows it had. `today` as `YYYYMMDD`. */
export async function readSource(
  source: Source,
  into: Gathered,
  today: string,
  complain: (problem: Problem) => void,
): Promise<number> {
  const at = (line: number | undefined, why: string) => complain({ source: source.name, line, why });
  if (/\.json$/i.test(source.name)) {
    let text = '';
    for await (const part of decoded(source.bytes())) text += part;
    return readMpsv(text, into, (item, why) => at(item || undefined, why));
  }

  let header: { format: Format; places: Map<string, number> } | undefined;
  let rows = 0;
  for await (const { record: fields, info } of csvRecords(source)) {
    if (!header) {
      header = recognise(fields);
      if (header) continue;
      at(1, 'this is none of the known official formats');
      return 0;
    }
    rows += 1;
    const { format, places } = header;
    const why =
      fields.length === places.size
        ? format.read((column) => fields[places.get(column) ?? -1]?.trim() ?? '', into, today)
        : `${fields.length} columns instead of ${places.size}`;
    if (why) at(info.lines, why);
  }
  return rows;
}

type CsvRecord = { readonly record: string[]; readonly info: InfoRecord };

/** Rows of unequal length and stray quotes are the reader's to complain about, one row at a time. */
function csvRecords(source: Source): AsyncIterable<CsvRecord> {
  const parser = parse({
    delimiter: ';',
    info: true,
    relaxColumnCount: true,
    relaxQuotes: true,
    skipEmptyLines: true,
  });
  return Readable.from(decoded(source.bytes())).pipe(parser);
}

function recognise(columns: string[]): { format: Format; places: Map<string, number> } | undefined {
  const places = new Map(columns.map((column, index) => [column.trim(), index]));
  const format = formats.find((each) => each.columns.every((column) => places.has(column)));
  return format && { format, places };
}

/**
 * Decodes the bytes of an official file chunk by chunk. CSV is windows-1250; a file that somebody has saved
 * as UTF-8 is recognised by its first chunk, and a byte order mark is dropped.
 */
async function* decoded(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<string> {
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
