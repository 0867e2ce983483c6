import { choiceFilters } from '../catalogue/address.ts';
import { rangeParameters, type SearchParameter, sorts } from './parameters.ts';

// No side effects on import: pages that never parse a URL do not need this code.

function isSeveral(name: SearchParameter): boolean {
  const lists: readonly SearchParameter[] = ['category', 'brand', 'condition', 'wear', 'priceType'];
  return lists.includes(name) || isChoice(name);
}

const isChoice = (name: SearchParameter) => choiceFilters.some((each) => each === name);

/** Canonical form of a parameter's value; undefined for an invalid one. */
function written(name: SearchParameter, value: string): string | undefined {
  if (rangeParameters.includes(name)) return rangeText(value);
  const oneOf = (...known: string[]) => (known.includes(value) ? value : undefined);
  const matching = (shape: RegExp) => (shape.test(value) ? value : undefined);
  switch (name) {
    case 'q':
      return value.replaceAll(/\s+/g, ' ');
    case 'kind':
      // Offers are the default.
      return oneOf('demand', 'all');
    case 'category':
    case 'brand':
      // Typed URLs may be capitalized.
      return /^[a-z0-9-]{1,60}$/i.test(value) ? value.toLowerCase() : undefined;
    case 'condition':
      return oneOf('new', 'like-new', 'used', 'damaged');
    case 'wear':
      return oneOf('light', 'moderate', 'heavy');
    case 'priceType':
      return oneOf('fixed', 'agreement', 'free');
    case 'swap':
    case 'photo':
      return oneOf('yes');
    case 'place':
      return matching(/^[A-Za-z0-9-]{1,20}$/);
    case 'radius':
      return wholeNumber(value, 200);
    case 'seller':
      return oneOf('private', 'trader');
    case 'age':
      return oneOf('1', '3', '7', '30');
    case 'sort':
      return oneOf(...sorts);
    case 'limit':
      // The default page size.
      return value === '24' ? undefined : wholeNumber(value, 100);
    default:
      return isChoice(name) ? matching(/^.{1,60}$/) : value;
  }
}

function wholeNumber(value: string, max: number): string | undefined {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : 0;
  return number >= 1 && number <= max ? String(number) : undefined;
}

/** The API's limit of values per parameter. */
const maxValues = 40;

/** Canonical values of a parameter in a URL: unique, sorted, without invalid ones. */
export function writtenValues(name: SearchParameter, given: readonly string[]): string[] {
  const values = given.flatMap((value) => {
    const text = value.trim();
    const parsed = text === '' ? undefined : written(name, text);
    return parsed === undefined ? [] : [parsed];
  });
  const unique = [...new Set(values)];
  return isSeveral(name) ? unique.toSorted().slice(0, maxValues) : unique.slice(0, 1);
}

/** `300-800`, `-500`, `42.5-`; reversed ends are swapped, invalid ends count as open. */
function rangeText(text: string): string | undefined {
  const [min, max, ...more] = text.split('-').map(bound);
  return more.length > 0 ? undefined : rangeOf(min, max);
}

/** Combines the two form fields of a range. */
export function rangeOfFields(min: string, max: string): string | undefined {
  return rangeOf(bound(min), bound(max));
}

function rangeOf(min: number | undefined, max: number | undefined): string | undefined {
  if (min === undefined && max === undefined) return undefined;
  if (min !== undefined && max !== undefined && min > max) return `${max}-${min}`;
  return `${min ?? ''}-${max ?? ''}`;
}

/** Parses a number with spaces, a unit or a comma: `1 500 Kč`, `42,5`. */
function bound(typed: string): number | undefined {
  const text = typed.replaceAll(/\s|Kč|cm|mm|ks|l$/gi, '').replace(',', '.');
  return /^\d{1,7}(\.5)?$/.test(text) ? Number(text) : undefined;
}
