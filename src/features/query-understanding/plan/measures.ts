import { bounds } from '../facts/believed.ts';
import type { Understood } from '../contract.ts';
import { ageWish, bodyWish, flexWish, lengthWish, priceWish, shoeWish, sizeWish } from './fact-wishes.ts';
import { nearness } from '../rules.ts';
import { piecesWish } from './pieces-wishes.ts';
import { grownFrom, heightSizes, letterSizes, socksOfFeet } from '../facts/sizes.ts';
import type { Bound } from '../facts/bounds.ts';
import type { Wish } from './wish.ts';

/** An inclusive range, either end open: cm, mm of flex, tenths of an EU size, years, CZK. */
type Range = { from?: number | undefined; to?: number | undefined };

type Context = { things: readonly string[]; many: boolean };

type Measure = {
  /** The search parameter it acts like. */
  key: string;
  /** Distance to the next value: where `delší než 90` starts. */
  step: number;
  /** Factor between stored and displayed numbers. */
  scale?: number;
  /** Displayed form of a value that is not a number. */
  written?: (number: number) => string;
  before?: string;
  unit?: string;
  /** Smallest and largest existing value. */
  least: number;
  most: number;
  wish: (range: { from: number; to: number }, context: Context) => Wish;
};

const nbsp = '\u00a0';
const cm = `${nbsp}cm`;

/** Tolerance: between two clothing sizes both fit. */
const halfSize = 5;

const measures = {
  shaft: {
    key: 'shaftLengthCm',
    step: 1,
    unit: cm,
    least: bounds.shaft[0],
    most: bounds.shaft[1],
    wish: ({ from, to }) => lengthWish(from, to, 'shaft'),
  },
  total: {
    key: 'totalLengthCm',
    step: 1,
    before: 'celkem ',
    unit: cm,
    least: bounds.total[0],
    most: bounds.total[1],
    wish: ({ from, to }) => lengthWish(from, to, 'total'),
  },
  flex: {
    key: 'flexMm',
    step: 1,
    before: `flex${nbsp}`,
    least: bounds.flex[0],
    most: bounds.flex[1],
    wish: ({ from, to }) => flexWish(from, to),
  },
  shoe: {
    key: 'shoeSizeEu',
    step: 5,
    scale: 10,
    before: `EU${nbsp}`,
    least: 10 * bounds.shoe[0],
    most: 10 * bounds.shoe[1],
    wish: ({ from, to }) => shoeWish(from, to),
  },
  /** Shoe size that socks fit. */
  sock: {
    key: 'size',
    step: 1,
    before: `EU${nbsp}`,
    least: bounds.shoe[0],
    most: bounds.shoe[1],
    wish: ({ from, to }) => sizeWish(...socksOfFeet(from, to)),
  },
  height: {
    key: 'size',
    step: 1,
    before: `velikost${nbsp}`,
    least: heightSizes[0],
    most: heightSizes.at(-1) ?? heightSizes[0],
    wish: ({ from, to }) => {
      const within = heightSizes.filter((size) => size >= from && size <= to);
      const near = heightSizes.filter((size) => Math.abs(size - from) <= halfSize);
      return sizeWish(...(within.length > 0 ? within : near).map(String));
    },
  },
  age: {
    key: 'ageGroup',
    step: 1,
    unit: `${nbsp}let`,
    least: 3,
    most: 18,
    wish: (range, { things }) => ageWish(things, range),
  },
  /** Body height. */
  body: {
    key: 'bodyHeight',
    step: 1,
    before: `výška${nbsp}`,
    unit: cm,
    least: grownFrom.heights,
    most: 215,
    wish: (range, { things }) => bodyWish(things, range),
  },
  pieces: {
    key: 'quantity',
    step: 1,
    unit: `${nbsp}ks`,
    least: 1,
    most: Number.POSITIVE_INFINITY,
    wish: ({ from, to }, { things }) => piecesWish(things, from, to),
  },
  /** Index within the letter sizes. */
  letter: {
    key: 'size',
    step: 1,
    before: `velikost${nbsp}`,
    written: (place) => letterSizes[place] ?? '',
    least: 0,
    most: letterSizes.length - 1,
    wish: ({ from, to }) => sizeWish(...letterSizes.slice(from, to + 1)),
  },
  price: {
    key: 'price',
    step: 0,
    unit: `${nbsp}Kč`,
    least: 0,
    most: Number.POSITIVE_INFINITY,
    wish: ({ from, to }, { many }) => priceWish(from, to, many),
  },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures | 'length';
export type Measured = { of: MeasureName } & Range;

/** A length of unspecified kind is a shaft up to the longest shaft, otherwise a total. */
const measureOf = ({ of, from, to }: Measured): Measure =>
  measures[of === 'length' ? ((to ?? from ?? 0) > bounds.shaft[1] ? 'total' : 'shaft') : of];

/** Applies a bound to a number: `od 92`, `delší než 92`, `kolem 800 Kč`. */
export function bounded(of: MeasureName, from: number, to: number, bound: Bound | undefined): Measured {
  const { step } = measureOf({ of, from, to });
  const strict = bound?.strict ? step : 0;
  if (bound?.side === 'from') return { of, from: from + strict };
  if (bound?.side === 'to') return { of, to: to - strict };
  if (bound?.side === 'about' && of === 'price')
    return { of, from: Math.round(from * (1 - nearness.around)), to: Math.round(to * (1 + nearness.around)) };
  return { of, from, to };
}

export function measureWish(measured: Measured, context: Context): Wish {
  const { least, most, wish } = measureOf(measured);
  return wish(
    {
      from: measured.from ?? Math.min(least, measured.to ?? least),
      to: measured.to ?? Math.max(most, measured.from ?? most),
    },
    context,
  );
}

const figures = new Intl.NumberFormat('cs-CZ');
const asRead = (number: number) => figures.format(number);

/** Chip of a measure: `96 cm`, `flex 24–27`, `EU od 42`, `do 500 Kč`. */
export function measureChip(measured: Measured): Pick<Understood, 'key' | 'value' | 'label'> {
  const { key, before = '', unit = '', scale = 1, written } = measureOf(measured);
  const write = (number: number | undefined, plain: (number: number) => string) =>
    number === undefined ? undefined : written ? written(number) : plain(number / scale);
  const [from, to] = [write(measured.from, String), write(measured.to, String)];
  const [low, high] = [write(measured.from, asRead), write(measured.to, asRead)];
  return {
    key,
    value: key === 'size' && from === to ? (from ?? '') : `${from ?? ''}-${to ?? ''}`,
    label: `${before}${rangeLabel(low?.toUpperCase(), high?.toUpperCase())}${unit}`,
  };
}

function rangeLabel(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `do${nbsp}${to ?? ''}`;
  if (to === undefined) return `od${nbsp}${from}`;
  return from === to ? from : `${from}–${to}`;
}
