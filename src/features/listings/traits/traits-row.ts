import type { AttributeDefinition, AttributeValue, AttributeValues } from '../../catalogue/contract.ts';
import { categoryForm, currentBrand, otherStickLengths, storedPositions } from '../../catalogue/index.ts';
import type { ListingText } from '../../query-understanding/contract.ts';
import { analyzeListing, analyzerVersion } from '../../query-understanding/index.ts';
import { productLines } from './product-lines.ts';

/** Tenths of the attribute's unit, both ends in it. */
type Span = { from: number; to: number };

/** Of an attribute without a value: every other end is 0 or more. */
const noSpan: Span = { from: -1, to: -1 };

const spanCount = Math.max(...Object.values(storedPositions).map((position) => position ?? 0));

/** What a search filters a listing's attributes by. */
type FilterValues = {
  /** `key` for each attribute that has a value, and `key:value` for each of its values, in a fixed order. */
  choices: string[];
  /** By `storedPositions`; what has one number has a span from it to itself. */
  spans: Span[];
};

/**
 * The attributes that filter in the listing's category. A demand's list or range fits whatever it has in common with
 * a filter. A stick that states one of its lengths has the other by estimate.
 */
function filterValues(category: string, attributes: AttributeValues): FilterValues {
  const definitions = categoryForm(category)?.attributes.filter(({ filter }) => filter) ?? [];
  const stated = category === 'florbalky' ? otherStickLengths(attributes) : attributes;
  const choices: string[] = [];
  const spans: Span[] = Array.from({ length: spanCount }, () => noSpan);
  for (const definition of definitions) {
    const value = stated[definition.key];
    if (value === undefined) continue;
    const position = storedPositions[definition.key];
    if (position !== undefined) {
      spans[position - 1] = spanOf(definition, value);
      continue;
    }
    const values = valuesOf(value);
    if (values.length > 0) choices.push(definition.key, ...values.map((each) => `${definition.key}:${each}`));
  }
  return { choices, spans };
}

/** Yes and no are choices too, written as the search's parameters write them. */
function valuesOf(value: AttributeValue): string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? [...new Set(value)].toSorted() : [];
}

/** An end that a demand leaves open is the catalogue's; a number lies on the attribute's step. */
function spanOf(definition: AttributeDefinition, value: AttributeValue): Span {
  if (typeof value === 'number') return { from: tenths(definition, value), to: tenths(definition, value) };
  if (typeof value !== 'object' || Array.isArray(value)) return noSpan;
  const { min = definition.min ?? 0, max = definition.max ?? min } = value;
  return { from: tenths(definition, min), to: tenths(definition, Math.max(min, max)) };
}

function tenths({ step = 1 }: AttributeDefinition, value: number): number {
  return Math.round(value / step) * Math.round(step * 10);
}

/** The columns with a listing's traits: for ranking, filtering and counting. */
export function traitsRow(listing: ListingText) {
  const { marks, items, numbers, read } = analyzeListing(listing);
  const attributes: AttributeValues = { ...listing.attributes, ...read.attributes };
  const { choices, spans } = filterValues(listing.category, attributes);
  const named = read.brand ?? listing.brand;
  const brand = named === undefined ? undefined : currentBrand(named);
  return {
    reading_version: analyzerVersion,
    // Plans prefer one kind to the other; places they ask of the columns.
    marks: [...new Set([`kind:${listing.kind}`, ...marks])],
    items: items.map((each) => [`kind:${listing.kind}`, ...each].join('\n')),
    read_price_czk: numbers.priceCzk ?? null,
    filter_brand: brand ?? null,
    filter_condition: read.condition ?? listing.condition ?? null,
    filter_wear: read.wear ?? listing.wear ?? null,
    filter_choices: choices,
    filter_from: spans.map(({ from }) => from),
    filter_to: spans.map(({ to }) => to),
    product_lines: productLines({ ...listing, brand, marks }),
  };
}
