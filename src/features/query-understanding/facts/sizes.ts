import { z } from 'zod';
import { attributesOf } from '../../catalogue/index.ts';
import file from '../lexicon/sizes.json' with { type: 'json' };

const range = z.tuple([z.number(), z.number()]).readonly();
/**
 * The domain's growth tables: shafts and heights in cm, EU shoe sizes, ages in years. `sticks` combines tables
 * of floorballcoach.org and unihockeyshop.ch, its `usual` is an estimate; rows with `ages` are those of adults.
 */
const { shafts, sticks, children } = z
  .strictObject({
    shafts: z.array(z.strictObject({ min: z.int(), max: z.int(), ages: range })),
    sticks: z.array(
      z.strictObject({ heights: range, shafts: range, usual: z.int(), ages: range.optional() }),
    ),
    children: z.array(z.strictObject({ age: z.int(), height: z.int(), shoes: range })),
  })
  .parse(file);
const byAge = new Map(children.map((each) => [each.age, each]));

/** Ages a shaft fits; undefined for an adult's. */
export function agesOfShaft(cm: number): { from: number; to: number } | undefined {
  const row = shafts.find(({ min, max }) => cm >= min && cm <= max);
  return row && { from: row.ages[0], to: row.ages[1] };
}

/** From these values on (cm, years) the adult table applies. */
export const grownFrom = { heights: 160, ages: 14 } as const;

const grown = sticks.flatMap(({ ages, ...row }) => (ages ? [{ ...row, ages }] : []));

/**
 * Sticks by body height, ascending: shaft range and usual shaft (cm) for a height range (cm), both ends
 * inclusive.
 */
export const sticksByHeight: readonly Pick<(typeof sticks)[number], 'heights' | 'shafts' | 'usual'>[] =
  sticks;

/** Minimum and maximum shaft (cm) for a range of heights or ages. */
export function shaftsOfGrown(by: 'heights' | 'ages', from: number, to: number): [number, number] {
  const rows = grown.filter((row) => row[by][0] <= to && row[by][1] >= from);
  const fitting = rows.length > 0 ? rows : grown.slice(-1);
  return [Math.min(...fitting.map((row) => row.shafts[0])), Math.max(...fitting.map((row) => row.shafts[1]))];
}

export const shoesOfAge = (age: number) => byAge.get(age)?.shoes;

/** Body height of a child, as a clothing size (cm). */
export const clothesOfAge = (age: number) => byAge.get(age)?.height;

/** Age (years) of a child of this height (cm); undefined for an adult's height. */
export function ageOfHeight(cm: number): number | undefined {
  if (cm < 95 || cm >= grownFrom.heights) return undefined;
  return Math.max(3, Math.round((cm - 80) / 6));
}

/** Sizes of clothes and goalkeeper gear in ascending order, by height in cm and by letters. */
export const letterSizes = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'] as const;
export const heightSizes = [
  104, 110, 116, 120, 122, 128, 130, 134, 140, 146, 150, 152, 158, 160, 164, 170, 176,
] as const;

const letterNames: Record<string, string> = {
  '2xl': 'xxl',
  xxxl: '3xl',
  '2xs': 'xxs',
  '4xl': '3xl',
  // `vesta eMko`, `dres XLko`
  ...Object.fromEntries(
    Object.entries({ es: 's', em: 'm', el: 'l', xl: 'xl', xxl: 'xxl', xs: 'xs' }).flatMap(([name, size]) =>
      ['ko', 'ka', 'ku', 'kova', 'kove', 'kovy'].map((ending) => [name + ending, size]),
    ),
  ),
};

/** `2XL` becomes `xxl`; undefined for a word that is not a letter size. */
export function letterSize(word: string): string | undefined {
  const size = Object.hasOwn(letterNames, word) ? letterNames[word] : word;
  return letterSizes.some((each) => each === size) ? size : undefined;
}

const sockSizes = (attributesOf('stulpny').find(({ key }) => key === 'sockSizeEu')?.choices ?? []).map(
  ({ id }) => ({ id, ends: id.split('-').map(Number) }),
);

/** Sock sizes, such as `36-39`, that fit a range of EU shoe sizes. */
export const socksOfFeet = (from: number, to = from): string[] =>
  sockSizes.flatMap(({ id, ends: [least = 0, most = least] }) => (least <= to && most >= from ? [id] : []));

export function heightSize(number: number): string | undefined {
  return heightSizes.some((each) => each === number) ? String(number) : undefined;
}

/** Adjacent sizes; 164 cm is adjacent to XS, as in the tables. */
export function neighbouringSizes(size: string): string[] {
  const letter = letterSizes.findIndex((each) => each === size);
  if (letter >= 0)
    return [
      letterSizes[letter - 1],
      letterSizes[letter + 1],
      letter < firstOfAdults ? 'junior' : 'senior',
    ].filter((each) => each !== undefined);
  if (size === 'junior') return ['xs', 'xxs'];
  const height = Number(size);
  const near = heightSizes.filter((each) => each !== height && Math.abs(each - height) <= heightStep);
  return near.map(String);
}

/** Masks are only labelled `junior` or `senior`: from M up they are adult. */
const firstOfAdults = letterSizes.indexOf('m');

/** Children's clothes are graded by 6 cm, goalkeeper gear by 10 cm. */
const heightStep = 10;

/** Maximum distance of adjacent sizes. */
export const furthestSize = heightStep;

/**
 * Distance of adjacent sizes in centimetres of height or in letters; sizes that only state a target group come
 * last.
 */
export function sizesApart(size: string, other: string): number {
  const apart = Math.abs(Number(size) - Number(other));
  if (!Number.isNaN(apart)) return apart;
  return other === 'junior' || other === 'senior' ? furthestSize : 1;
}

/** Thresholds of piece counts: a listing has a mark for each threshold it reaches. */
export const pieceSteps = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500];
