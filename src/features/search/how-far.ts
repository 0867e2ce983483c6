import { distanceKm, type Point } from '../places/index.ts';
import type { Criterion } from '../query-understanding/contract.ts';

/** The stated facts of a near miss. */
type Told = { marks: readonly string[]; price: number | null };

/** Incomparable values, such as another colour or word, count as one step. */
const incomparable = 1;
/** Distance of an unstated number, or of one on another scale. */
const unknown = 5;

/** For each measure its mark group, the factor to typed numbers, and the size of one step. */
const measures = new Map([
  ['size', { group: 'size', scale: 1, step: 10 }],
  ['flexMm', { group: 'flex', scale: 1, step: 2 }],
  ['shaftLengthCm', { group: 'shaft', scale: 1, step: 4 }],
  ['totalLengthCm', { group: 'only-total', scale: 1, step: 4 }],
  ['shoeSizeEu', { group: 'shoe', scale: 10, step: 1 }],
]);

/** Kilometres per step. */
const stepKm = 100;

/** Distance of a listing from a criterion it misses, in steps a buyer may still accept. */
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

/** Distance of a listing from a place it is not in, in steps. */
export function howFarAway(centre: Point | undefined, where: Point): number {
  return centre ? distanceKm(centre, where) / stepKm : incomparable;
}

/** A third of the price, but at least 50 CZK. */
function priceStep(value: string): number {
  const [from = '', to = ''] = value.split('-');
  return Math.max(Number(to === '' ? from : to) / 3, 50);
}

/** Distance of a number from `140`, `92-96`, `92-` or `-96`; NaN for invalid values. */
function outside(value: string, number: number): number {
  const [from = '', to = value.includes('-') ? '' : from] = value.split('-');
  const [least, most] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)];
  if ([least, most, number].some(Number.isNaN)) return Number.NaN;
  return Math.max(least - number, number - most, 0);
}
