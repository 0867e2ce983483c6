import { categoryBySlug, storedPositions } from '../catalogue/index.ts';
import { distanceKm } from '../places/index.ts';
import {
  categoryOfThing,
  kindOfThing,
  lineKeys,
  substitutesOf,
  thingsOfAnyAge,
  vagueCategories,
} from '../query-understanding/index.ts';
import type { ListingFacts } from './listing-facts.ts';
import { reachOf } from './reach.ts';
import { thingsIn, valuesIn, type Wish, type Wishes } from './wishes.ts';

/** How an offer matches a demand's wishes; `unknown` are wishes the offer does not state. */
export type Fit = {
  hand?: string | undefined;
  shaft?: number | undefined;
  total?: number | undefined;
  flex?: number | undefined;
  shoe?: number | undefined;
  size?: string | undefined;
  brand?: string | undefined;
  km: number;
  /** The offer's price and the margin below the demand's maximum, in whole CZK. */
  price?: number | undefined;
  under?: number | undefined;
  unknown: readonly Unknown[];
};
export type Unknown = 'hand' | 'length' | 'flex' | 'size' | 'age' | 'line' | 'price' | 'other';

const isMeasure: ReadonlySet<Unknown> = new Set(['hand', 'length', 'flex', 'size']);

/** How an offer meets a demand's stated wishes, or undefined; unstated facts match but rank lower. */
export function fitOf(wishes: Wishes, demand: ListingFacts, offer: ListingFacts): Fit | undefined {
  if (demand.kind !== 'demand' || offer.kind !== 'offer') return undefined;
  if (demand.advertiserId === offer.advertiserId) return undefined;
  const thing = thingIn(wishes, demand, offer);
  if (thing === undefined || !isFiledAlike(thing, demand, offer)) return undefined;
  const scopes = scopesOf(thing, offer.marks);
  const stated = (group: string) => scopes.flatMap((scope) => valuesIn(offer.marks, scope + group));
  const unknown: Unknown[] = [];
  const misses = { is: false };
  /** The matching value; undefined when none is wanted or none is stated. */
  const oneOf = <T>(wanted: boolean, values: readonly T[], fits: (value: T) => boolean, what: Unknown) => {
    if (!wanted) return undefined;
    if (values.length === 0) unknown.push(what);
    else if (!values.some(fits)) misses.is = true;
    return values.find(fits);
  };
  const inList = (list: readonly string[], values: readonly string[], what: Unknown) =>
    oneOf(list.length > 0, values, (value) => list.includes(value), what);
  const inRange = (wish: Wish | undefined, values: readonly number[], what: Unknown) =>
    oneOf(wish !== undefined, values, (value) => !wish || isWithin(wish, value), what);

  const lengths = lengthOf(wishes, stated('shaft').map(Number), stated('total').map(Number));
  const fit = {
    hand: inList(wishes.hands, stated('hand'), 'hand'),
    ...lengths.fit,
    flex: inRange(wishes.flex, stated('flex').map(Number), 'flex'),
    shoe: inRange(
      wishes.shoe,
      stated('shoe').map((tenths) => Number(tenths) / 10),
      'size',
    ),
    size: oneOf(
      wishes.sizes.length > 0,
      stated('size'),
      (size) => wishes.sizes.some((wanted) => isSameSize(wanted, size)),
      'size',
    ),
  };
  if (lengths.misses) return undefined;
  if (lengths.unknown) unknown.push('length');
  inList(wishes.hardness, stated('hardness'), 'other');
  inList(wishes.colours, stated('colour'), 'other');
  const brand = brandOf(wishes, offer, stated('brand'));
  if (brand === false) return undefined;
  if (missesLine(wishes, thing, stated('line'), unknown)) return undefined;
  if (missesForm(wishes, offer, unknown)) return undefined;
  const isMeasured = ['shaft', 'total', 'shoe', 'size'].some((group) => stated(group).length > 0);
  if (missesAge(wishes, thing, stated, isMeasured, unknown)) return undefined;
  if (offer.condition !== undefined && !wishes.conditions.includes(offer.condition)) return undefined;
  const price = priceOf(offer);
  if (wishes.maxPrice !== undefined) {
    if (price === undefined) unknown.push('price');
    else if (price > wishes.maxPrice) return undefined;
  }
  const km = Math.round(distanceKm(demand.spot, offer.spot));
  // A lot of several things that leaves a wanted measure open suits someone else better.
  if (unknown.some((what) => isMeasure.has(what)) && offer.marks.has(`lot:${thing}`)) return undefined;
  if (misses.is || km > reachOf(wishes, demand, offer)) return undefined;
  return {
    ...fit,
    brand,
    km,
    price,
    under: price === undefined || wishes.maxPrice === undefined ? undefined : wishes.maxPrice - price,
    unknown,
  };
}

/** Minimum pieces of goalkeeper gear sold together that count as a set. */
const piecesOfSet = 3;

/** The thing that both listings are about, or a substitute for it. */
function thingIn({ things }: Wishes, demand: ListingFacts, offer: ListingFacts): string | undefined {
  const offered = [
    ...thingsIn(offer.marks),
    ...(valuesIn(offer.marks, 'lot-goalie').some((pieces) => Number(pieces) >= piecesOfSet)
      ? ['goalie-set']
      : []),
  ];
  // In the same category the two may name the item by its part: „hůl X-shaft“.
  const near = demand.categoryId === offer.categoryId ? 1 : 3;
  return (
    offered.find((thing) => things.includes(thing)) ??
    offered.find((thing) => things.some((wanted) => (substitutesOf[wanted]?.[thing] ?? 0) >= near))
  );
}

/** In an unusual category, the category may be right and the recognized thing wrong. */
function isFiledAlike(thing: string, demand: ListingFacts, offer: ListingFacts): boolean {
  if (demand.categoryId === offer.categoryId) return true;
  const homes = categoriesOf([thing, ...Object.keys(substitutesOf[thing] ?? {})]);
  return homes.has(demand.categoryId) && homes.has(offer.categoryId);
}

/** Ids of the categories for these things, plus those where anything may be listed. */
export function categoriesOf(things: readonly string[]): Set<number> {
  const slugs = [...things.flatMap((thing) => categoryOfThing(thing) ?? []), ...vagueCategories];
  return new Set(slugs.flatMap((slug) => categoryBySlug(slug)?.id ?? []));
}

/** Mark prefixes under which an offer describes a thing; marks of the only item have no prefix. */
function scopesOf(thing: string, marks: ReadonlySet<string>): string[] {
  if (marks.has(`thing:${thing}`)) return [''];
  const things = thing === 'goalie-set' ? thingsIn(marks) : [thing];
  return things.map((each) => `${each}|`);
}

const isWithin = ({ min, max }: Wish, value: number) => value >= min && value <= max;

/** A blade adds 10 or 11 cm to the shaft. */
export const bladeCm = [10, 11];

/** Compares shafts if both state one; otherwise converts between shaft and total length. */
function lengthOf(
  { shaft, total }: Wishes,
  shafts: readonly number[],
  totals: readonly number[],
): { fit: { shaft?: number; total?: number }; misses?: boolean; unknown?: boolean } {
  const [firstShaft] = shafts;
  const [firstTotal] = totals;
  const stated = {
    ...(firstShaft === undefined ? {} : { shaft: firstShaft }),
    ...(firstTotal === undefined ? {} : { total: firstTotal }),
  };
  const wish = shaft ?? total;
  if (!wish) return { fit: {} };
  if (shafts.length + totals.length === 0) return { fit: {}, unknown: true };
  const same = shaft ? shafts : totals;
  const reckoned = shaft
    ? totals.flatMap((cm) => bladeCm.map((blade) => cm - blade))
    : shafts.flatMap((cm) => bladeCm.map((blade) => cm + blade));
  const values = same.length > 0 ? same : reckoned;
  const fitting = values.find((cm) => isWithin(wish, cm));
  if (fitting === undefined) return { fit: {}, misses: true };
  if (same.length === 0) return { fit: stated };
  return { fit: shaft ? { shaft: fitting } : { total: fitting } };
}

const isChildrens = (size: string) => size === 'xs' || size === 'xxs' || Number(size) <= 164;

function isSameSize(wanted: string, size: string): boolean {
  if (wanted === size || size === 'universal') return true;
  const [group, other] = wanted === 'junior' || wanted === 'senior' ? [wanted, size] : [size, wanted];
  if (group === 'junior') return other !== 'senior' && isChildrens(other);
  return group === 'senior' && other !== 'junior' && !isChildrens(other);
}

/**
 * The offer's brand if it matches, `false` if it does not. A demand for a brand does not match an unknown one.
 */
function brandOf(
  { brands, notBrands }: Wishes,
  { brand, marks }: ListingFacts,
  stated: readonly string[],
): string | undefined | false {
  const own = [
    ...(brand === undefined ? [] : [brand]),
    ...stated,
    ...valuesIn(marks, 'line-brand'),
    ...valuesIn(marks, 'brand'),
  ];
  if (own.some((each) => notBrands.includes(each))) return false;
  if (brands.length === 0) return undefined;
  return own.find((each) => brands.includes(each)) ?? false;
}

/** A product line named in the demand's title must match; another line is another product. */
function missesLine(
  { lines }: Wishes,
  thing: string,
  stated: readonly string[],
  unknown: Unknown[],
): boolean {
  const isOfKind = (key: string) =>
    lineKeys()
      .get(key)
      ?.of.some(({ kind }) => kind === kindOfThing[thing]);
  const wanted = lines.filter(isOfKind);
  if (wanted.length === 0) return false;
  const offered = stated.filter(isOfKind);
  if (offered.length === 0) unknown.push('line');
  return offered.length > 0 && !offered.some((line) => wanted.includes(line));
}

/** Wishes that only form fields state, such as the certification mark or the size of a goal. */
function missesForm({ choices, ranges }: Wishes, offer: ListingFacts, unknown: Unknown[]): boolean {
  for (const [key, wanted] of choices) {
    if (!offer.choices.has(key)) unknown.push('other');
    else if (!wanted.some((value) => offer.choices.has(`${key}:${value}`))) return true;
  }
  for (const [key, { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }] of ranges) {
    const position = storedPositions[key];
    const span = position === undefined ? undefined : offer.spans[position - 1];
    if (!span || span.from < 0) continue;
    if (span.to < min * 10 || span.from > max * 10) return true;
  }
  return false;
}

/** Ages count only when the demand states no measure, which is more precise. */
function missesAge(
  { ages, forChild, forAdult, ...wishes }: Wishes,
  thing: string,
  stated: (group: string) => string[],
  isMeasured: boolean,
  unknown: Unknown[],
): boolean {
  const isWished = wishes.shaft ?? wishes.total ?? wishes.shoe ?? wishes.sizes[0];
  if (thingsOfAnyAge.has(thing) || (isWished !== undefined && isMeasured)) return false;
  const isChilds = stated('for').includes('child');
  if (forAdult) return isChilds;
  if (!ages && !forChild) return false;
  const years = stated('age').map(Number).filter(Number.isInteger);
  const { min = 0, max = min } = ages ?? {};
  if (ages && years.length > 0) return !years.some((year) => year >= min && year <= max);
  if (isChilds) return false;
  if (!isMeasured) unknown.push('age');
  return isMeasured && max < 15;
}

/** In whole CZK; undefined when negotiable. */
export function priceOf({ priceType, price, readPrice }: ListingFacts): number | undefined {
  if (priceType === 'free') return 0;
  return priceType === 'fixed' ? (price ?? readPrice) : readPrice;
}

/** This distance in km weighs as much as one unstated fact. */
const farKm = 100;

/**
 * Sort order of matches: those that may cost more than the limit last, then fewest unstated facts, then near and well
 * below the limit.
 */
export function compareFits(one: Fit, other: Fit): number {
  const mayCostMore = ({ unknown }: Fit) => Number(unknown.includes('price'));
  return mayCostMore(one) - mayCostMore(other) || weightOf(one) - weightOf(other);
}

export const weightOf = ({ unknown, km, under = 0 }: Fit): number =>
  unknown.length + Math.min(km, 3 * farKm) / farKm - Math.min(under, 1_000) / 4_000;
