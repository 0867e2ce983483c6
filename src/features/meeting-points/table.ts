import { normalizeLine } from '../../contract/normalize-text.ts';
import { checkFields } from '../../contract/check-fields.ts';
import { type Refusal, isRefusal, refuse } from '../../contract/errors.ts';
import { fold } from '../../contract/fold.ts';
import type { Database } from '../../platform/platform.ts';
import { readTable } from '../batch/index.ts';
import { maxImported, meetingPointForm, type readPointsTable } from './contract.ts';
import { samePoint } from './db.ts';
import { readPoint } from './change.ts';
import type { z } from 'zod';

type Table = z.output<typeof readPointsTable.data>;
type Row = Table['rows'][number];
type Column = keyof typeof meetingPointForm.shape;

/** Column headers, the same as in an export of the list. */
export const columns = {
  kind: 'Druh',
  name: 'Název',
  place: 'Obec',
  address: 'Adresa',
  spot: 'Souřadnice',
  from: 'Od',
  to: 'Do',
} as const satisfies Record<Column, string>;

const names = ['kind', 'name', 'place', 'address', 'spot', 'from', 'to'] as const satisfies readonly Column[];

/** Other headers that people use, folded; the form says „Ulice a číslo“. */
const otherHeaders: Readonly<Record<string, Column>> = { ulice: 'address', 'ulice a cislo': 'address' };

function columnOf(header: string): Column | undefined {
  const said = fold(header.trim());
  return names.find((column) => fold(columns[column]) === said) ?? otherHeaders[said];
}

/** Parses and validates a table of points row by row, without storing anything. */
export async function readPoints(
  db: Database,
  body: ReadableStream<Uint8Array>,
): Promise<Table | Refusal<'invalid-input'>> {
  const wrong = (sentence: string) => refuse('invalid-input', { fields: { table: [sentence] } });
  const table = await readTable(await new Response(body).bytes());
  if ('wrong' in table) return wrong(table.wrong);
  const [header = [], ...lines] = table.rows;
  const said = header.map(columnOf);
  if (!said.includes('name') || !said.includes('place'))
    return wrong(
      `První řádek musí říkat, co je ve kterém sloupci: ${Object.values(columns).join(', ')}. Název a Obec chybět nesmějí.`,
    );
  if (lines.length === 0) return wrong('Pod nadpisy sloupců nic není.');
  if (lines.length > maxImported)
    return wrong(
      `Tabulka má ${lines.length} řádků. Najednou jich přečteme nejvýš ${maxImported}, rozděl ji.`,
    );
  const rows: Row[] = [];
  const seen = new Set<string>();
  for (const line of lines) rows.push(await readRow(db, valuesOf(said, line), seen));
  return { rows, ignored: header.filter((name, index) => name !== '' && said[index] === undefined) };
}

function valuesOf(said: readonly (Column | undefined)[], line: readonly string[]): Record<string, string> {
  const cells = said.flatMap((column, index): [Column, string][] =>
    column ? [[column, normalizeLine(line[index] ?? '')]] : [],
  );
  const given: Partial<Record<Column, string>> = Object.fromEntries(cells);
  const [from, to] = [isoDay(given.from ?? ''), isoDay(given.to ?? '')];
  return { ...given, kind: kindOf(given.kind ?? '', from), from, to };
}

const kinds: Readonly<Record<string, string>> = {
  hala: 'hall',
  'sportovni hala': 'hall',
  hall: 'hall',
  turnaj: 'tournament',
  tournament: 'tournament',
};

/** Without a kind, a row with a date is a tournament. */
const kindOf = (cell: string, from: string): string =>
  cell === '' ? (from === '' ? 'hall' : 'tournament') : (kinds[fold(cell)] ?? cell);

/** Converts `5. 12. 2026` to `2026-12-05`; anything else is unchanged. */
function isoDay(cell: string): string {
  const [, day = '', month = '', year] = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/.exec(cell) ?? [];
  return year === undefined ? cell : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const check = checkFields(meetingPointForm);

async function readRow(db: Database, values: Record<string, string>, seen: Set<string>): Promise<Row> {
  const wrong = (problems: string[]): Row => ({ values, problems, existing: false });
  const form = meetingPointForm.safeParse(values);
  if (!form.success)
    return wrong(
      Object.entries(check(values)).map(([field, [sentence = '']]) => problemOf(field, sentence, values)),
    );
  const point = await readPoint(db, form.data);
  if (isRefusal(point)) return wrong(Object.values(point.fields ?? {}).flat());
  const key = [fold(point.name), point.place_code, point.starts_on].join('|');
  if (seen.has(key)) return wrong(['Je v tabulce dvakrát.']);
  seen.add(key);
  return { values, problems: [], existing: (await samePoint(db, point)) !== undefined };
}

/** Words an error for the column of a table. */
function problemOf(field: string, sentence: string, values: Readonly<Record<string, string>>): string {
  const cell = values[field] ?? '';
  if (field === 'kind') return `Druh „${cell}“ neznáme. Napiš „hala“, nebo „turnaj“.`;
  if ((field === 'from' || field === 'to') && cell !== '' && !/^\d{4}-\d\d-\d\d$/.test(cell))
    return `Dni „${cell}“ nerozumíme. Napiš ho jako 5. 12. 2026.`;
  const column = names.find((name) => name === field);
  return column ? `${columns[column]}: ${sentence}` : sentence;
}
