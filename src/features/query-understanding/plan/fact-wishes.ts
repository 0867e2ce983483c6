import {
  clothesOfAge,
  furthestSize,
  grownFrom,
  heightSizes,
  neighbouringSizes,
  shaftsOfGrown,
  shoesOfAge,
  sizesApart,
} from '../facts/sizes.ts';
import { thingsOfAnyAge } from '../lexicon/things.ts';
import type { FactOf } from '../facts/fact.ts';
import { type NamedPlace, step } from '../contract.ts';
import { nearness } from '../rules.ts';
import { hint, ruledOut, type Wish } from './wish.ts';

type Things = readonly string[];

/**
 * Matches a stated brand, or one implied by the model; a part of another brand never matches. If the query
 * implies the brand by a `line` only, other brands' lines of that name match too.
 */
export function brandWish(brands: readonly string[], line?: string): Wish {
  const stated = brands.map((brand) => `brand:${brand}`);
  const withFacts = brands.map((brand) => `line-brand:${brand}`);
  const named = line === undefined ? [] : [`line:${line}`];
  const marks = [
    ...stated.map((mark) => [mark, 0] as const),
    ...withFacts.map((mark) => [mark, line === undefined ? -step : 0] as const),
    ...named.map((mark) => [mark, -hint] as const),
  ];
  return {
    points: { marks, otherwise: ruledOut },
    required: [...stated, ...withFacts, ...named],
    counts: true,
  };
}

export function lineWish(key: string, required: boolean): Wish {
  const mark = `line:${key}`;
  return {
    points: { marks: [[mark, 0]], otherwise: required ? ruledOut : -2 * step },
    counts: true,
    ...(required ? { required: [mark] } : {}),
  };
}

/**
 * A straight blade is two steps from either side; requested together with one (`rovná levá`) it is rarely
 * stated.
 */
export function handWish(hand: string, besideOther = false): Wish {
  if (hand === 'straight' && besideOther)
    return { points: { marks: [['hand:straight', 0]], otherwise: -step }, counts: true };
  return {
    points: {
      marks: [
        [`hand:${hand}`, 0],
        ['hand:straight', -2 * step],
        ['has:hand', ruledOut],
      ],
      otherwise: -2 * step,
    },
    counts: true,
  };
}

export function flexWish(mm: number, to: number): Wish {
  return {
    points: {
      marks: [...stepped('flex', mm, [0, ...nearness.flexMm], to), ['has:flex', ruledOut]],
      otherwise: behindNear(nearness.flexMm[1]),
    },
    counts: true,
  };
}

/**
 * A length usually means the shaft; an equal total length is accepted. A requested total is 10 or 11 cm above
 * the shaft.
 */
export function lengthWish(cm: number, to: number, of: 'shaft' | 'total'): Wish {
  const near = [0, ...nearness.lengthCm] as const;
  const marks: [string, number][] =
    of === 'total'
      ? [
          ...stepped('shaft', cm - 10, near, to - 10),
          ...stepped('shaft', cm - 11, near, to - 11),
          ...stepped('only-total', cm, near, to),
        ]
      : [
          ...stepped('shaft', cm, near, to),
          ...reckoned(stepped('only-total', cm + 10, near, to + 10)),
          ...reckoned(stepped('only-total', cm + 11, near, to + 11)),
          ...stepped('total', cm, [0, 0, 0], to).map(([mark]): [string, number] => [mark, -step]),
        ];
  return {
    points: { marks: [...marks, ['has:length', ruledOut]], otherwise: behindNear(nearness.lengthCm[1]) },
    counts: true,
  };
}

/** A shaft estimated from the total length ranks below a stated one. */
const reckoned = (marks: [string, number][]): [string, number][] =>
  marks.map(([mark, points]) => [mark, points - lessSure]);

/** Penalty of an estimate, far below a step. */
const lessSure = step / 10;

/**
 * 0 within the range, one step off up to the first tolerance, two up to the second; within a step, nearer values
 * rank first.
 */
function stepped(
  group: string,
  from: number,
  [same, one, two]: readonly [number, number, number],
  to = from,
): [string, number][] {
  const marks: [string, number][] = [];
  for (let number = from - two; number <= to + two; number += 1) {
    const far = Math.max(from - number, number - to, 0);
    const points = far <= same ? 0 : far <= one ? -step : -2 * step;
    marks.push([`${group}:${number}`, points - Math.max(0, far - same - 1) * nearer]);
  }
  return marks;
}

/** Unstated values rank below all stated ones that are near enough. */
const behindNear = (furthest: number) => -2 * step - furthest * nearer;

/** EU sizes in tenths; a range for a child's age. */
export function shoeWish(from: number, to: number): Wish {
  const marks: [string, number][] = [];
  const [little, more] = nearness.shoeTenths;
  for (let tenths = from - more; tenths <= to + more; tenths += 5) {
    const off = Math.max(from - tenths, tenths - to, 0);
    marks.push([`shoe:${tenths}`, off === 0 ? 0 : off <= little ? -step : -2 * step]);
  }
  return { points: { marks: [...marks, ['has:shoe', ruledOut]], otherwise: -2 * step }, counts: true };
}

/** Any of the sizes, or an adjacent one. */
export function sizeWish(...sizes: string[]): Wish {
  const near = sizes.flatMap((size) =>
    neighbouringSizes(size).map(
      (each) => [`size:${each}`, -2 * step - sizesApart(size, each) * nearer] as const,
    ),
  );
  const right = sizes.map((size) => [`size:${size}`, 0] as const);
  return {
    points: { marks: [...right, ...near, ['has:size', ruledOut]], otherwise: behindNear(furthestSize) },
    counts: true,
  };
}

/** The item fits the age, by its length or as stated; a mere „for children“ is a step off. */
export function ageWish(things: Things, { from, to }: Pick<FactOf<'age'>, 'from' | 'to'>): Wish {
  if (things.length > 0 && things.every((each) => each === 'shoes')) {
    const sizes = [shoesOfAge(from), shoesOfAge(to)].flatMap((each) => each ?? []);
    if (sizes.length > 0) return shoeWish(Math.min(...sizes) * 10, Math.max(...sizes) * 10);
  }
  const long = things.some((each) => each === 'stick' || each === 'shaft');
  const [shortest, longest] = shaftsOfGrown('ages', Math.max(from, grownFrom.ages), to);
  // From some age on adult sizes apply, as far as clothing sizes go.
  if (from >= grownFrom.ages && (long || clothesOfAge(to) === undefined))
    return long ? lengthWish(shortest, longest, 'shaft') : adultWish;
  const marks: [string, number][] =
    long && to >= grownFrom.ages ? stepped('shaft', shortest, [0, 0, 0], longest) : [];
  for (let age = from - 2; age <= to + 2; age += 1) {
    const off = Math.max(from - age, age - to, 0);
    marks.push([`age:${age}`, -off * step]);
    const height = off < 2 && !things.includes('stick') ? clothesOfAge(age) : undefined;
    if (height) marks.push([`size:${height}`, off === 0 ? 0 : -2 * step]);
  }
  return { points: { marks: [...marks, ['age:unknown', -step]], otherwise: ruledOut }, counts: true };
}

/** A stick length by the table for a height (cm), or clothes of that size. */
export function bodyWish(things: Things, { from, to }: { from: number; to: number }): Wish {
  if (things.some((each) => each === 'stick' || each === 'shaft'))
    return lengthWish(...shaftsOfGrown('heights', from, to), 'shaft');
  const sizes = heightSizes.filter((size) => size >= from - beside && size <= to + beside).map(String);
  return sizes.length > 0 ? sizeWish(...sizes) : adultWish;
}

/** Tolerance of a clothing size in cm of height. */
const beside = 3;

/** Anything not for children. */
export const adultWish: Wish = { points: { marks: [['for:child', ruledOut]], otherwise: 0 }, counts: true };

export function juniorWish(things: Things): Wish {
  // Sizes worn by older children and by women.
  const shared = things.includes('shoes')
    ? [360, 365, 370, 375, 380].map((tenths) => [`shoe:${tenths}`, -step] as const)
    : [];
  const untold = things.length > 0 && things.every((each) => thingsOfAnyAge.has(each)) ? -2 * step : ruledOut;
  return { points: { marks: [['for:child', 0], ...shared], otherwise: untold }, counts: true };
}

export function colourWish(colour: string): Wish {
  return {
    points: {
      marks: [
        [`colour:${colour}`, 0],
        ['has:colour', -2 * step],
      ],
      otherwise: -step,
    },
    counts: true,
  };
}

/** Steps off by wanted and actual wear; unlisted levels are excluded. `none` is unstated wear. */
const wornSteps: Record<string, Record<string, number>> = {
  new: { new: 0, 'like-new': 1, light: 2, none: 2 },
  'like-new': { new: 0, 'like-new': 0, light: 1, used: 2, moderate: 2, none: 2 },
  light: { new: 1, 'like-new': 0, light: 0, used: 1, moderate: 2, none: 2 },
  used: { new: 0, 'like-new': 0, light: 0, used: 0, moderate: 0, heavy: 1, none: 0 },
  moderate: { new: 0, 'like-new': 0, light: 0, used: 0, moderate: 0, heavy: 1, none: 1 },
  heavy: { damaged: 1, heavy: 0, moderate: 1, used: 1, none: 2 },
  damaged: { damaged: 0, heavy: 2 },
};

export function wornWish(level: string): Wish {
  const { none, ...steps } = wornSteps[level] ?? {};
  const marks = Object.entries(steps).map(([each, count]) => [`worn:${each}`, -count * step] as const);
  const untold = none === undefined ? ruledOut : -none * step;
  return { points: { marks: [...marks, ['has:worn', ruledOut]], otherwise: untold }, counts: true };
}

/**
 * A price range in which cheaper is as near as more expensive: slightly above is one step off, further above
 * two; with many criteria even more does not exclude. Within a step, nearer prices rank first.
 */
export function priceWish(from: number, to: number, many: boolean): Wish {
  const [little, more] = nearness.price;
  const times = many ? [...timesOver, ...farTimesOver] : timesOver;
  const band = (factor: number, points: number) => ({
    ...(from === 0 ? {} : { min: Math.ceil(from / factor) }),
    ...(Number.isFinite(to) ? { max: Math.floor(to * factor) } : {}),
    points,
  });
  const off = times.map((factor, at) => band(factor, (factor <= little ? -step : -2 * step) - at * nearer));
  const far = -2 * step - times.length * nearer;
  return {
    points: {
      number: 'priceCzk',
      bands: [band(1, 0), ...off],
      missing: -2 * step - times.indexOf(more) * nearer,
      otherwise: many ? far : ruledOut,
    },
    counts: true,
  };
}

/** Factors that distinguish prices: within the tolerance, and beyond. */
const timesOver = [1.05, 1.1, 1.15, nearness.price[0], 1.3, 1.4, nearness.price[1]];
const farTimesOver = [1.75, 2, 2.5, 3, 4, 6];
/** Too small to outweigh any criterion, and still a whole point when halved. */
const nearer = 2;

/**
 * One of the towns, then its district, then its region; a region or district only from inside, unless there are
 * many criteria.
 */
export function placeWish(places: readonly NamedPlace[], many: boolean, km?: number): Wish {
  const far = many ? -2 * step : ruledOut;
  const marks = places.flatMap((place) => {
    if (place.regions)
      return [
        ...place.regions.map((region): [string, number] => [`region:${region}`, 0]),
        ...(place.districts ?? []).map((district): [string, number] => [`district:${district}`, 0]),
      ];
    const near: [string, number][] = [[`${place.kind}:${place.code}`, 0]];
    if (place.kind === 'place' && km !== undefined) near.push([`around:${place.code}:${km}`, 0]);
    if (place.kind === 'place' && place.district) near.push([`district:${place.district}`, -step]);
    if (place.kind !== 'region') near.push([`region:${place.region}`, -2 * step]);
    return near;
  });
  return {
    points: { marks, otherwise: far },
    counts: true,
    ...(many ? {} : { required: marks.map(([mark]) => mark) }),
  };
}
