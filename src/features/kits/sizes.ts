import { z } from 'zod';
import { flexOfAge } from '../advisor/index.ts';
import type { choiceFilters, numberFilters } from '../catalogue/contract.ts';
import { bladeAddsCm } from '../catalogue/index.ts';
import { sticksByHeight } from '../query-understanding/index.ts';
import type { Body } from './body.ts';
import type { KitQuery } from './contract.ts';
import type { Piece } from './rules.ts';
import file from './sizes.json' with { type: 'json' };

const range = z.tuple([z.number(), z.number()]).readonly();
const table = z
  .strictObject({
    sources: z.record(z.enum(['goalie', 'sticks', 'shoes', 'juniors']), z.string()),
    letters: z.array(z.strictObject({ size: z.string(), heights: range })),
    goalieNumbers: z.array(z.int()),
    clothesNumbers: z.array(z.int()),
    juniorPads: range,
    juniorTo: z.int(),
    socks: z.array(range),
  })
  .parse(file);

/** Sources of the size tables, shown with the result. */
export const sizeSources = table.sources;

/** Values of an attribute that fit: a list of choices, or an inclusive range of numbers. */
export type Size =
  | { key: (typeof choiceFilters)[number]; values: string[] }
  | { key: (typeof numberFilters)[number]; min: number; max: number };

export type Sizes = {
  /** All of these must be stated and match. */
  needed: Size[];
  /** These must match where a listing states them. */
  ifSaid: Size[];
  /** Explanation for the user, in Czech. */
  why: string;
};

/** The sizes of a piece that fit somebody. */
export function sizesOf(piece: Piece, body: Body, { who, hand }: Pick<KitQuery, 'who' | 'hand'>): Sizes {
  const tall = `Na výšku ${body.height}\u00a0cm${body.heightIsEstimate ? ' (odhad podle věku)' : ''}`;
  switch (piece) {
    case 'mask':
    case 'glasses': {
      const key = piece === 'mask' ? 'maskSize' : 'glassesFit';
      const groups = groupsOf(body);
      const universal = piece === 'mask' ? 'stavitelná' : 'stavitelné';
      return sized({ key, values: [...groups, 'universal'] }, `${juniorLabel(groups)}, nebo ${universal}`);
    }
    case 'vest':
    case 'pants':
    case 'jersey': {
      const values = goalieSizes(body.height);
      return sized({ key: 'goalieSize', values }, `${tall} velikost ${withRoom(values)}`);
    }
    case 'kneepads':
    case 'gloves': {
      const key = piece === 'kneepads' ? 'kneepadSize' : 'gloveSize';
      const values = padSizes(body.height);
      return sized({ key, values }, `${tall} velikost ${named(values)} (odhad)`);
    }
    case 'stick':
      return stickSizes(body, hand, tall);
    case 'shoes':
      return shoeSizes(body);
    case 'shorts':
    case 'playerJersey': {
      const values = clothesSizes(body.height);
      return sized({ key: 'clothingSize', values }, `${tall} velikost ${named(values)}`);
    }
    case 'socks': {
      const { min = 0, max = 0 } = body.shoe ?? {};
      const values = sockSizes(min, max);
      return sized({ key: 'sockSizeEu', values }, `K botám ${formatRange(min, max)}`);
    }
    case 'bag':
      if (who === 'goalie') return { needed: [], ifSaid: [], why: 'Na výstroj, objem ověř u prodejce' };
      return { needed: [], ifSaid: bagSizes(body), why: 'Na celou hůl, kde inzerát délku uvádí' };
    case 'neck':
      return { needed: [], ifSaid: [], why: 'Velikost ověř u prodejce' };
  }
}

/** Sock sizes for shoes from `min` to `max`; beyond the table, the smallest or largest size. */
function sockSizes(min: number, max: number): string[] {
  const fitting = table.socks.filter(([from, to]) => from <= max && to >= min);
  const nearest = min < (table.socks[0]?.[0] ?? 0) ? table.socks.slice(0, 1) : table.socks.slice(-1);
  return (fitting.length > 0 ? fitting : nearest).map((row) => row.join('-'));
}

const sized = (size: Size, why: string): Sizes => ({ needed: [size], ifSaid: [], why });

/** Joins size names: `150 nebo 160`, `XS, S nebo M`. */
function named(values: readonly string[]): string {
  const names = values.map((value) => (value === 'junior' ? 'Junior' : value.toUpperCase()));
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} nebo ${last}`;
}

/** The same for sizes whose last one is the next larger: adults' sizes follow 160, although XS sounds smaller. */
function withRoom(values: readonly string[]): string {
  const own = values.slice(0, -1);
  const larger = named(values.slice(-1));
  if (own.length === 0) return larger;
  const firstOfAdults = larger === 'XS' ? 'dospělou\u00a0' : '';
  return `${named(own)}; kdo chce víc volnosti, vezme o\u00a0číslo větší, ${firstOfAdults}${larger}`;
}

const clothingSizesFor = (height: number): string[] =>
  table.letters.filter(({ heights }) => height >= heights[0] && height <= heights[1]).map(({ size }) => size);

/** The first `count` sizes that are not below the height. */
const numbersFor = (numbers: readonly number[], height: number, count: number): string[] =>
  numbers
    .filter((number) => number >= height)
    .slice(0, count)
    .map(String);

/**
 * The next two numeric sizes, the letter size of the height, and one letter size larger for freedom of movement.
 */
function goalieSizes(height: number): string[] {
  const numbers = numbersFor(table.goalieNumbers, height, 2);
  const own = clothingSizesFor(height);
  const last = table.letters.findIndex(({ size }) => size === own.at(-1));
  const larger = own.length > 0 ? (table.letters[last + 1]?.size ?? []) : numbers.length < 2 ? 'xs' : [];
  return [...numbers, ...own, ...[larger].flat()];
}

const clothesSizes = (height: number): string[] => [
  ...numbersFor(table.clothesNumbers, height, 2),
  ...clothingSizesFor(height),
];

/** Pads have a junior size and letter sizes up to XL. */
function padSizes(height: number): string[] {
  const sizes = clothingSizesFor(height).filter((size) => size !== 'xxl' && size !== '3xl');
  const junior = height <= table.juniorPads[1] ? ['junior'] : [];
  const own = [...junior, ...sizes];
  return own.length > 0 ? own : [height < table.juniorPads[1] + 10 ? 'xs' : 'xl'];
}

function groupsOf({ age }: Body): ('junior' | 'senior')[] {
  if (age === 'adult' || age > table.juniorTo) return ['senior'];
  return age === table.juniorTo ? ['junior', 'senior'] : ['junior'];
}

const juniorLabel = (groups: readonly string[]): string =>
  groups.length > 1
    ? 'Na přelomu: Junior i Senior'
    : groups[0] === 'junior'
      ? 'Do 12\u00a0let Junior (odhad)'
      : 'Od 12\u00a0let Senior (odhad)';

const stickRow = ({ height }: Body) =>
  sticksByHeight.find(({ heights }) => height <= heights[1]) ?? sticksByHeight.at(-1);

function stickSizes(body: Body, hand: KitQuery['hand'], tall: string): Sizes {
  const [min, max] = stickRow(body)?.shafts ?? [0, 0];
  const { from, to } = flexOfAge(body.age);
  return {
    needed: [{ key: 'shaftLengthCm', min, max }, ...(hand ? [{ key: 'hand' as const, values: [hand] }] : [])],
    ifSaid: [{ key: 'flexMm', min: from, max: to }],
    why: `${tall} shaft ${min}–${max}\u00a0cm, podle věku flex ${from}–${to}`,
  };
}

function shoeSizes({ shoe }: Body): Sizes {
  const { min, max, isEstimate } = shoe ?? { min: 0, max: 0, isEstimate: false };
  const why = isEstimate
    ? `Podle věku EU ${formatRange(min, max)} (odhad), změř nohu`
    : `EU ${formatRange(min, max)}`;
  return sized({ key: 'shoeSizeEu', min, max }, why);
}

const formatRange = (min: number, max: number): string =>
  (min === max ? [min] : [min, max]).map((each) => String(each).replace('.', ',')).join('–');

/** The inside must be longer than the whole stick. */
function bagSizes(body: Body): Size[] {
  const usual = stickRow(body)?.usual ?? 0;
  return [{ key: 'bagLengthCm', min: usual + bladeAddsCm.min, max: 200 }];
}
