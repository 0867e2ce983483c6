import { distanceKm, type Point } from '../places/index.ts';
import type { Criterion } from '../query-understanding/contract.ts';

/** What is stated of a listing that misses something. */
type Told = { marks: readonly string[]; price: number | null };

/** What cannot be compared, such as another colour or another word, is one step away. */
const incomparable = 1;
/** What tells no number where one is asked for, or one of another scale: nobody knows whether it fits. */
const unknown = 5;

/** The mark that tells each measure, how many of its numbers are one that people type, and what of these is one step. */
const measures = new Map([
  ['size', { group: 'size', scale: 1, step: 10 }],
  ['flexMm', { group: 'flex', scale: 1, step: 2 }],
  ['shaftLengthCm', { group: 'shaft', scale: 1, step: 4 }],
  ['totalLengthCm', { group: 'only-total', scale: 1, step: 4 }],
  ['shoeSizeEu', { group: 'shoe', scale: 10, step: 1 }],
]);

/** A hundred kilometres are one step. */
const stepKm = 100;

/** How far a listing is from a wish that it misses, in steps that somebody may still take. */
export function howFar({ key, value }: Pick<Criterion, 'key' | 'value'>, { marks, price }: Told): number {
  if (key === 'price') return price === null ? unknown : outside(value, price) / priceStep(value);
  const measure = measures.get(key);
  if (!measure) return incomparable;
  const stated = marks
    .filter((mark) => mark.startsWith(`${measure.group}:`))
    .map((mark) => outside(value, Number(mark.slice(measure.group.length + 1)) / measure.scale))
    .filter((far) => !Number.isNaN(far));
  return stated.length === 0 ? unknown : Math.min(...stated) / measure.step;
}

/** How far a listing is from a place that it is not in. */
export function howFarAway(centre: Point | undefined, where: Point): number {
  return centre ? distanceKm(centre, where) / stepKm : incomparable;
}

/** A third of what somebody would give, and no pennies. */
function priceStep(value: string): number {
  const [from = '', to = ''] = value.split('-');
  return Math.max(Number(to === '' ? from : to) / 3, 50);
}

/** How far a number is from `140`, `92-96`, `92-` or `-96`; not a number where one of them is none. */
function outside(value: string, number: number): number {
  const [from = '', to = value.includes('-') ? '' : from] = value.split('-');
  const [least, most] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
  if ([least, most, number].some(Number.isNaN)) return Number.NaN;
  return Math.max(least - number, number - most, 0);
}
