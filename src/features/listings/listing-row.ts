import { fold } from '../../contract/fold.ts';
import { categoryBySlug } from '../catalogue/index.ts';
import type { CheckedListing } from './validate-listing.ts';
import { traitsRow } from './traits/traits-row.ts';

const slugMaxLength = 60;

/**
 * The readable part of a listing's URL: ASCII, at most 60 characters, never empty, no leading or trailing
 * hyphen.
 */
function slugOf(title: string): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return words.slice(0, slugMaxLength).replace(/-$/, '') || 'inzerat';
}

/** Columns controlled by the listing form, including the derived search marks. */
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
    quantity: fields.quantity ?? 1,
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
