import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { normalizeLine } from '../../../contract/normalize-text.ts';
import { tableMaxBytes } from '../contract.ts';
import { workbookRows } from './workbook.ts';

/** Cells as text, or an error message if the table cannot be read. */
export type ReadTable = { rows: string[][] } | { wrong: string };

const maxColumns = 40;

/** Reads a pasted or uploaded table: delimited text or a workbook. Blank rows are dropped. */
export async function readTable(bytes: Uint8Array): Promise<ReadTable> {
  if (bytes.byteLength > tableMaxBytes)
    return { wrong: 'Tabulka je moc velká, načteme nejvýš 1 MB. Nech v ní jen potřebné řádky.' };
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return { wrong: 'Tohle je starý sešit XLS nebo sešit s heslem. Ulož ho jako XLSX nebo CSV.' };
  const isWorkbook = startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]);
  const read = isWorkbook ? await workbookRows(Buffer.from(bytes)) : textRows(textOf(bytes));
  if (typeof read === 'string') return { wrong: read };
  const rows = read.map((row) => row.map(normalizeLine)).filter((row) => row.some((cell) => cell !== ''));
  if (rows.length === 0) return { wrong: 'V tabulce nic není. Vlož aspoň jeden řádek.' };
  return hostile(rows) ?? { rows };
}

const startsWith = (bytes: Uint8Array, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte);

/** UTF-8, or the other encodings used by Czech spreadsheets. */
function textOf(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

function textRows(text: string): string[][] | string {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
    });
  } catch (problem) {
    if (!(problem instanceof CsvError)) throw problem;
    return 'Tabulku se nepovedlo přečíst, nejspíš v ní chybí uvozovka. Zkopíruj řádky z tabulky znovu.';
  }
}

/** Tab when copied, semicolon when saved in a Czech locale, comma in an English one. */
function delimiterOf(text: string): string {
  const outside = text.replaceAll(/"(?:[^"]|"")*"/g, '');
  return ['\t', ';'].find((mark) => outside.includes(mark)) ?? ',';
}

function hostile(rows: readonly string[][]): { wrong: string } | undefined {
  for (const [index, row] of rows.entries()) {
    const at = `na řádku ${index + 1}`;
    if (row.length > maxColumns) return { wrong: `V tabulce je moc sloupců (${at}). Nech jen ty potřebné.` };
    if (row.some((cell) => /^=|^[@+-]\s*\p{L}+\(/u.test(cell)))
      return { wrong: `V tabulce je vzorec (${at}). Zkopíruj hodnoty, ne vzorce.` };
    if (row.some((cell) => /<[a-z!/][^>]*>/i.test(cell)))
      return { wrong: `V tabulce jsou značky HTML (${at}). Vlož jen text.` };
  }
  return undefined;
}
