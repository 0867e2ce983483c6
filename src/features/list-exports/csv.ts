import type { Cell } from '../list-export.ts';

const moment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
});

/**
 * A spreadsheet would execute such text as a formula, even after spaces (CSV injection); these lists contain user
 * input.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r]/;

function formatCell(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  if (typeof cell === 'boolean') return cell ? 'ano' : 'ne';
  if (cell instanceof Date) return moment.format(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

const line = (cells: readonly Cell[]): string => `${cells.map(formatCell).join(';')}\r\n`;

/** Lines per chunk. */
const linesPerChunk = 200;

async function* chunks(columns: readonly string[], rows: AsyncIterable<readonly Cell[]>) {
  // The byte order mark makes spreadsheets read the file as UTF-8.
  let lines = [`\uFEFF${line(columns)}`];
  for await (const row of rows) {
    lines.push(line(row));
    if (lines.length < linesPerChunk) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}

/**
 * A CSV for Czech spreadsheets: UTF-8 with a byte order mark, semicolons, decimal commas, times in Prague. Rows are
 * read on demand. Text that would be a formula gets a leading apostrophe.
 */
export function csvStream(
  columns: readonly string[],
  rows: AsyncIterable<readonly Cell[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = chunks(columns, rows);
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await source.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await source.return(undefined);
    },
  });
}
