import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';

/**
 * Limit for one decompressed part: a club's table takes a hundredth of it, a zip bomb a thousand times as much.
 */
const partMaxBytes = 8_000_000;
const maxEntries = 500;
const maxCells = 50_000;
const broken = 'Sešit se nepovedlo otevřít. Ulož ho znovu jako XLSX, nebo z něj zkopíruj řádky.';
const tooLarge = 'Sešit je po rozbalení moc velký. Zkopíruj z něj jen potřebné řádky.';

class TooLarge extends Error {}

/**
 * Cells of the first sheet of an XLSX workbook, with cached formula results; an error message if it cannot be
 * read.
 */
export async function workbookRows(bytes: Buffer): Promise<string[][] | string> {
  let zip: ZipFile | undefined;
  try {
    zip = await fromBufferPromise(bytes, { autoClose: false });
    const found = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (found.size >= maxEntries) return tooLarge;
      found.set(entry.fileName, entry);
    }
    const [first] = [...found.keys()]
      .flatMap((name) => /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(name)?.[1] ?? [])
      .toSorted((one, other) => Number(one) - Number(other));
    const sheet = await part(zip, found.get(`xl/worksheets/sheet${first}.xml`));
    const strings = await part(zip, found.get('xl/sharedStrings.xml'));
    return sheet === undefined ? broken : sheetRows(sheet, stringsOf(strings));
  } catch (problem) {
    return problem instanceof TooLarge ? tooLarge : broken;
  } finally {
    zip?.close();
  }
}

/** The declared size is not trusted: bytes are counted while decompressing. */
async function part(zip: ZipFile, entry: Entry | undefined): Promise<unknown> {
  if (!entry) return undefined;
  if (entry.uncompressedSize > partMaxBytes) throw new TooLarge();
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    size += piece.byteLength;
    if (size > partMaxBytes) throw new TooLarge();
    pieces.push(piece);
  }
  const text = Buffer.concat(pieces).toString('utf8');
  // Without a DOCTYPE there are no entities to expand.
  if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true) throw new Error('no such XML');
  return parser.parse(text);
}

const several = new Set(['row', 'c', 'si', 'r']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: false,
  isArray: (name) => several.has(name),
});

const text = z.union([
  z.string(),
  z.object({ '#text': z.string().default('') }).transform((t) => t['#text']),
]);
/** Plain text, or rich text in formatted runs. */
const rich = z
  .union([z.object({ t: text }), z.object({ r: z.array(z.object({ t: text })) }), z.unknown()])
  .transform((value) => {
    if (typeof value !== 'object' || value === null) return '';
    if ('t' in value) return String(value.t);
    return 'r' in value && Array.isArray(value.r) ? value.r.map((run) => String(run.t)).join('') : '';
  });
const cell = z.object({
  '@r': z.string().optional(),
  '@t': z.string().optional(),
  v: text.optional(),
  is: rich.optional(),
});
const sheetShape = z.object({
  worksheet: z.object({
    sheetData: z.object({ row: z.array(z.object({ c: z.array(cell).optional() }).or(z.string())) }),
  }),
});

function stringsOf(strings: unknown): string[] {
  return z.object({ sst: z.object({ si: z.array(rich) }) }).safeParse(strings).data?.sst.si ?? [];
}

function sheetRows(sheet: unknown, strings: readonly string[]): string[][] {
  const { row: rows } = sheetShape.parse(sheet).worksheet.sheetData;
  let cells = 0;
  return rows.map((row) => {
    const read: string[] = [];
    for (const each of (typeof row === 'string' ? undefined : row.c) ?? []) {
      if ((cells += 1) > maxCells) throw new TooLarge();
      const at = columnOf(each['@r']) ?? read.length;
      if (at > 200) throw new TooLarge();
      while (read.length < at) read.push('');
      read[at] = valueOf(each, strings);
    }
    return read;
  });
}

function valueOf({ '@t': type, v = '', is = '' }: z.output<typeof cell>, strings: readonly string[]): string {
  if (type === 's') return strings[Number(v)] ?? '';
  if (type === 'inlineStr') return is;
  if (type === 'e') return '';
  // 0.1 + 0.2 is stored with all its digits.
  return type === undefined || type === 'n' ? (v === '' ? '' : String(Number(Number(v).toPrecision(12)))) : v;
}

/** Column index of a reference: `AB12` is the 28th column. */
function columnOf(reference: string | undefined): number | undefined {
  const columnName = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!columnName) return undefined;
  return columnName.split('').reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
