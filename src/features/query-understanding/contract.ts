import type { AttributeValues, Condition, Kind, PriceType, Wear } from '../catalogue/contract.ts';

/** The form fields and text of a listing. Its place is handled separately, by place marks of the search. */
export type ListingText = {
  kind: Kind;
  /** Slug of a leaf category as the advertiser selected it; usually but not always right. */
  category: string;
  title: string;
  description: string;
  brand?: string | undefined;
  brandText?: string | undefined;
  model?: string | undefined;
  condition?: Condition | undefined;
  wear?: Wear | undefined;
  attributes: AttributeValues;
  priceType: PriceType;
  /** In whole CZK. */
  price?: number | undefined;
  swap: boolean;
};

/** Traits stored as numbers (whole CZK); all other facts are marks. */
export type TraitNumber = 'priceCzk';

/** Separator of marks, and of choices, joined to one text; occurs in none of them. */
export const markSeparator = '\n';

/**
 * The searchable traits of a listing, from its form and, where the form is silent or clearly wrong, from its
 * text. A mark is `group:value`, such as `thing:stick`, `brand:unihoc`, `hand:left`, `word:florbalk`.
 */
export type Traits = {
  marks: string[];
  /**
   * For a listing of several items: the marks of each; one item must meet a query alone. `marks` then contains
   * those of all, and each item's own prefixed by its thing (`blade|hand:left`).
   */
  items: string[][];
  numbers: Partial<Record<TraitNumber, number>>;
  /**
   * Values recognized in the text for fields the form left open, in the form's own names; also used by filters
   * and facets.
   */
  read: {
    brand?: string;
    condition?: Condition;
    wear?: Wear;
    attributes: AttributeValues;
  };
};

/** Points far below any sum: the listing does not match. */
export const out = -1_000_000;

/**
 * A score as whole points, in a small expression language, so that the in-memory index and SQL compute the same
 * number for a listing.
 */
export type Points =
  | number
  | { sum: Points[] }
  | { best: Points[] }
  | { worst: Points[] }
  /** Half, rounded towards zero. */
  | { half: Points }
  /** Maximum points of the marks the listing has, or `otherwise`. */
  | { marks: readonly (readonly [mark: string, points: number])[]; otherwise: number }
  /**
   * Points of the first band that contains the listing's number (both ends inclusive); `missing` without one.
   */
  | {
      number: TraitNumber;
      bands: readonly { min?: number; max?: number; points: number }[];
      missing: number;
      otherwise: number;
    };

/** Interpretation of a part of the query, shown as a removable chip. */
export type Understood = {
  /** The search parameter it acts like, such as `hand`, `price`, `place`; `word` for a plain text match. */
  key: string;
  /** Its value, e.g. `left`, `-500`, `CZ0642`. */
  value: string;
  /** Czech label of the chip: `levá`, `do 500 Kč`, `Brno`. */
  label: string;
  /** The query without this part. */
  rest: string;
  /** Character ranges in the query; several when it is stated twice. */
  spans: { from: number; to: number }[];
};

/** One criterion of a query, which a near miss may fail. */
export type Criterion = Pick<Understood, 'key' | 'value' | 'label'> & {
  /** 0 for a listing that meets it, at least `slightly` when nearly met; less when missed. */
  points: Points;
};

/** Unit of the scale: one criterion slightly missed. An exact match has three. */
export const step = 100;
/** Points down to which a criterion counts as met, for example by an estimated length. */
export const slightly = -50;

/** A parsed query. */
export type Plan = {
  /** A listing must have a mark of every group, otherwise it is not scored at all. */
  required: readonly (readonly string[])[];
  /** Listings with more than 0 points match, sorted by points descending. */
  score: Points;
  /** Listings with more than `slightly` are exact matches; other matches are near misses. */
  exact: Points;
  criteria: readonly Criterion[];
  understood: Understood[];
  /** Words of the query without a meaning to the search, as typed. */
  ignored: string[];
};

/** The words in stock, for prefix matching and spelling correction. */
export type Vocabulary = {
  /** Number of listings that contain a word (a stem, as in `word:` marks). */
  count(word: string): number;
  /** Most frequent first. */
  startingWith(beginning: string, atMost: number): readonly string[];
  /** Words within one typing error, nearest and most frequent first. */
  near(word: string, atMost: number): readonly string[];
};

export type NamedPlace = {
  /** Code of a municipality, district or region. */
  code: string;
  kind: 'place' | 'district' | 'region' | 'land';
  label: string;
  district?: string;
  region: string;
  /** For a historical land, which has no code of its own. */
  regions?: readonly string[];
  /** Its districts in regions that it shares. */
  districts?: readonly string[] | undefined;
};

/** Places by folded words of their names in any case: `liberci`, `hradci kralove`, `zlinsky kraj`. */
export type PlaceNames = {
  /**
   * The longest name starting at `words[at]`, with its number of words. Very short names count only as
   * `written`: the same words with capitals and diacritics.
   */
  at(
    words: readonly string[],
    at: number,
    written?: readonly string[],
  ): { place: NamedPlace; length: number } | undefined;
  /** The larger town meant by a mistyped word, or by an incomplete one if it is still being typed. */
  near?(word: string, isUnfinished: boolean): NamedPlace | undefined;
};
