import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';

/** Limit for all parts together, decompressed: a club's table takes a hundredth of it, a zip bomb a thousand times as much. */
const maxBytes = 8_000_000;
const maxEntries = 500;
const maxCells = 50_000;
const broken = 'Sešit se nepovedlo otevřít. Ulož ho znovu jako XLSX, nebo z něj zkopíruj řádky.';
const tooLarge = 'Sešit je po rozbalení moc velký. Zkopíruj z něj jen potřebné řádky.';

class TooLarge extends Error {}

/**
 * Cells of the first visible sheet with contents of an XLSX workbook, with cached formula results and dates as
 * `5. 12. 2026`; an error message if it cannot be read.
 */
export async function workbookRows(bytes: Buffer): Promise<string[][] | string> {
  let zip: ZipFile | undefined;
  try {
    zip = await fromBufferPromise(bytes, { autoClose: false });
    const part = await partReader(zip);
    const texts = {
      strings: stringsOf(await part('xl/sharedStrings.xml')),
      dates: dateStyles(await part('xl/styles.xml')),
    };
    for (const path of sheetPaths(await part('xl/workbook.xml'), await part('xl/_rels/workbook.xml.rels'))) {
      const rows = sheetRows(await part(path), texts);
      if (rows.some((row) => row.some((each) => each.trim() !== ''))) return rows;
    }
    return [];
  } catch (problem) {
    return problem instanceof TooLarge ? tooLarge : broken;
  } finally {
    zip?.close();
  }
}

/**
 * Returns a function that parses one part of the archive, undefined if there is none. Declared sizes are not
 * trusted: bytes are counted while decompressing.
 */
async function partReader(zip: ZipFile): Promise<(name: string) => Promise<unknown>> {
  const found = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (found.size >= maxEntries) throw new TooLarge();
    found.set(entry.fileName, entry);
  }
  let size = 0;
  return async (name) => {
    const entry = found.get(name);
    if (!entry) return undefined;
    if (entry.uncompressedSize > maxBytes) throw new TooLarge();
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      size += piece.byteLength;
      if (size > maxBytes) throw new TooLarge();
      pieces.push(piece);
    }
    const text = Buffer.concat(pieces).toString('utf8');
    // Without a DOCTYPE there are no entities to expand.
    if (/<!DOCTYPE/i.test(text) || XMLValidator.validate(text) !== true) throw new Error('no such XML');
    return parser.parse(text);
  };
}

const several = new Set(['row', 'c', 'si', 'r', 'sheet', 'Relationship', 'numFmt', 'xf']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  // Includes numeric references such as `&#225;`, which some libraries write instead of diacritics.
  htmlEntities: true,
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
  '@s': z.string().optional(),
  v: text.optional(),
  is: rich.optional(),
});
const sheetShape = z.object({
  worksheet: z.object({
    sheetData: z
      .object({ row: z.array(z.object({ c: z.array(cell).optional() }).or(z.string())) })
      .or(z.literal('').transform(() => ({ row: [] }))),
  }),
});

const workbookShape = z.object({
  workbook: z.object({
    sheets: z.object({ sheet: z.array(z.object({ '@id': z.string(), '@state': z.string().optional() })) }),
  }),
});
const relationsShape = z.object({
  Relationships: z.object({ Relationship: z.array(z.object({ '@Id': z.string(), '@Target': z.string() })) }),
});

/** Paths of the visible sheets, in the order of their tabs, which need not be that of the files' numbers. */
function sheetPaths(workbook: unknown, relations: unknown): string[] {
  const targets = relationsShape.parse(relations).Relationships.Relationship;
  return workbookShape
    .parse(workbook)
    .workbook.sheets.sheet.filter(({ '@state': state = 'visible' }) => state === 'visible')
    .flatMap((sheet) => targets.find((each) => each['@Id'] === sheet['@id'])?.['@Target'] ?? [])
    .map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`));
}

const stylesShape = z.object({
  styleSheet: z.object({
    numFmts: z
      .object({ numFmt: z.array(z.object({ '@numFmtId': z.string(), '@formatCode': z.string() })) })
      .optional(),
    cellXfs: z.object({ xf: z.array(z.object({ '@numFmtId': z.string() })) }),
  }),
});
/** The formats of dates that are not written in the file. */
const builtInDates = ['14', '15', '16', '17', '22'];

/** Numbers of the cell styles that show a number as a date. */
function dateStyles(styles: unknown): ReadonlySet<string> {
  const read = stylesShape.safeParse(styles).data?.styleSheet;
  const isDate = (code: string) => /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  const own = read?.numFmts?.numFmt.filter((format) => isDate(format['@formatCode'])) ?? [];
  const formats = new Set([...builtInDates, ...own.map((format) => format['@numFmtId'])]);
  return new Set(
    read?.cellXfs.xf.flatMap((style, at) => (formats.has(style['@numFmtId']) ? [String(at)] : [])),
  );
}

function stringsOf(strings: unknown): string[] {
  return z.object({ sst: z.object({ si: z.array(rich) }) }).safeParse(strings).data?.sst.si ?? [];
}

type Texts = { strings: readonly string[]; dates: ReadonlySet<string> };

function sheetRows(sheet: unknown, texts: Texts): string[][] {
  const { row: rows } = sheetShape.parse(sheet).worksheet.sheetData;
  let cells = 0;
  return rows.map((row) => {
    const read: string[] = [];
    for (const each of (typeof row === 'string' ? undefined : row.c) ?? []) {
      if ((cells += 1) > maxCells) throw new TooLarge();
      const at = columnOf(each['@r']) ?? read.length;
      if (at > 200) throw new TooLarge();
      while (read.length < at) read.push('');
      read[at] = valueOf(each, texts);
    }
    return read;
  });
}

function valueOf(
  { '@t': type = 'n', '@s': style = '', v = '', is = '' }: z.output<typeof cell>,
  { strings, dates }: Texts,
): string {
  if (type === 's') return strings[Number(v)] ?? '';
  if (type === 'inlineStr') return is;
  if (type === 'e') return '';
  if (type !== 'n' || v === '') return v;
  if (dates.has(style)) return dateOf(Number(v));
  // 0.1 + 0.2 is stored with all its digits.
  return String(Number(Number(v).toPrecision(12)));
}

const dayMs = 86_400_000;

/** A date is stored as the number of days since 30 December 1899. */
function dateOf(days: number): string {
  const date = new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * dayMs);
  return `${date.getUTCDate()}. ${date.getUTCMonth() + 1}. ${date.getUTCFullYear()}`;
}

/** Column index of a reference: `AB12` is the 28th column. */
function columnOf(reference: string | undefined): number | undefined {
  const columnName = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!columnName) return undefined;
  return columnName.split('').reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
