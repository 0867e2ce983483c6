import { choiceFilters } from '../catalogue/address.ts';
import { rangeParameters, type SearchParameter } from './parameters.ts';

const several: ReadonlySet<SearchParameter> = new Set([
  'category',
  'brand',
  'condition',
  'wear',
  'priceType',
  ...choiceFilters,
]);

const slug = /^[a-z0-9-]{1,60}$/;
const oneOf =
  (...known: string[]) =>
  (value: string) =>
    known.includes(value) ? value : undefined;
const matching = (shape: RegExp) => (value: string) => (shape.test(value) ? value : undefined);
const wholeNumber = (most: number) => (value: string) => {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= most ? String(number) : undefined;
};

/** How a parameter's value is written, or nothing for one that means nothing. */
const written: Readonly<Partial<Record<SearchParameter, (value: string) => string | undefined>>> = {
  q: (words) => words.replaceAll(/\s+/g, ' '),
  kind: oneOf('offer', 'demand'),
  category: matching(slug),
  brand: matching(slug),
  condition: oneOf('new', 'like-new', 'used', 'damaged'),
  wear: oneOf('light', 'moderate', 'heavy'),
  priceType: oneOf('fixed', 'agreement', 'free'),
  swap: oneOf('yes'),
  place: matching(/^[A-Za-z0-9-]{1,20}$/),
  radius: wholeNumber(200),
  photo: oneOf('yes'),
  seller: oneOf('private', 'trader'),
  age: oneOf('1', '3', '7', '30'),
  sort: oneOf('relevance', 'newest', 'cheapest', 'dearest', 'nearest'),
  // So many come on a page anyway.
  limit: (value) => (value === '24' ? undefined : wholeNumber(100)(value)),
  ...Object.fromEntries(rangeParameters.map((name) => [name, rangeText])),
  ...Object.fromEntries(choiceFilters.map((name) => [name, matching(/^.{1,60}$/)])),
};

/** The API takes no more values of one parameter. */
const mostValues = 40;

/** The values of one parameter as an address writes them: each once, in one order, unknown ones left out. */
export function writtenValues(name: SearchParameter, given: readonly string[]): string[] {
  const values = given.flatMap((value) => {
    const text = value.trim();
    const kept = text === '' ? undefined : written[name] ? written[name](text) : text;
    return kept === undefined ? [] : [kept];
  });
  const unique = [...new Set(values)];
  return several.has(name) ? unique.toSorted().slice(0, mostValues) : unique.slice(0, 1);
}

/** `300-800`, `-500`, `42.5-`; ends given the other way round are turned, what is no number is as if left open. */
function rangeText(text: string): string | undefined {
  const [min, max, ...more] = text.split('-').map(bound);
  return more.length > 0 ? undefined : rangeOf(min, max);
}

/** The two fields of a plain form as one range. */
export function rangeOfFields(min: string, max: string): string | undefined {
  return rangeOf(bound(min), bound(max));
}

function rangeOf(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return `${max}-${min}`;
  return `${min ?? ''}-${max ?? ''}`;
}

/** A number as people type it, with spaces, a unit or a comma: `1 500 Kč`, `42,5`. */
function bound(typed: string): number | undefined {
  const text = typed.replaceAll(/\s|Kč|cm|mm|ks|l$/gi, '').replace(',', '.');
  return /^\d{1,7}(\.5)?$/.test(text) ? Number(text) : undefined;
}
