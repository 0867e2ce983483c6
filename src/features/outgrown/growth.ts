import { maxMonthsAhead } from './rules.ts';

/**
 * Median heights of girls and boys in cm, from the third to the nineteenth birthday: up to five years from the
 * WHO Child Growth Standards (2006), above from the WHO Growth Reference 2007 (de Onis et al., Bulletin of the
 * WHO 85:660–667), height-for-age, median column, rounded to millimetres. Czech children are slightly taller at
 * each age; only the speed of growth is taken from here, never absolute height.
 */
const medians = {
  girls: [
    95.1, 102.7, 109.4, 115.1, 120.8, 126.6, 132.5, 138.6, 145, 151.2, 156.4, 159.8, 161.7, 162.5, 162.9,
    163.1, 163.2,
  ],
  boys: [
    96.1, 103.3, 110, 116, 121.7, 127.3, 132.6, 137.8, 143.1, 149.1, 156, 163.2, 169, 172.9, 175.2, 176.1,
    176.5,
  ],
} as const;
type Medians = (typeof medians)[keyof typeof medians];

const firstYears = 3;

/** A child now: height in cm, and age in whole years if known. */
export type Child = { height: number; age?: number | undefined };

/** Individual growth is mostly within this range of the median's (spread of yearly growth in childhood). */
const slower = 0.85;
const faster = 1.15;
/** Heights are measured to the nearest centimetre. */
const measuredWithin = 0.5;

/** When a height is reached, in whole months from now: the estimate and its earliest and latest month. */
export type HeightEstimate = { usual: number; earliest: number; latest: number };

/**
 * When a child will reach a height (cm). The child is assumed to keep its ratio to the median of its age;
 * without an age, the age at which the median has the child's height is used. The sex is not asked: `usual` is
 * the mean of girls and boys, the bounds are those of the faster and the slower ones. Undefined when the mean
 * takes longer than `maxMonthsAhead`; `latest` never exceeds twice that.
 */
export function monthsUntil(child: Child, height: number): HeightEstimate | undefined {
  const paths = Object.values(medians).map((median) => pathOf(median, child));
  const usual = firstMonth((month) => mean(paths.map((path) => path(month))) >= height, maxMonthsAhead);
  if (usual === undefined) return undefined;
  const at = (path: Path, speed: number, error: number) =>
    firstMonth(
      (month) => child.height + (path(month) - child.height) * speed >= height + error,
      2 * maxMonthsAhead,
    ) ?? 2 * maxMonthsAhead;
  return {
    usual,
    earliest: Math.min(...paths.map((path) => at(path, faster, -measuredWithin))),
    latest: Math.max(...paths.map((path) => at(path, slower, measuredWithin))),
  };
}

/** Height (cm) after this many months. */
type Path = (month: number) => number;

/** An age in whole years is half a year too low on average. */
function pathOf(median: Medians, { height, age }: Child): Path {
  const years = age === undefined ? ageOf(median, height) : age + 0.5;
  const scale = height / medianAt(median, years);
  return (month) => scale * medianAt(median, years + month / 12);
}

/** Median in cm at an age in years; clamped to the table's ends. */
function medianAt(median: Medians, years: number): number {
  const place = Math.min(Math.max(years - firstYears, 0), median.length - 1);
  const below = median[Math.floor(place)] ?? 0;
  const above = median[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** The age in years at which the median has this height. */
function ageOf(median: Medians, height: number): number {
  const above = median.findIndex((each) => each > height);
  if (above < 0) return firstYears + median.length - 1;
  const [from, to] = [median[above - 1], median[above]];
  if (from === undefined || to === undefined) return firstYears;
  return firstYears + above - 1 + (height - from) / (to - from);
}

function firstMonth(holds: (month: number) => boolean, last: number): number | undefined {
  for (let month = 0; month <= last; month += 1) if (holds(month)) return month;
  return undefined;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
