import { barOf, histogramOf } from '../facets/histogram.ts';
import { categoryById } from '../../catalogue/index.ts';
import { type IndexRow, separator } from './db-rows.ts';
import { KindsOf } from './kinds-of.ts';

/** Combination of what an offer says of itself in a word; the first one means that the listing is gone. */
export type Terms = Record<'kind' | 'swap' | 'condition' | 'wear' | 'priceType' | 'photo' | 'seller', string>;
export type Stock = Record<'category' | 'brand', string>;
export type Spans = { from: number[]; to: number[] };
export type Where = { place: string; district: string };
export type Ranks = (number | undefined)[];

const gone = 0;
const firstRoom = 1024;

/**
 * The facts of each listing by its place in the index, one typed array for each. Nothing is ever changed in place
 * but the terms of a listing that leaves.
 */
export class Columns {
  size = 0;
  ids = new Int32Array(firstRoom);
  inserted = new Float64Array(firstRoom);
  terms = new Uint16Array(firstRoom);
  stock = new Uint16Array(firstRoom);
  choices = new Uint32Array(firstRoom);
  spans = new Uint32Array(firstRoom);
  where = new Uint16Array(firstRoom);
  ranks = new Uint32Array(firstRoom);
  /** Kč; -1 without a price. */
  price = new Int32Array(firstRoom);
  priceBar = new Uint8Array(firstRoom);
  /** Kč as read from form or text; -1 without one. */
  readPrice = new Int32Array(firstRoom);
  latest = 0;

  readonly termKinds = new KindsOf<Terms>((text) => {
    const [kind = '', swap = '', condition = '', wear = '', priceType = '', photo = '', seller = ''] =
      text.split(separator);
    return { kind, swap, condition, wear, priceType, photo, seller };
  });
  readonly stockKinds = new KindsOf<Stock>((text) => {
    const [category = '', brand = ''] = text.split(separator);
    return { category: categoryById(Number(category))?.slug ?? '', brand };
  });
  readonly choiceKinds = new KindsOf<string[]>((text) => (text === '' ? [] : text.split(separator)));
  readonly spanKinds = new KindsOf<Spans>((text) => {
    const [from = [], to = []] = text.split(';').map((part) => part.split(',').map(Number));
    return { from, to };
  });
  readonly whereKinds = new KindsOf<Where>((text) => {
    const [place = '', district = ''] = text.split(separator);
    return { place, district };
  });
  readonly rankKinds = new KindsOf<Ranks>((text) =>
    text.split(',').map((part) => (part === '' ? undefined : Number(part))),
  );

  constructor() {
    this.termKinds.codeOf('gone');
  }

  /** Takes a listing in and returns its place. */
  append(row: IndexRow): number {
    const at = this.size;
    if (at === this.ids.length) this.#grow(at * 2);
    const price = row.price ?? -1;
    this.ids[at] = row.id;
    this.inserted[at] = row.inserted;
    this.terms[at] = this.termKinds.codeOf(termsText(row));
    this.stock[at] = this.stockKinds.codeOf(`${row.category_id}${separator}${row.brand ?? ''}`);
    this.choices[at] = this.choiceKinds.codeOf(row.choices);
    this.spans[at] = this.spanKinds.codeOf(row.spans);
    this.where[at] = this.whereKinds.codeOf(`${row.place_code ?? ''}${separator}${row.district_code}`);
    this.ranks[at] = this.rankKinds.codeOf(row.ranks);
    this.price[at] = price;
    this.priceBar[at] = price < 0 ? 0 : barOf(priceBars, price);
    this.readPrice[at] = row.read_price_czk ?? -1;
    this.latest = Math.max(this.latest, row.inserted);
    this.size += 1;
    return at;
  }

  bury(at: number): void {
    this.terms[at] = gone;
  }

  lives(at: number): boolean {
    return this.terms[at] !== gone;
  }

  get bytes(): number {
    return this.#arrays().reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  #arrays() {
    const { ids, inserted, terms, stock, choices, spans, where, ranks, price, priceBar, readPrice } = this;
    return [ids, inserted, terms, stock, choices, spans, where, ranks, price, priceBar, readPrice];
  }

  #grow(room: number): void {
    this.ids = larger(this.ids, new Int32Array(room));
    this.inserted = larger(this.inserted, new Float64Array(room));
    this.terms = larger(this.terms, new Uint16Array(room));
    this.stock = larger(this.stock, new Uint16Array(room));
    this.choices = larger(this.choices, new Uint32Array(room));
    this.spans = larger(this.spans, new Uint32Array(room));
    this.where = larger(this.where, new Uint16Array(room));
    this.ranks = larger(this.ranks, new Uint32Array(room));
    this.price = larger(this.price, new Int32Array(room));
    this.priceBar = larger(this.priceBar, new Uint8Array(room));
    this.readPrice = larger(this.readPrice, new Int32Array(room));
  }
}

const priceBars = histogramOf('price');

function termsText(row: IndexRow): string {
  return [
    row.kind,
    row.swap ? 'yes' : '',
    row.condition ?? '',
    row.wear ?? '',
    row.price_type,
    row.photo ? 'yes' : '',
    row.trader ? 'trader' : 'private',
  ].join(separator);
}

function larger<A extends { set(from: A): void }>(from: A, to: A): A {
  to.set(from);
  return to;
}
