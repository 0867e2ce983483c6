import type { Plan } from '../query-understanding/contract.ts';
import type { Point } from '../places/index.ts';
import type { Area } from './area.ts';
import type { Condition } from './conditions.ts';
import type { Sort } from './contract.ts';

/** A search prepared for an engine: words parsed to a plan, places resolved to areas. */
export type EngineQuery = {
  /** Undefined without words. */
  readonly plan?: Plan | undefined;
  /** Area of each mark `place:code` in the plan. */
  readonly places: ReadonlyMap<string, Area>;
  readonly conditions: readonly Condition[];
  /** In microseconds; listings published later are excluded. */
  readonly asOf: number;
  /** Selects near misses of the words instead of exact results. */
  readonly near?: boolean | undefined;
};

export type Order =
  | { readonly sort: Sort; readonly centre?: Point | undefined }
  /**
   * Order of near misses: by points rounded to `grain`, then the nearest kilometre, then exact points. Requires
   * words.
   */
  | { readonly sort: 'nearby'; readonly centre: Point; readonly grain: number };

/** Combines the three keys of `nearby` in one integer: up to 511 points and 1,023 km. */
export const nearbyKey = { km: 512, grain: 512 * 1024 };

/** What to return for a search. */
export type Wanted = {
  /** `after`: sort values of the last listing shown. */
  readonly page?: { order: Order; after?: readonly number[] | undefined; atMost: number } | undefined;
  /**
   * Facet counts of every parameter, but only of these attributes. `radii`: areas around a selected
   * municipality.
   */
  readonly counts?: { attributes: readonly string[]; radii: readonly Area[] } | undefined;
  readonly topped?: { now: Date; atMost: number } | undefined;
};

export type Found = {
  readonly id: number;
  /** Sort values, ending with the id. */
  readonly after: readonly number[];
};

/** For each value, the number of results when it replaces the parameter's other values. */
export type Counts = {
  readonly total: number;
  /** By index of the condition: number of listings that miss only this one. */
  readonly missing: readonly number[];
  /** By parameter and value. Attributes themselves are values of `carried`. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly ranges: ReadonlyMap<string, CountedRange>;
};

/** In whole CZK or tenths of an attribute's unit; `bars` are those of `histogramOf`. */
export type CountedRange = { carried: number; min: number; max: number; bars: readonly number[] };

export type Answer = {
  readonly page: readonly Found[];
  readonly counts?: Counts | undefined;
  readonly topped: readonly number[];
};

/** Interface of the two search engines, which must agree: SQL and the in-memory index. */
export type Engine = {
  answer(ask: EngineQuery, wanted: Wanted): Promise<Answer>;
  /** Number of results. */
  count(ask: EngineQuery): Promise<number>;
  /** The results among these listings. */
  among(ask: EngineQuery, ids: readonly number[]): Promise<number[]>;
  /** All results in no particular order, with their public coordinates. */
  spots(ask: EngineQuery): Promise<Spot[]>;
  /** Number of results by value of a single-valued parameter. */
  countBy(ask: EngineQuery, key: SingleKey): Promise<ReadonlyMap<string, number>>;
  /** Number of listings by mark within a group, e.g. `line`. */
  countMarks(group: string): Promise<Map<string, number>>;
};

/** Parameters with at most one value per listing; for `place` it is the district. */
export const singleKeys = [
  'kind',
  'swap',
  'category',
  'brand',
  'condition',
  'wear',
  'priceType',
  'photo',
  'seller',
  'place',
] as const;
export type SingleKey = (typeof singleKeys)[number];

export type Spot = Point & { readonly id: number };
