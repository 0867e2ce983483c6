import type { AttributeDefinition, AttributeValue, AttributeValues } from '../../catalogue/contract.ts';
import { categoryForm, currentBrand, otherStickLengths, storedPositions } from '../../catalogue/index.ts';
import { type ListingText, markSeparator } from '../../query-understanding/contract.ts';
import { analyzeListing, analyzerVersion } from '../../query-understanding/index.ts';
import { productLines } from './product-lines.ts';

/** In tenths of the attribute's unit, both ends inclusive. */
type Span = { from: number; to: number };

/** For an attribute without a value; real ends are never negative. */
const noSpan: Span = { from: -1, to: -1 };

const spanCount = Math.max(...Object.values(storedPositions).map((position) => position ?? 0));

/** The attribute values that search filters by. */
type FilterValues = {
  /** `key` for each attribute with a value and `key:value` for each of its values, in a fixed order. */
  choices: string[];
  /** Indexed by `storedPositions`; a single number is a span from itself to itself. */
  spans: Span[];
};

/**
 * The filterable attributes in the listing's category. A demand's list or range matches a filter it overlaps. A
 * stick with only one of its two lengths gets the other one by estimate.
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

/** Booleans are choices too, with the values the search parameters use. */
function valuesOf(value: AttributeValue): string[] {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no'];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? [...new Set(value)].toSorted() : [];
}

/**
 * An open end of a demand is replaced by the catalogue's limit; numbers are rounded to the attribute's step.
 */
function spanOf(definition: AttributeDefinition, value: AttributeValue): Span {
  if (typeof value === 'number') return { from: tenths(definition, value), to: tenths(definition, value) };
  if (typeof value !== 'object' || Array.isArray(value)) return noSpan;
  const { min = definition.min ?? 0, max = definition.max ?? min } = value;
  return { from: tenths(definition, min), to: tenths(definition, Math.max(min, max)) };
}

function tenths({ step = 1 }: AttributeDefinition, value: number): number {
  return Math.round(value / step) * Math.round(step * 10);
}

/** The listing's trait columns: for ranking, filtering and facet counts. */
export function traitsRow(listing: ListingText) {
  const { marks, items, numbers, read } = analyzeListing(listing);
  const attributes: AttributeValues = { ...listing.attributes, ...read.attributes };
  const { choices, spans } = filterValues(listing.category, attributes);
  const named = read.brand ?? listing.brand;
  const brand = named === undefined ? undefined : currentBrand(named);
  return {
    reading_version: analyzerVersion,
    // The plan scores by kind as a mark; places are evaluated on their own columns.
    marks: [...new Set([`kind:${listing.kind}`, ...marks])],
    items: items.map((each) => [`kind:${listing.kind}`, ...each].join(markSeparator)),
    read_price_czk: numbers.priceCzk ?? null,
    filter_brand: brand ?? null,
    filter_condition: read.condition ?? listing.condition ?? null,
    filter_wear: read.wear ?? listing.wear ?? null,
    filter_choices: choices,
    filter_from: spans.map(({ from }) => from),
    filter_to: spans.map(({ to }) => to),
    product_lines: productLines({ ...listing, brand, marks, bladeModel: attributes['bladeModel'] }),
  };
}
