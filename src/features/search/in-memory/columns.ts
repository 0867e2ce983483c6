import { barOf, histogramOf } from '../facets/histogram.ts';
import type { Area } from '../area.ts';
import { blockBits, blockSize } from './listing-block.ts';
import { Combinations } from './combinations.ts';
import { separator } from '../in-sql/db-conditions.ts';
import type { IndexRow } from './db-rows.ts';

const gone = 0;
const firstRoom = 1024;
/** The bar of listings without a price. */
export const noBar = 63;

/**
 * The facts of each listing's things by their ordinal in the index, one typed array for each, so that a walk reads only what it
 * asks for, in a row. Nothing is ever changed in place but the terms of a listing that leaves.
 */
export class Columns extends Combinations {
  size = 0;
  ids = new Int32Array(firstRoom);
  inserted = new Float64Array(firstRoom);
  terms = new Uint16Array(firstRoom);
  stock = new Uint16Array(firstRoom);
  choices = new Uint32Array(firstRoom);
  spans = new Uint32Array(firstRoom);
  where = new Uint16Array(firstRoom);
  makes = new Uint32Array(firstRoom);
  /** Kč; -1 without a price. */
  price = new Int32Array(firstRoom);
  priceBar = new Uint8Array(firstRoom);
  /** Kč as read from form or text; -1 without one. */
  readPrice = new Int32Array(firstRoom);
  /** Which of a listing's things it is; all of them have its facts. */
  item = new Uint8Array(firstRoom);
  latest = 0;
  /** When the first and the last listing of each block were published, those that are gone too. */
  readonly #oldest: number[] = [];
  readonly #newest: number[] = [];
  /** Blocks that hold a listing of several things. */
  readonly #ofSeveral: boolean[] = [];
  /** The span of the prices of each block, in Kč. */
  readonly pricesIn: { cheapest: number; dearest: number }[] = [];

  /** Takes the next of a listing's things in. `make`: its common marks, joined. */
  append(row: IndexRow, make: string, item: number): void {
    const at = this.size;
    if (at === this.ids.length) this.#grow(at * 2);
    const price = row.price ?? -1;
    this.ids[at] = row.id;
    this.inserted[at] = row.inserted;
    this.item[at] = item;
    this.terms[at] = this.termKinds.codeOf(termsText(row, item > 0));
    this.stock[at] = this.stockKinds.codeOf(`${row.category_id}${separator}${row.brand ?? ''}`);
    this.choices[at] = this.choiceKinds.codeOf(row.choices);
    this.spans[at] = this.spanKinds.codeOf(row.spans);
    this.where[at] = this.whereKinds.codeOf(`${row.place_code ?? ''}${separator}${row.district_code}`);
    this.makes[at] = this.makeKinds.codeOf(make);
    this.price[at] = price;
    this.priceBar[at] = price < 0 ? noBar : barOf(priceBars, price);
    this.readPrice[at] = row.read_price_czk ?? -1;
    this.latest = Math.max(this.latest, row.inserted);
    const block = at >>> blockBits;
    this.#oldest[block] = Math.min(this.#oldest[block] ?? row.inserted, row.inserted);
    this.#newest[block] = Math.max(this.#newest[block] ?? row.inserted, row.inserted);
    const span = (this.pricesIn[block] ??= { cheapest: Number.POSITIVE_INFINITY, dearest: -1 });
    span.dearest = Math.max(span.dearest, price);
    if (price >= 0) span.cheapest = Math.min(span.cheapest, price);
    if (item > 0) this.#ofSeveral[block] = true;
    this.size += 1;
  }

  /** The ordinal where as many of one listing fit into a block; those before it stay empty. */
  roomFor(count: number): number {
    const left = blockSize - (this.size & (blockSize - 1));
    if (count > left) {
      if (this.size + left > this.ids.length) this.#grow(this.ids.length * 2);
      this.size += left;
    }
    return this.size;
  }

  /** Whether a block holds a listing of several things. */
  hasItemsIn(ordinal: number): boolean {
    return this.#ofSeveral[ordinal >>> blockBits] ?? false;
  }

  /** The first ordinal of the listing that a thing belongs to. */
  firstOf(ordinal: number): number {
    return ordinal - (this.item[ordinal] ?? 0);
  }

  /** The ordinals of a listing's things. */
  thingsFrom(first: number): number[] {
    const ordinals = [first];
    while ((this.item[first + ordinals.length] ?? 0) === ordinals.length)
      ordinals.push(first + ordinals.length);
    return ordinals;
  }

  /** No listing of the block that begins at `ordinal` was published before. */
  oldestIn(ordinal: number): number {
    return this.#oldest[ordinal >>> blockBits] ?? 0;
  }

  /** No listing of the block that begins at `ordinal` was published later. */
  newestIn(ordinal: number): number {
    return this.#newest[ordinal >>> blockBits] ?? 0;
  }

  bury(at: number): void {
    this.terms[at] = gone;
  }

  lives(at: number): boolean {
    return this.terms[at] !== gone;
  }

  /** 1 for each combination of places that lies in an area. */
  inside(area: Area): Uint8Array {
    return this.places.inside(area, this.whereKinds.values.length);
  }

  get bytes(): number {
    return this.#arrays().reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #arrays() {
    const { ids, inserted, terms, stock, choices, spans, where, makes, price, priceBar, readPrice, item } =
      this;
    return [ids, inserted, terms, stock, choices, spans, where, makes, price, priceBar, readPrice, item];
  }

  #grow(capacity: number): void {
    this.ids = larger(this.ids, new Int32Array(capacity));
    this.inserted = larger(this.inserted, new Float64Array(capacity));
    this.terms = larger(this.terms, new Uint16Array(capacity));
    this.stock = larger(this.stock, new Uint16Array(capacity));
    this.choices = larger(this.choices, new Uint32Array(capacity));
    this.spans = larger(this.spans, new Uint32Array(capacity));
    this.where = larger(this.where, new Uint16Array(capacity));
    this.makes = larger(this.makes, new Uint32Array(capacity));
    this.price = larger(this.price, new Int32Array(capacity));
    this.priceBar = larger(this.priceBar, new Uint8Array(capacity));
    this.item = larger(this.item, new Uint8Array(capacity));
    this.readPrice = larger(this.readPrice, new Int32Array(capacity));
  }
}

const priceBars = histogramOf('price');

function termsText(row: IndexRow, isFurther: boolean): string {
  return [
    row.kind,
    row.swap ? 'yes' : '',
    row.condition ?? '',
    row.wear ?? '',
    row.price_type,
    row.photo ? 'yes' : '',
    row.trader ? 'trader' : 'private',
    isFurther ? 'further' : '',
  ].join(separator);
}

function larger<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
