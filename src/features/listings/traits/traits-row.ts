import type { AttributeValues } from '../../catalogue/contract.ts';
import type { AdvertText } from '../../reading/contract.ts';
import { readAdvert, readingVersion } from '../../reading/index.ts';
import { filterValues } from './filter-values.ts';
import { productLines } from './product-lines.ts';

/** The columns that tell what an advert is: how it is ranked, and by which values it is filtered and counted. */
export function traitsRow(advert: AdvertText) {
  const { marks, numbers, read } = readAdvert(advert);
  const attributes: AttributeValues = { ...advert.attributes, ...read.attributes };
  const { choices, spans } = filterValues(advert.category, attributes);
  const brand = read.brand ?? advert.brand;
  return {
    reading_version: readingVersion,
    // Plans prefer one kind to the other; places they ask of the columns.
    marks: [...new Set([`kind:${advert.kind}`, ...marks])],
    read_price_czk: numbers.priceCzk ?? null,
    filter_brand: brand ?? null,
    filter_condition: read.condition ?? advert.condition ?? null,
    filter_wear: read.wear ?? advert.wear ?? null,
    filter_choices: choices,
    filter_from: spans.map(({ from }) => from),
    filter_to: spans.map(({ to }) => to),
    product_lines: productLines({ ...advert, brand, marks }),
  };
}
