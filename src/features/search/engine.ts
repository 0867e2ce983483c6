import type { Plan } from '../query-understanding/contract.ts';
import type { Point } from '../places/index.ts';
import type { Area } from './area.ts';
import type { Condition } from './conditions.ts';
import type { Sort } from './contract.ts';

/** Which listings are meant: a search whose words are planned and whose places are looked up. */
export type EngineQuery = {
  /** What the words ask for; nothing when there are none. */
  readonly plan?: Plan | undefined;
  /** Where each mark `place:code` of the plan is. */
  readonly places: ReadonlyMap<string, Area>;
  readonly conditions: readonly Condition[];
  /** Microseconds; what was published later is left out. */
  readonly asOf: number;
  /** Those that answer the words and miss something, instead of those that have all that was asked for. */
  readonly near?: boolean | undefined;
};

export type Order =
  | { readonly sort: Sort; readonly centre?: Point | undefined }
  /**
   * Of what misses something: those of so many points together, the `grain`, the nearest kilometre first, within one
   * the most points. Only for words.
   */
  | { readonly sort: 'nearby'; readonly centre: Point; readonly grain: number };

/** How `nearby` puts its three keys into one whole number: room for 511 points and 1,023 km. */
export const nearbyKey = { km: 512, grain: 512 * 1024 };

/** What is to be answered besides finding. */
export type Wanted = {
  /** `after`: the sort values of the last listing shown. */
  readonly page?: { order: Order; after?: readonly number[] | undefined; atMost: number } | undefined;
  /** Count every parameter; attributes only these. `radii`: the surroundings of a chosen municipality. */
  readonly counts?: { attributes: readonly string[]; radii: readonly Area[] } | undefined;
  readonly topped?: { now: Date; atMost: number } | undefined;
};

export type Found = {
  readonly id: number;
  /** Its sort values, from the first to its id. */
  readonly after: readonly number[];
};

/** What choosing each value would give, with the parameter's own values left out. */
export type Counts = {
  readonly total: number;
  /** By the place of the condition in the search: how many miss this one alone. */
  readonly missing: readonly number[];
  /** By parameter and value. An attribute itself is a value of `carried`. */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly ranges: ReadonlyMap<string, CountedRange>;
};

/** In whole Kč or tenths of an attribute's unit; `bars` are those of `histogramOf`. */
export type CountedRange = { carried: number; min: number; max: number; bars: readonly number[] };

export type Answer = {
  readonly page: readonly Found[];
  readonly counts?: Counts | undefined;
  readonly topped: readonly number[];
};

/** Two answer alike: SQL, and the index in memory. */
export type Engine = {
  answer(ask: EngineQuery, wanted: Wanted): Promise<Answer>;
  /** How many fit. */
  count(ask: EngineQuery): Promise<number>;
  /** Which of these listings fit. */
  among(ask: EngineQuery, ids: readonly number[]): Promise<number[]>;
  /** All that fit, in no order, with the point each may be shown at. */
  spots(ask: EngineQuery): Promise<Spot[]>;
  /** How many of what fits have each value of a parameter that has one value in each listing. */
  countBy(ask: EngineQuery, key: SingleKey): Promise<ReadonlyMap<string, number>>;
  /** In how many listings each mark of a group stands, e.g. `line`: by mark. */
  countMarks(group: string): Promise<Map<string, number>>;
};

/** Parameters of which a listing has one value at most; of `place` it is the district. */
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
