import type { AttributeValues, Condition, Kind, PriceType, Wear } from '../catalogue/contract.ts';

/** What somebody wrote in a listing, form and text. Where it is stands beside it: places are marks of the search. */
export type ListingText = {
  kind: Kind;
  /** A leaf's slug, as the advertiser picked it: mostly right. */
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
  /** Whole Kč. */
  price?: number | undefined;
  swap: boolean;
};

/** What listings are ranked by as a number, in whole Kč; all other facts are marks. */
export type TraitNumber = 'priceCzk';

/**
 * What a listing is: read from its form, and from its text where the form says nothing or is plainly wrong.
 * A mark is `group:value`, such as `thing:stick`, `brand:unihoc`, `hand:left`, `word:florbalk`.
 */
export type Traits = {
  marks: string[];
  /**
   * Of a listing that offers several things: the marks of each, one of which must answer a query alone. `marks` are
   * then those of all, and behind the name of its thing (`blade|hand:left`) what is told of each.
   */
  items: string[][];
  numbers: Partial<Record<TraitNumber, number>>;
  /** What the form left open and the text tells, by the form's own names: filters and facets use it too. */
  read: {
    brand?: string;
    condition?: Condition;
    wear?: Wear;
    attributes: AttributeValues;
  };
};

/** Points far below any sum: the listing is not what was asked for. */
export const out = -1_000_000;

/**
 * How well a listing answers, as whole points. A small language, so that the index in memory and SQL come to the
 * same number for the same listing.
 */
export type Points =
  | number
  | { sum: Points[] }
  | { best: Points[] }
  | { worst: Points[] }
  /** Half, rounded towards zero. */
  | { half: Points }
  /** The most points of the marks that the listing carries, or `otherwise`. */
  | { marks: readonly (readonly [mark: string, points: number])[]; otherwise: number }
  /** The points of the first band, both ends in it, that holds the listing's number; `missing` where it has none. */
  | {
      number: TraitNumber;
      bands: readonly { min?: number; max?: number; points: number }[];
      missing: number;
      otherwise: number;
    };

/** What a part of the query was taken for: a chip that can be taken away. */
export type Understood = {
  /** The parameter of the search it acts like, such as `hand`, `price`, `place`; `word` for what is only looked for. */
  key: string;
  /** Its value there, e.g. `left`, `-500`, `CZ0642`. */
  value: string;
  /** Czech, as on the chip: `levá`, `do 500 Kč`, `Brno`. */
  label: string;
  /** The query without it. */
  rest: string;
  /** Where it stands in the query, from where until where; more than once when it is said twice. */
  spans: { from: number; to: number }[];
};

/** One wish of a query that a listing may miss and still be found. */
export type Criterion = Pick<Understood, 'key' | 'value' | 'label'> & {
  /** 0 for a listing that has it, `slightly` at the least; less for one that misses it. */
  points: Points;
};

/** A step of the scale: „one thing is slightly off“; what has all that was asked for has three. */
export const step = 100;
/** Points of a criterion that are still as good as met, such as a length that was only reckoned. */
export const slightly = -50;

/** What a query asks for. */
export type Plan = {
  /** A listing must carry a mark of every group; whoever carries none of one is not even scored. */
  required: readonly (readonly string[])[];
  /** Found are those with more than 0 points, the most first. */
  score: Points;
  /** Who has more than `slightly` here has all that was asked for; others are found, and miss something. */
  exact: Points;
  criteria: readonly Criterion[];
  understood: Understood[];
  /** Words of the query that mean nothing to the search, as they were typed. */
  ignored: string[];
};

/** The words in stock, for prefixes and for correcting typing mistakes. */
export type Vocabulary = {
  /** In how many listings a word (a stem, as in `word:` marks) stands. */
  count(word: string): number;
  /** The commonest first. */
  startingWith(beginning: string, atMost: number): readonly string[];
  /** Words of one typing mistake, the nearest and commonest first. */
  near(word: string, atMost: number): readonly string[];
};

export type NamedPlace = {
  /** A municipality's, district's or region's code. */
  code: string;
  kind: 'place' | 'district' | 'region' | 'land';
  label: string;
  district?: string;
  region: string;
  /** Of a land, which has no code of its own. */
  regions?: readonly string[];
};

/** Places by the folded words of their names, inflected or not: `liberci`, `hradci kralove`, `zlinsky kraj`. */
export type PlaceNames = {
  /**
   * The longest name that begins at `words[at]`, with how many words it takes. Very short names count only as
   * `written`: the same words with their capitals and accents.
   */
  at(
    words: readonly string[],
    at: number,
    written?: readonly string[],
  ): { place: NamedPlace; length: number } | undefined;
  /** The greater town that one mistyped or unfinished word stands for. */
  near?(word: string): NamedPlace | undefined;
};
