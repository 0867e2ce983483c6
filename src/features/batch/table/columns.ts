import { fold } from '../../../contract/fold.ts';
import { likelyPrice } from '../../listings/rules.ts';

type Column =
  | 'title'
  | 'category'
  | 'brand'
  | 'hand'
  | 'size'
  | 'flex'
  | 'condition'
  | 'quantity'
  | 'price'
  | 'place'
  | 'description';

/** Column types and the header names recognized for each. */
const names: Record<Column, readonly string[]> = {
  title: ['nazev', 'vec', 'co', 'titulek', 'nadpis', 'inzerat', 'zbozi', 'polozka', 'hul', 'florbalka'],
  category: ['druh', 'kategorie', 'typ', 'druh veci'],
  brand: ['znacka', 'vyrobce'],
  hand: ['strana', 'ruka', 'zahnuti', 'l/p', 'drzeni'],
  size: ['velikost', 'vel', 'delka', 'delka, vel', 'delka shaftu', 'delka nebo velikost'],
  flex: ['flex', 'tvrdost', 'tvrdost shaftu'],
  condition: ['stav', 'kondice', 'opotrebeni'],
  quantity: ['kusu', 'kus', 'ks', 'pocet', 'pocet kusu', 'mnozstvi'],
  price: ['cena', 'cena za kus', 'kc', 'kc za kus', 'cena kc', 'cena za kus, kc', 'kc/ks'],
  place: ['misto', 'obec', 'mesto', 'lokalita', 'misto predani', 'kde'],
  description: ['popis', 'poznamka', 'text'],
};
const columnNames: readonly Column[] = [
  'title',
  'category',
  'brand',
  'hand',
  'size',
  'flex',
  'condition',
  'quantity',
  'price',
  'place',
  'description',
];

/** Cells of one row by column type; `rest` are the cells of unrecognized columns. */
export type RowCells = Partial<Record<Column, string>> & { rest: string[] };

const bare = (cell: string): string =>
  fold(cell)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, '')
    .replace(/[\s.:*]+$/g, '')
    .replace(/[\s.]+/g, ' ')
    .trim();

const named = (cell: string): Column | undefined =>
  columnNames.find((column) => names[column].includes(bare(cell)));

/** A few lines, such as the club's name and the date, may precede the header. */
const headerWithin = 5;

/** Determines the type of each column: by the header, otherwise by its contents. */
export function cellsOf(rows: readonly string[][]): RowCells[] {
  const at = rows.slice(0, headerWithin).findIndex(isHeader);
  const said = unique(at < 0 ? guessed(rows) : (rows[at] ?? []).map(named));
  const things = rows.slice(at + 1).filter((row) => !isSum(row));
  return things.map((row) => {
    const cells: RowCells = { rest: [] };
    for (const [index, cell] of row.entries()) {
      const column = said[index];
      if (cell === '') continue;
      if (column) cells[column] = cell;
      else cells.rest.push(cell);
    }
    return cells;
  });
}

function isHeader(row: readonly string[], index: number): boolean {
  const filled = row.filter((cell) => cell !== '').length;
  const columns = row.filter((cell) => named(cell)).length;
  // Further down, an item's name may equal a column name.
  return columns * 2 > filled && columns > Math.min(index, 1) && !row.some((cell) => /\d/.test(cell));
}

/** A total, the last line of many tables. */
const isSum = (row: readonly string[]): boolean =>
  /^(celkem|soucet|suma)\W*$/.test(fold(row.find((cell) => cell !== '') ?? ''));

/** Of two columns with the same type, the first wins. */
const unique = (said: readonly (Column | undefined)[]) =>
  said.map((column, index) => (said.indexOf(column) === index ? column : undefined));

const conditionWord = /^(nov|jako nov|pouzit|hran|lehce|hodne|poskozen|na dily|zanovni)/;
/** `20 ks`, `20 kusů`, `5x`. */
export const piecesUnit = /\s*(ks\.?|kus[ůuy]?|[x×])$/iu;
const numberOf = (cell: string): number =>
  Number(
    cell
      .replace(piecesUnit, '')
      .replace(/(kč|cm|mm|,-)\.?$/i, '')
      .replaceAll(/\s/g, '')
      .replace(',', '.'),
  );

/** A length, or a size of clothes and gear. */
const sizeWord = /^(([5-9]\d|1[0-8]\d)( ?cm)?|X{0,3}[SL]|M|XS\/S|S\/M|M\/L|L\/XL|senior|junior)$/i;

/**
 * Guesses column types by contents: sides, conditions, then lengths, flexes, quantities and prices by magnitude.
 */
function guessed(rows: readonly string[][]): (Column | undefined)[] {
  const width = Math.max(...rows.map((row) => row.length));
  const all = Array.from({ length: width }, (_, index) =>
    rows.flatMap((row) => row[index] || []).map((cell) => cell.trim()),
  );
  const said: (Column | undefined)[] = all.map((cells) => {
    if (cells.length === 0) return undefined;
    if (cells.every((cell) => handOf(cell) !== undefined)) return 'hand';
    return cells.every((cell) => conditionWord.test(fold(cell))) ? 'condition' : undefined;
  });
  const free = (test: (cells: string[]) => boolean) =>
    all.flatMap((cells, index) =>
      said[index] === undefined && cells.length > 0 && test(cells) ? [index] : [],
    );
  const take = (column: Column, index: number | undefined) => {
    if (index !== undefined && !said.includes(column)) said[index] = column;
  };
  const numbers = (low: number, high: number) =>
    free((cells) => cells.every((cell) => numberOf(cell) >= low && numberOf(cell) <= high));
  const largest = (index: number) => Math.max(...(all[index] ?? []).map((cell) => numberOf(cell) || 0));
  take('price', free(mostlyPrices).findLast((index) => largest(index) > 130) ?? moneyColumn(all));
  take('size', free((cells) => cells.every((cell) => sizeWord.test(cell)))[0]);
  take('flex', numbers(20, 45)[0]);
  take('quantity', numbers(1, 999)[0]);
  take(
    'title',
    free((cells) => cells.some((cell) => /\p{L}{2}/u.test(cell))).toSorted(
      (a, b) => wordiness(all[b]) - wordiness(all[a]),
    )[0],
  );
  return said;
}

/** Whether most cells are prices; a few typos (`12OO`) must not spoil the detection. */
function mostlyPrices(cells: readonly string[]): boolean {
  const odd = cells.filter((cell) => !(numberOf(cell) >= 1 && numberOf(cell) <= 1_000_000));
  return odd.length * 3 <= cells.length && odd.every((cell) => likelyPrice(cell) !== undefined);
}

/** Whole lines of text that end with a price do not make a price column. */
const onlyMoney = /^(?:(?:cca|od|za|po|á) )?\d[\d\s.,]*(?:kč|(?<=,)-)$/iu;

const moneyColumn = (all: readonly string[][]): number | undefined => {
  const index = all.findLastIndex((cells) => cells.length > 0 && cells.every((cell) => onlyMoney.test(cell)));
  return index < 0 ? undefined : index;
};

const wordiness = (cells: readonly string[] = []): number =>
  cells.join('').replaceAll(/[^\p{L}]/gu, '').length / Math.max(1, cells.length);

const hands = {
  left: /^(l|leva|levy|levou|levak|left)$/,
  right: /^(p|r|prava|pravy|pravou|pravak|right)$/,
  straight: /^(rovna|straight|neutralni)$/,
} as const;

/** `L`, `levá`, `P`, `pravá`, `R`. */
export function handOf(cell: string): keyof typeof hands | undefined {
  const word = fold(cell).trim();
  return (['left', 'right', 'straight'] as const).find((hand) => hands[hand].test(word));
}
