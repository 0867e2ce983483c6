import type { AttributeValues } from '../../catalogue/contract.ts';
import type { ListingText } from '../../query-understanding/contract.ts';
import { analyzeListing, analyzerVersion } from '../../query-understanding/index.ts';
import { filterValues } from './filter-values.ts';
import { productLines } from './product-lines.ts';

/** The columns with a listing's traits: for ranking, filtering and counting. */
export function traitsRow(listing: ListingText) {
  const { marks, numbers, read } = analyzeListing(listing);
  const attributes: AttributeValues = { ...listing.attributes, ...read.attributes };
  const { choices, spans } = filterValues(listing.category, attributes);
  const brand = read.brand ?? listing.brand;
  return {
    reading_version: analyzerVersion,
    // Plans prefer one kind to the other; places they ask of the columns.
    marks: [...new Set([`kind:${listing.kind}`, ...marks])],
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
