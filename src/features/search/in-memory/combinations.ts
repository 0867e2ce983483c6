import { numberFilters } from '../../catalogue/contract.ts';
import { categoryById, storedPositions } from '../../catalogue/index.ts';
import type { Area } from '../area.ts';
import { barOf, histogramOf } from '../facets/histogram.ts';
import { markSeparator } from '../../query-understanding/contract.ts';

/** Finds the place combinations (municipality and district) in an area by their codes. */
class PlaceKinds {
  /** Listings that show their municipality. */
  readonly #byPlace = new Map<string, number[]>();
  readonly #byDistrict = new Map<string, number[]>();
  /** Listings that show only their district, and count as in its town. */
  readonly #byTown = new Map<string, number[]>();

  add({ place, district }: { place: string; district: string }, code: number): void {
    note(this.#byDistrict, district, code);
    if (place === '') note(this.#byTown, district, code);
    else note(this.#byPlace, place, code);
  }

  /** For each combination code, 1 if it is in the area. */
  inside({ districts, places, towns }: Area, size: number): Uint8Array {
    const inside = new Uint8Array(size);
    const mark = (found: ReadonlyMap<string, readonly number[]>, names: readonly string[]) => {
      for (const name of names) for (const code of found.get(name) ?? []) inside[code] = 1;
    };
    mark(this.#byDistrict, districts);
    mark(this.#byPlace, places);
    mark(this.#byTown, towns);
    return inside;
  }
}

function note(codes: Map<string, number[]>, name: string, code: number): void {
  const existing = codes.get(name);
  if (existing) existing.push(code);
  else codes.set(name, [code]);
}

/**
 * Dictionary encoding: each distinct combination of values has a code, and listings store the code. Conditions
 * and counts are then evaluated once per combination instead of once per listing.
 */
class KindsOf<Value> {
  readonly values: Value[] = [];
  readonly #codes = new Map<string, number>();
  readonly #read: (text: string, code: number) => Value;

  constructor(read: (text: string, code: number) => Value) {
    this.#read = read;
  }

  /** The code of a combination serialized as text. */
  codeOf(text: string): number {
    const existing = this.#codes.get(text);
    if (existing !== undefined) return existing;
    const code = this.values.length;
    this.#codes.set(text, code);
    this.values.push(this.#read(text, code));
    return code;
  }
}

/** A counted value: `value` of the facet `key`, among results without a selection for `parameter`. */
type FacetValue = { parameter: string; key: string; value: string };

/** Numbers counted values, so that counting is an array increment. */
class FacetValues {
  readonly all: FacetValue[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(parameter: string, key: string, value: string): number {
    const text = `${key}:${value}`;
    const existing = this.#numbers.get(text);
    if (existing !== undefined) return existing;
    const number = this.all.length;
    this.all.push({ parameter, key, value });
    this.#numbers.set(text, number);
    return number;
  }
}

/** `values`: numbers of the facet values that a listing of this combination increments. */
type Counted = { values: readonly number[] };

/** Single-valued facts of a listing; the first combination marks a removed one. */
export type Terms = Counted & {
  /** A further item of a listing, found by words only. */
  further: boolean;
} & Record<'kind' | 'swap' | 'condition' | 'wear' | 'priceType' | 'photo' | 'seller', string>;
export type Stock = Counted & Record<'category' | 'brand', string>;
export type Choices = Counted & { all: readonly string[] };
/** In the order of `numberFilters`; undefined for attributes the listing lacks. */
export type Spans = readonly (Span | undefined)[];
type Span = { low: number; high: number; lowBar: number; highBar: number };
type Where = Counted & { place: string; district: string };

const stored = numberFilters.map((key) => ({
  histogram: histogramOf(key),
  position: storedPositions[key] ?? 0,
}));

/** All combinations that occur in listings, each with the facet values it counts for. */
export class Combinations {
  readonly facetValues = new FacetValues();
  readonly places = new PlaceKinds();

  readonly termKinds = new KindsOf<Terms>((text) => {
    const [
      kind = '',
      swap = '',
      condition = '',
      wear = '',
      priceType = '',
      photo = '',
      seller = '',
      further = '',
    ] = text.split(markSeparator);
    const terms = { kind, swap, condition, wear, priceType, photo, seller };
    return { ...terms, further: further !== '', values: text === 'removed' ? [] : this.#numbersOf(terms) };
  });
  readonly stockKinds = new KindsOf<Stock>((text) => {
    const [id = '', brand = ''] = text.split(markSeparator);
    const stock = { category: categoryById(Number(id))?.slug ?? '', brand };
    return { ...stock, values: this.#numbersOf(stock) };
  });
  readonly choiceKinds = new KindsOf<Choices>((text) => {
    const all = text === '' ? [] : text.split(markSeparator);
    return { all, values: all.map((choice) => this.#numberOfChoice(choice)) };
  });
  readonly spanKinds = new KindsOf<Spans>((text) => {
    const [from = [], to = []] = text.split(';').map((part) => part.split(',').map(Number));
    return stored.map(({ histogram, position }) => {
      const [low = -1, high = -1] = [from[position - 1], to[position - 1]];
      return high < 0
        ? undefined
        : { low, high, lowBar: barOf(histogram, low), highBar: barOf(histogram, high) };
    });
  });
  readonly whereKinds = new KindsOf<Where>((text, code) => {
    const [place = '', district = ''] = text.split(markSeparator);
    this.places.add({ place, district }, code);
    return { place, district, values: this.#numbersOf({ place: district }) };
  });
  /** Common marks, joined. */
  readonly markSetKinds = new KindsOf<string>((text) => text);

  constructor() {
    this.termKinds.codeOf('removed');
  }

  #numbersOf(values: Record<string, string>): number[] {
    return Object.entries(values).flatMap(([key, value]) =>
      value === '' ? [] : [this.facetValues.numberOf(key, key, value)],
    );
  }

  /** `hand:left`, or `hand` for a listing that states its hand at all. */
  #numberOfChoice(choice: string): number {
    const end = choice.indexOf(':');
    if (end < 0) return this.facetValues.numberOf(choice, 'carried', choice);
    const key = choice.slice(0, end);
    return this.facetValues.numberOf(key, key, choice.slice(end + 1));
  }
}
