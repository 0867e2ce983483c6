import { type InfoRecord, parse } from 'csv-parse';
import { Readable } from 'node:stream';
import {
  type LineProblem,
  collectDistrict,
  type CollectedData,
  collectLink,
  collectName,
  isCode,
} from './collected-data.ts';
import { inCzechia } from './krovak.ts';
import { readMpsv } from './mpsv.ts';
import type { Source } from './sources.ts';

/** Something in a file that could not be used; `line` counts from 1 and is the item's number in JSON. */
export type Problem = { readonly source: string; readonly line?: number | undefined; readonly why: string };

type Row = (column: string) => string;
type Format = { columns: string[]; read: (row: Row, into: CollectedData, today: string) => LineProblem };

const formats: Format[] = [
  {
    columns: ['Kód ADM', 'Kód obce', 'Název obce', 'PSČ', 'Souřadnice Y', 'Souřadnice X'],
    read: readAddress,
  },
  { columns: ['KODCIS', 'CHODNOTA', 'TEXT', 'ADMPLOD', 'ADMNEPO'], read: readCodeList },
  { columns: ['KODCIS1', 'CHODNOTA1', 'KODCIS2', 'CHODNOTA2', 'TEXT2'], read: readLink },
  { columns: ['OBEC_KOD', 'OKRES_KOD', 'VUSC_KOD'], read: readStructure },
];

/** Reads one file of any official format into `into`; returns its number of rows. `today` is `YYYYMMDD`. */
export async function readSource(
  source: Source,
  into: CollectedData,
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

/** Parses leniently: rows of unequal length and stray quotes are reported by the reader row by row. */
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
 * Decodes an official file chunk by chunk. CSV is windows-1250; a file re-saved as UTF-8 is detected by its first
 * chunk, and a byte order mark is dropped.
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

/**
 * A row of a ČSÚ code list: 43 municipalities, 101 districts; 100, the regions, is built in. `today` is `YYYYMMDD`.
 */
function readCodeList(row: Row, into: CollectedData, today: string): LineProblem {
  const code = row('CHODNOTA');
  switch (row('KODCIS')) {
    case '43':
      return isValid(row('ADMPLOD'), row('ADMNEPO'), today)
        ? collectName(into, code, row('TEXT'))
        : undefined;
    case '101':
      return (
        collectDistrict(into, 'csu', code, row('OKRES_LAU')) ??
        collectDistrict(into, 'ruian', row('KOD_RUIAN'), row('OKRES_LAU'))
      );
    case '100':
      return undefined;
    default:
      return `code list ${row('KODCIS')} is none of 43, 100, 101`;
  }
}

/** A row of a ČSÚ link between code lists: 43 to 101 links a municipality to its district. */
function readLink(row: Row, into: CollectedData): LineProblem {
  switch (`${row('KODCIS1')} ${row('KODCIS2')}`) {
    case '43 101':
      return collectLink(into, row('CHODNOTA1'), { system: 'csu', id: row('CHODNOTA2'), name: row('TEXT2') });
    case '100 101':
      return undefined;
    default:
      return `the link ${row('KODCIS1')} to ${row('KODCIS2')} is none of 43 to 101, 100 to 101`;
  }
}

/** Dates are `dd.mm.yyyy`; 09.09.9999 means no end, an empty date no limit. */
function isValid(from: string, to: string, today: string): boolean {
  const sortable = (date: string) => date.split('.').toReversed().join('');
  return (from === '' || sortable(from) <= today) && (to === '' || sortable(to) >= today);
}

/** One address of RÚIAN: adds a postal code and usually a point to its municipality. */
function readAddress(row: Row, into: CollectedData): LineProblem {
  const code = row('Kód obce');
  const name = row('Název obce');
  const postcode = row('PSČ');
  if (!isCode(code)) return `"${code}" is not the code of a municipality`;
  if (name === '') return `municipality ${code} has no name`;
  if (postcode !== '' && !/^\d{5}$/.test(postcode)) return `"${postcode}" is not a postal code`;

  let addresses = into.addresses.get(code);
  if (!addresses) {
    addresses = { name, count: 0, located: 0, sumY: 0, sumX: 0, postcodes: new Set() };
    into.addresses.set(code, addresses);
  }
  addresses.count += 1;
  if (postcode !== '') addresses.postcodes.add(postcode);
  if (row('Souřadnice Y') === '' && row('Souřadnice X') === '') return undefined;
  const y = Number(row('Souřadnice Y'));
  const x = Number(row('Souřadnice X'));
  if (!inCzechia(y, x))
    return `coordinates ${row('Souřadnice Y')}, ${row('Souřadnice X')} do not lie in Czechia`;
  addresses.located += 1;
  addresses.sumY += y;
  addresses.sumX += x;
}

/** A row of RÚIAN's `vazby-cr.csv`, which links parts of municipalities to the units above them. */
function readStructure(row: Row, into: CollectedData): LineProblem {
  const code = row('OBEC_KOD');
  // Prague is its own district, so the column is empty.
  if (row('OKRES_KOD') === '' && row('VUSC_KOD') === '19') {
    return collectLink(into, code, { system: 'ruian', id: '9999', name: 'Praha' });
  }
  return collectLink(into, code, { system: 'ruian', id: row('OKRES_KOD') });
}
