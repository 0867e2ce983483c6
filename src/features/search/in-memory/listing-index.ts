import type { Point } from '../../places/index.ts';
import { markSeparator } from '../../query-understanding/contract.ts';
import { Columns } from './columns.ts';
import { isCommonMark } from './common-marks.ts';
import type { IndexRow, PointRow } from './db-rows.ts';
import { Posting } from './posting.ts';

export type Points = { places: Map<string, Point>; districts: Map<string, Point> };

/** The searchable index of all live listings. Derived data: it can be dropped and rebuilt. */
export class ListingIndex {
  readonly columns = new Columns();
  readonly postings = new Map<string, Posting>();
  /** Posting lists of combinations of common marks, by mark. */
  readonly markSetPostings = new Map<string, Posting>();
  /** End of promotion by listing id, in milliseconds since the epoch. */
  readonly promotedUntil = new Map<number, number>();
  points: Points = { places: new Map(), districts: new Map() };
  /** Incremented by every change. */
  revision = 0;
  /** Incremented by every change to places. */
  placesRevision = 0;
  /** First ordinal by id of each live listing. */
  readonly #ordinals = new Map<number, number>();
  /** Number of ordinals of live listings. */
  #liveOrdinals = 0;
  /** Number of combinations of common marks indexed so far. */
  #markSets = 0;

  get liveListings(): number {
    return this.#ordinals.size;
  }

  /** Number of ordinals of removed or replaced listings. */
  get removedOrdinals(): number {
    return this.columns.size - this.#liveOrdinals;
  }

  /** Ordinals of a listing's items, ascending. */
  ordinalsOf(id: number): number[] {
    const first = this.#ordinals.get(id);
    return first === undefined ? [] : this.columns.thingsFrom(first);
  }

  /** Adds or replaces a listing. */
  put(row: IndexRow): void {
    this.remove(row.id);
    const { items } = row;
    const first = this.columns.reserve(items.length);
    items.forEach((marks, at) => this.#putItem(row, marks, first, at));
    this.#ordinals.set(row.id, first);
    this.#liveOrdinals += items.length;
    if (row.topped_until !== null) this.promotedUntil.set(row.id, row.topped_until);
  }

  #putItem(row: IndexRow, marks: string, first: number, at: number): void {
    const common: string[] = [];
    for (const mark of marks === '' ? [] : marks.split(markSeparator)) {
      const posting = postingOf(this.postings, mark);
      posting.add(first + at, first);
      if (posting.isCommon) common.push(mark);
    }
    this.columns.append(row, common.join(markSeparator), at);
    const markSet = this.columns.markSets[first + at] ?? 0;
    if (markSet < this.#markSets) return;
    this.#markSets = markSet + 1;
    for (const mark of common) postingOf(this.markSetPostings, mark).add(markSet, markSet);
  }

  remove(id: number): void {
    this.revision += 1;
    const ordinal = this.#ordinals.get(id);
    if (ordinal === undefined) return;
    for (const each of this.columns.thingsFrom(ordinal)) {
      this.columns.remove(each);
      this.#liveOrdinals -= 1;
    }
    this.#ordinals.delete(id);
    this.promotedUntil.delete(id);
  }

  setPoints({ places, districts }: { places: PointRow[]; districts: PointRow[] }): void {
    this.revision += 1;
    this.placesRevision += 1;
    this.points = { places: pointsByCode(places), districts: pointsByCode(districts) };
  }

  /** Number of live listings with a mark. */
  countOf(mark: string): number {
    const live = (this.postings.get(mark)?.ordinals ?? new Uint32Array(0)).filter((each) =>
      this.columns.isLive(each),
    );
    return new Set(live.map((each) => this.columns.firstOf(each))).size;
  }

  /** Number of listings by word, including those removed since the index was built. */
  countWords(): Map<string, number> {
    const words = new Map<string, number>();
    for (const [mark, posting] of this.postings) {
      if (mark.startsWith('word:')) words.set(mark.slice('word:'.length), posting.listings);
    }
    return words;
  }

  /** Size of columns and posting lists in bytes, without strings and maps. */
  get bytes(): number {
    let bytes = this.columns.bytes;
    for (const posting of this.postings.values()) bytes += posting.bytes;
    return bytes;
  }
}

function postingOf(postings: Map<string, Posting>, mark: string): Posting {
  const existing = postings.get(mark);
  if (existing) return existing;
  const posting = new Posting(isCommonMark(mark));
  postings.set(mark, posting);
  return posting;
}

function pointsByCode(rows: PointRow[]): Map<string, Point> {
  return new Map(rows.map(({ code, lat, lon }) => [code, { lat, lon }]));
}
