import type { Points, TraitNumber } from '../../reading/contract.ts';
import type { Area } from '../area.ts';
import type { ListingIndex } from './listing-index.ts';
import type { Sifted } from './sift.ts';
import { isIn } from './tests.ts';

type NumberPoints = Extract<Points, { number: TraitNumber }>;
type MarkPoints = Extract<Points, { marks: unknown }>;

const rankOf: Partial<Record<TraitNumber, number>> = {
  shaftCm: 0,
  flexMm: 1,
  shoeSizeTenths: 2,
  ageFrom: 3,
  ageTo: 4,
};

/** Counts points of many listings at once, one part of the sum after another, as `evaluate` counts those of one. */
export class Scorer {
  readonly #index: ListingIndex;
  readonly #areas: ReadonlyMap<string, Area>;
  readonly #sifted: Sifted;
  /** One more than where a place stands among those sifted; 0 for the others. */
  #at: Uint32Array | undefined;
  readonly #spare: Int32Array[] = [];

  constructor(index: ListingIndex, areas: ReadonlyMap<string, Area>, sifted: Sifted) {
    this.#index = index;
    this.#areas = areas;
    this.#sifted = sifted;
  }

  pointsOf(points: Points): Int32Array {
    if (typeof points === 'number') return this.#room().fill(points);
    if ('sum' in points) return this.#sum(points.sum);
    if ('best' in points) return this.#extreme(points.best, 1);
    if ('worst' in points) return this.#extreme(points.worst, -1);
    if ('half' in points) {
      const halved = this.pointsOf(points.half);
      for (let at = 0; at < halved.length; at += 1) halved[at] = Math.trunc((halved[at] ?? 0) / 2);
      return halved;
    }
    return 'marks' in points ? this.#ofMarks(points) : this.#ofNumber(points);
  }

  #sum(parts: readonly Points[]): Int32Array {
    let constant = 0;
    for (const part of parts) if (typeof part === 'number') constant += part;
    const sum = this.#room().fill(constant);
    for (const part of parts) {
      if (typeof part === 'number') continue;
      const points = this.pointsOf(part);
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (points[at] ?? 0);
      this.#spare.push(points);
    }
    return sum;
  }

  /** The most points of all parts, or with -1 the least. */
  #extreme(parts: readonly Points[], sign: 1 | -1): Int32Array {
    const [first = 0, ...rest] = parts;
    const kept = this.pointsOf(first);
    for (const part of rest) {
      const points = this.pointsOf(part);
      for (let at = 0; at < kept.length; at += 1) {
        const each = points[at] ?? 0;
        if (sign * (each - (kept[at] ?? 0)) > 0) kept[at] = each;
      }
      this.#spare.push(points);
    }
    return kept;
  }

  /** Room that an earlier part no longer needs; it holds anything. */
  #room(): Int32Array {
    return this.#spare.pop() ?? new Int32Array(this.#sifted.count);
  }

  #ofMarks({ marks, otherwise }: MarkPoints): Int32Array {
    const points = this.#room().fill(otherwise);
    // The most points come last and stay.
    for (const [mark, each] of marks.toSorted(([, a], [, b]) => a - b)) {
      const area = this.#areas.get(mark);
      if (area) this.#markArea(area, each, points);
      else this.#mark(mark, each, points);
    }
    return points;
  }

  #mark(mark: string, each: number, points: Int32Array): void {
    const posting = this.#index.postings.get(mark);
    if (!posting) return;
    const { places, count } = this.#sifted;
    const { bits } = posting;
    if (bits) {
      for (let at = 0; at < count; at += 1) {
        const place = places[at] ?? 0;
        if (((bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) points[at] = each;
      }
      return;
    }
    const standing = this.#standing();
    for (const place of posting.places) {
      const at = standing[place] ?? 0;
      if (at > 0) points[at - 1] = each;
    }
  }

  #markArea(area: Area, each: number, points: Int32Array): void {
    const { where, whereKinds } = this.#index.columns;
    const inside = whereKinds.values.map((kind) => isIn(area, kind));
    const { places, count } = this.#sifted;
    for (let at = 0; at < count; at += 1) if (inside[where[places[at] ?? 0] ?? 0]) points[at] = each;
  }

  #ofNumber(asked: NumberPoints): Int32Array {
    const { ranks, rankKinds, readPrice } = this.#index.columns;
    const { places, count } = this.#sifted;
    const points = this.#room();
    const rank = rankOf[asked.number];
    if (rank === undefined) {
      for (let at = 0; at < count; at += 1) {
        const price = readPrice[places[at] ?? 0] ?? -1;
        points[at] = bandOf(asked, price < 0 ? undefined : price);
      }
      return points;
    }
    const byKind = Int32Array.from(rankKinds.values, (kind) => bandOf(asked, kind[rank]));
    for (let at = 0; at < count; at += 1) points[at] = byKind[ranks[places[at] ?? 0] ?? 0] ?? 0;
    return points;
  }

  #standing(): Uint32Array {
    if (this.#at) return this.#at;
    const at = new Uint32Array(this.#index.columns.size);
    const { places, count } = this.#sifted;
    for (let each = 0; each < count; each += 1) at[places[each] ?? 0] = each + 1;
    this.#at = at;
    return at;
  }
}

function bandOf({ bands, missing, otherwise }: NumberPoints, number: number | undefined): number {
  if (number === undefined) return missing;
  for (const { min, max, points } of bands) {
    if ((min === undefined || number >= min) && (max === undefined || number <= max)) return points;
  }
  return otherwise;
}
