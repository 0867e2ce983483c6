import { barOf, histogramOf } from '../facets/histogram.ts';
import { markSeparator } from '../../query-understanding/contract.ts';
import type { Area } from '../area.ts';
import { blockBits, blockSize } from './listing-block.ts';
import { Combinations } from './combinations.ts';
import type { IndexRow } from './db-rows.ts';

const removed = 0;
const initialCapacity = 1024;
/** Histogram bar of listings without a price. */
export const noBar = 63;

/**
 * Facts of every item by ordinal in the index, one typed array per column, so that a scan reads sequentially and
 * only what it needs. Append-only, except the terms of a removed listing.
 */
export class Columns extends Combinations {
  size = 0;
  ids = new Int32Array(initialCapacity);
  inserted = new Float64Array(initialCapacity);
  terms = new Uint16Array(initialCapacity);
  stock = new Uint16Array(initialCapacity);
  choices = new Uint32Array(initialCapacity);
  spans = new Uint32Array(initialCapacity);
  where = new Uint16Array(initialCapacity);
  markSets = new Uint32Array(initialCapacity);
  /** In CZK; -1 without a price. */
  price = new Int32Array(initialCapacity);
  priceBar = new Uint8Array(initialCapacity);
  /** In CZK, from the form or the text; -1 without one. */
  readPrice = new Int32Array(initialCapacity);
  /** Index of the item within its listing; all items share the listing's facts. */
  item = new Uint8Array(initialCapacity);
  latest = 0;
  /** Publication times of the first and last listing of each block, including removed ones. */
  readonly #oldest: number[] = [];
  readonly #newest: number[] = [];
  /** Whether a block has a listing with several items. */
  readonly #ofSeveral: boolean[] = [];
  /** Price range of each block in CZK. */
  readonly pricesIn: { cheapest: number; dearest: number }[] = [];

  /** Appends one item of a listing. `markSet`: its common marks, joined. */
  append(row: IndexRow, markSet: string, item: number): void {
    const at = this.size;
    if (at === this.ids.length) this.#grow(at * 2);
    const price = row.price ?? -1;
    this.ids[at] = row.id;
    this.inserted[at] = row.inserted;
    this.item[at] = item;
    this.terms[at] = this.termKinds.codeOf(termsText(row, item > 0));
    this.stock[at] = this.stockKinds.codeOf(`${row.category_id}${markSeparator}${row.brand ?? ''}`);
    this.choices[at] = this.choiceKinds.codeOf(row.choices);
    this.spans[at] = this.spanKinds.codeOf(row.spans);
    this.where[at] = this.whereKinds.codeOf(`${row.place_code ?? ''}${markSeparator}${row.district_code}`);
    this.markSets[at] = this.markSetKinds.codeOf(markSet);
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

  /** First ordinal from which all items of one listing fit into one block; skipped ordinals stay empty. */
  reserve(count: number): number {
    const left = blockSize - (this.size & (blockSize - 1));
    if (count > left) {
      if (this.size + left > this.ids.length) this.#grow(this.ids.length * 2);
      this.size += left;
    }
    return this.size;
  }

  /** Whether a block has a listing with several items. */
  hasItemsIn(ordinal: number): boolean {
    return this.#ofSeveral[ordinal >>> blockBits] ?? false;
  }

  /** First ordinal of the listing an item belongs to. */
  firstOf(ordinal: number): number {
    return ordinal - (this.item[ordinal] ?? 0);
  }

  /** Ordinals of a listing's items. */
  thingsFrom(first: number): number[] {
    const ordinals = [first];
    while ((this.item[first + ordinals.length] ?? 0) === ordinals.length)
      ordinals.push(first + ordinals.length);
    return ordinals;
  }

  /** Lower bound of publication times in the block that starts at `ordinal`. */
  oldestIn(ordinal: number): number {
    return this.#oldest[ordinal >>> blockBits] ?? 0;
  }

  /** Upper bound of publication times in the block that starts at `ordinal`. */
  newestIn(ordinal: number): number {
    return this.#newest[ordinal >>> blockBits] ?? 0;
  }

  remove(at: number): void {
    this.terms[at] = removed;
  }

  isLive(at: number): boolean {
    return this.terms[at] !== removed;
  }

  /** For each place combination, 1 if it is in the area. */
  inside(area: Area): Uint8Array {
    return this.places.inside(area, this.whereKinds.values.length);
  }

  get bytes(): number {
    return this.#arrays().reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #arrays() {
    const { ids, inserted, terms, stock, choices, spans, where, markSets, price, priceBar, readPrice, item } =
      this;
    return [ids, inserted, terms, stock, choices, spans, where, markSets, price, priceBar, readPrice, item];
  }

  #grow(capacity: number): void {
    this.ids = larger(this.ids, new Int32Array(capacity));
    this.inserted = larger(this.inserted, new Float64Array(capacity));
    this.terms = larger(this.terms, new Uint16Array(capacity));
    this.stock = larger(this.stock, new Uint16Array(capacity));
    this.choices = larger(this.choices, new Uint32Array(capacity));
    this.spans = larger(this.spans, new Uint32Array(capacity));
    this.where = larger(this.where, new Uint16Array(capacity));
    this.markSets = larger(this.markSets, new Uint32Array(capacity));
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
  ].join(markSeparator);
}

function larger<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
