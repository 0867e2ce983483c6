import { farthestMonths } from './rules.ts';

/**
 * Median heights of girls and boys in cm, from the third to the nineteenth birthday. To five years by the WHO Child
 * Growth Standards (2006), later by the WHO Growth Reference 2007 (de Onis et al., Bulletin of the WHO 85:660–667),
 * height-for-age, the median column, rounded to millimetres. Czech children are somewhat taller at each age than these
 * medians; only how fast they grow is taken from here, never how tall they are.
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

/** A child now: cm, and whole years where they are known. */
export type Child = { height: number; age?: number | undefined };

/** Growth of single children lies mostly within so much of the median's (the spread of yearly growth in childhood). */
const slower = 0.85;
const faster = 1.15;
/** A height is measured to the nearest centimetre. */
const measuredWithin = 0.5;

/** When a height is reached, in whole months from now: usually, and between which months. */
export type Reached = { usual: number; earliest: number; latest: number };

/**
 * When a child will be so tall (cm). The child goes on at the same height against the median of its age; where the age
 * is not known, it is that at which the median is as tall. Nobody asks for the sex: „usual“ is the middle of girls and
 * boys, and the ends are those of whoever grows faster, or slower. Nothing where the middle takes longer than
 * `farthestMonths`; `latest` is never later than twice that.
 */
export function monthsUntil(child: Child, height: number): Reached | undefined {
  const paths = Object.values(medians).map((median) => pathOf(median, child));
  const usual = firstMonth((month) => mean(paths.map((path) => path(month))) >= height, farthestMonths);
  if (usual === undefined) return undefined;
  const at = (path: Path, speed: number, error: number) =>
    firstMonth(
      (month) => child.height + (path(month) - child.height) * speed >= height + error,
      2 * farthestMonths,
    ) ?? 2 * farthestMonths;
  return {
    usual,
    earliest: Math.min(...paths.map((path) => at(path, faster, -measuredWithin))),
    latest: Math.max(...paths.map((path) => at(path, slower, measuredWithin))),
  };
}

/** The height (cm) in so many months from now. */
type Path = (month: number) => number;

/** Whole years are half a year ago in the middle. */
function pathOf(median: Medians, { height, age }: Child): Path {
  const years = age === undefined ? ageOf(median, height) : age + 0.5;
  const scale = height / medianAt(median, years);
  return (month) => scale * medianAt(median, years + month / 12);
}

/** In cm at an age in years; before and after the table what stands at its ends. */
function medianAt(median: Medians, years: number): number {
  const place = Math.min(Math.max(years - firstYears, 0), median.length - 1);
  const below = median[Math.floor(place)] ?? 0;
  const above = median[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** The age in years at which the median is so tall. */
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
