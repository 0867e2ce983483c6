import { BoundedCache } from '../../platform/cache/bounded-cache.ts';
import type { AttributeValues } from '../catalogue/contract.ts';
import { noBrand, otherBrand } from '../catalogue/index.ts';
import {
  childrensGroups,
  type Range,
  readWishes,
  sizeKeys,
  sticksByHeight,
  type TextWishes,
} from '../query-understanding/index.ts';
import type { ListingFacts } from './listing-facts.ts';

/** What a demand asks for. An empty list and a missing range accept anything. */
export type Wishes = {
  things: readonly string[];
  hands: readonly string[];
  shaft?: Wish | undefined;
  total?: Wish | undefined;
  flex?: Wish | undefined;
  shoe?: Wish | undefined;
  sizes: readonly string[];
  brands: readonly string[];
  notBrands: readonly string[];
  lines: readonly string[];
  hardness: readonly string[];
  colours: readonly string[];
  ages?: Range | undefined;
  forChild: boolean;
  forAdult: boolean;
  /** Form-only attributes: accepted values, or a range of an attribute not listed above. */
  choices: ReadonlyMap<string, readonly string[]>;
  ranges: ReadonlyMap<string, Range>;
  conditions: readonly string[];
  /** Maximum price in whole CZK. */
  maxPrice?: number | undefined;
  withinKm?: number | undefined;
};

/** A stated range is exact; a single number is approximate. */
export type Wish = { min: number; max: number };

/** Tolerance of a single number, in cm, mm and EU sizes. */
export const tolerances = { length: 2, flex: 1, shoe: 0.5 } as const;

/** Attributes with a wish of their own, or unrelated to the item. */
const elsewhere: ReadonlySet<string> = new Set([
  'shaftLengthCm',
  'totalLengthCm',
  'flexMm',
  'shoeSizeEu',
  'hand',
  'bladeHardness',
  'colour',
  'ageGroup',
  'handover',
  'fit',
]);
/** Form fields take precedence; the text supplies what they leave open. */
export function wishesOf(demand: ListingFacts): Wishes {
  const text = readCached(demand);
  const form = demand.attributes;
  const shaft = around(rangeIn(form, 'shaftLengthCm') ?? text.shaft, tolerances.length);
  const total = around(rangeIn(form, 'totalLengthCm') ?? text.total, tolerances.length);
  const groups = listIn(form, 'ageGroup');
  const sizes = [...sizeKeys].flatMap((key) => listIn(form, key));
  const brand = demand.brand === noBrand || demand.brand === otherBrand ? undefined : demand.brand;
  const things = thingsIn(demand.marks);
  return {
    things,
    hands: orElse(listIn(form, 'hand'), text.hands),
    shaft: shaft ?? (total ? undefined : shaftOfBody(text.body)),
    total,
    flex: around(rangeIn(form, 'flexMm') ?? text.flex, tolerances.flex),
    shoe: around(rangeIn(form, 'shoeSizeEu') ?? text.shoe, tolerances.shoe),
    sizes: orElse(sizes, orElse(text.sizes, valuesIn(demand.marks, 'size'))),
    brands: brand === undefined ? text.brands : [brand],
    notBrands: text.notBrands,
    lines: text.lines,
    // For a stick, „měkká“ refers to its shaft.
    hardness: orElse(listIn(form, 'bladeHardness'), things.includes('blade') ? text.hardness : []),
    colours: orElse(listIn(form, 'colour'), text.colours),
    ages: yearsOf(groups) ?? text.ages,
    forChild: text.forChild,
    forAdult: text.forAdult || (groups.length > 0 && groups.every((each) => each === 'adult')),
    choices: new Map(
      Object.keys(form)
        .filter((key) => !elsewhere.has(key) && !sizeKeys.has(key))
        .map((key) => [key, listIn(form, key)] as const)
        .filter(([, values]) => values.length > 0),
    ),
    ranges: new Map(
      Object.keys(form)
        .filter((key) => !elsewhere.has(key))
        .flatMap((key) => {
          const range = rangeIn(form, key);
          return range ? [[key, range] as const] : [];
        }),
    ),
    conditions: demand.wantedConditions ?? conditionsOf(text),
    maxPrice: demand.priceType === 'fixed' ? demand.price : text.maxPrice,
    withinKm: text.withinKm,
  };
}

/** Parsing a text takes milliseconds, and each new offer is compared with many demands. */
const readTexts = new BoundedCache<TextWishes>({ entries: 5_000 });

const readCached = ({ title, description }: ListingFacts): TextWishes =>
  readTexts.getOr(`${title}\n${description}`, () => readWishes(title, description));

/** Damaged items are excluded unless the demand accepts them. */
function conditionsOf({ onlyNew, damagedToo }: { onlyNew: boolean; damagedToo: boolean }): string[] {
  if (onlyNew) return ['new'];
  return ['new', 'like-new', 'used', ...(damagedToo ? ['damaged'] : [])];
}

function around(range: Range | undefined, tolerance: number): Wish | undefined {
  if (!range) return undefined;
  const { min, max } = range;
  const some = min !== undefined && min === max ? tolerance : 0;
  return { min: (min ?? Number.NEGATIVE_INFINITY) - some, max: (max ?? Number.POSITIVE_INFINITY) + some };
}

/** Usual shaft lengths for a body height. */
function shaftOfBody(body: Range | undefined): Wish | undefined {
  const { min, max = min } = body ?? {};
  if (min === undefined || max === undefined) return undefined;
  const rows = sticksByHeight.filter(({ heights }) => heights[0] <= max && heights[1] >= min);
  if (rows.length === 0) return undefined;
  return {
    min: Math.min(...rows.map(({ shafts }) => shafts[0])),
    max: Math.max(...rows.map(({ shafts }) => shafts[1])),
  };
}

/** Years covered by children's age groups; undefined if an adult group is among them. */
function yearsOf(groups: readonly string[]): Range | undefined {
  const years = groups.flatMap((group) => childrensGroups[group] ?? []);
  return years.length > 0 && years.length === 2 * groups.length
    ? { min: Math.min(...years), max: Math.max(...years) }
    : undefined;
}

/** Things a listing offers or looks for, alone or among others. */
export const thingsIn = (marks: ReadonlySet<string>): string[] =>
  ['thing', 'several', 'lot'].flatMap((group) => valuesIn(marks, group));

export const valuesIn = (marks: ReadonlySet<string>, group: string): readonly string[] =>
  groupsOf(marks).get(group) ?? [];

/** Grouped marks are cached, because a listing is compared with many others. */
const groups = new WeakMap<ReadonlySet<string>, Map<string, string[]>>();

function groupsOf(marks: ReadonlySet<string>): Map<string, string[]> {
  const found = groups.get(marks);
  if (found) return found;
  const read = new Map<string, string[]>();
  for (const mark of marks) {
    const colon = mark.indexOf(':');
    const group = mark.slice(0, colon);
    const values = read.get(group);
    if (values) values.push(mark.slice(colon + 1));
    else read.set(group, [mark.slice(colon + 1)]);
  }
  groups.set(marks, read);
  return read;
}

const orElse = <T>(first: readonly T[], otherwise: readonly T[]): readonly T[] =>
  first.length > 0 ? first : otherwise;

function listIn(form: AttributeValues, key: string): string[] {
  const value = form[key];
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  return Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
}

function rangeIn(form: AttributeValues, key: string): Range | undefined {
  const value = form[key];
  if (typeof value === 'number') return { min: value, max: value };
  return typeof value === 'object' && !Array.isArray(value) ? value : undefined;
}
