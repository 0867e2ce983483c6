import { categoryBySlug } from '../catalogue/index.ts';
import type { CheckedListing } from './read-listing.ts';
import { slugOf } from './slug.ts';
import { traitsRow } from './traits/traits-row.ts';

/** The columns that the form of a listing decides, what it is read as among them. */
export function listingRow({ fields, place }: CheckedListing, now: Date) {
  const category = categoryBySlug(fields.category);
  if (!category) throw new Error(`No category ${fields.category}`);
  const exact = fields.placeShown === 'exact';
  return {
    category_id: category.id,
    title: fields.title,
    slug: slugOf(fields.title),
    description: fields.description,
    brand: fields.brand ?? null,
    brand_text: fields.brandText ?? null,
    model: fields.model ?? null,
    condition: fields.condition ?? null,
    wear: fields.wear ?? null,
    attributes: JSON.stringify(fields.attributes),
    price_type: fields.priceType,
    price: fields.price ?? null,
    swap: fields.swap,
    swap_wants: fields.swapWants ?? null,
    swap_category: (fields.swapCategory && categoryBySlug(fields.swapCategory)?.id) || null,
    swap_size: fields.swapSize ?? null,
    swap_hand: fields.swapHand ?? null,
    wanted_conditions: fields.wantedConditions ?? null,
    place_code: place.placeCode,
    place_name: place.placeName,
    district_code: place.districtCode,
    place_exact: exact,
    ...traitsRow(fields),
    changed: now,
    updated: now,
  };
}
