import { z } from 'zod';
import { attributesOf } from '../../catalogue/index.ts';
import file from '../lexicon/sizes.json' with { type: 'json' };

const range = z.tuple([z.number(), z.number()]).readonly();
/**
 * The domain's tables of growth: shafts and heights in cm, EU sizes of feet, ages in years. `sticks` joins the tables of
 * floorballcoach.org and unihockeyshop.ch, its `usual` is an estimate; rows with `ages` are those of grown-ups.
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

/** The ages a stick fits by its shaft; nothing for a grown-up's. */
export function agesOfShaft(cm: number): { from: number; to: number } | undefined {
  const row = shafts.find(({ min, max }) => cm >= min && cm <= max);
  return row && { from: row.ages[0], to: row.ages[1] };
}

/** From these on (cm, years) the table of the grown-up tells the shaft. */
export const grownFrom = { heights: 160, ages: 14 } as const;

const grown = sticks.flatMap(({ ages, ...row }) => (ages ? [{ ...row, ages }] : []));

/** The table of sticks by height, from the smallest: shafts (cm) and the usual one for heights (cm), both ends included. */
export const sticksByHeight: readonly Pick<(typeof sticks)[number], 'heights' | 'shafts' | 'usual'>[] =
  sticks;

/** The shafts (cm) for all of such heights or ages, from the least to the greatest. */
export function shaftsOfGrown(by: 'heights' | 'ages', from: number, to: number): [number, number] {
  const rows = grown.filter((row) => row[by][0] <= to && row[by][1] >= from);
  const fitting = rows.length > 0 ? rows : grown.slice(-1);
  return [Math.min(...fitting.map((row) => row.shafts[0])), Math.max(...fitting.map((row) => row.shafts[1]))];
}

export const shoesOfAge = (age: number) => byAge.get(age)?.shoes;

/** How tall a child is, as a size of clothes (cm). */
export const clothesOfAge = (age: number) => byAge.get(age)?.height;

/** The age (years) of a child so tall (cm); nothing for a grown-up's height. */
export function ageOfHeight(cm: number): number | undefined {
  if (cm < 95 || cm >= grownFrom.heights) return undefined;
  return Math.max(3, Math.round((cm - 80) / 6));
}

/** Sizes of clothes and goalkeepers' gear from the smallest to the largest, by height in cm and by letters. */
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

/** `2XL` is `xxl`; nothing for a word that is no size of letters. */
export function letterSize(word: string): string | undefined {
  const size = Object.hasOwn(letterNames, word) ? letterNames[word] : word;
  return letterSizes.some((each) => each === size) ? size : undefined;
}

const sockSizes = (attributesOf('stulpny').find(({ key }) => key === 'sockSizeEu')?.choices ?? []).map(
  ({ id }) => ({ id, ends: id.split('-').map(Number) }),
);

/** The sizes of socks, such as `36-39`, for feet from one EU size to another. */
export const socksOfFeet = (from: number, to = from): string[] =>
  sockSizes.flatMap(({ id, ends: [least = 0, most = least] }) => (least <= to && most >= from ? [id] : []));

export function heightSize(number: number): string | undefined {
  return heightSizes.some((each) => each === number) ? String(number) : undefined;
}

/** The sizes beside one, with 164 cm beside XS as the tables have it. */
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

/** Masks are told by `junior` and `senior` alone: from M up they are for grown-ups. */
const firstOfAdults = letterSizes.indexOf('m');

/** Children's clothes go by 6 cm, goalkeepers' by 10 cm. */
const heightStep = 10;

/** The most that sizes beside each other are apart. */
export const furthestSize = heightStep;

/** How far a neighbouring size is: centimetres of height, or one letter; what only says for whom it is comes last. */
export function sizesApart(size: string, other: string): number {
  const apart = Math.abs(Number(size) - Number(other));
  if (!Number.isNaN(apart)) return apart;
  return other === 'junior' || other === 'senior' ? furthestSize : 1;
}

/** Counts of pieces that are told apart: a listing has a mark for each step that it reaches. */
export const pieceSteps = [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500];
