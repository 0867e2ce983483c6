import { attributesToForm, categoryById } from '../catalogue/index.ts';
import { attributesOf } from './card.ts';
import type { FormValues } from './contract.ts';
import type { DetailRow } from './db-cards.ts';

/** Form values that would produce this listing. */
export function formValuesOf(row: DetailRow): FormValues {
  const single = {
    kind: row.kind,
    category: categoryById(row.category_id)?.slug,
    brand: row.brand,
    brandText: row.brand_text,
    model: row.model,
    title: row.title,
    description: row.description,
    condition: row.condition,
    wear: row.wear,
    priceType: row.price_type,
    price: row.price?.toString(),
    quantity: row.quantity > 1 ? row.quantity.toString() : undefined,
    swap: row.swap ? 'on' : undefined,
    swapWants: row.swap_wants,
    swapCategory: row.swap_category === null ? undefined : categoryById(row.swap_category)?.slug,
    swapSize: row.swap_size,
    swapHand: row.swap_hand,
    place: row.place_code,
    placeName: row.place_code === null ? row.place_name : undefined,
    placeDistrict: row.place_code === null ? row.district_code : undefined,
    placeShown: row.place_exact ? 'exact' : 'district',
  };
  const stated = Object.entries(single).flatMap(([name, value]): [string, string][] =>
    value ? [[name, value]] : [],
  );
  return {
    ...Object.fromEntries(stated),
    ...(row.wanted_conditions ? { wantedConditions: row.wanted_conditions } : {}),
    ...attributesToForm(attributesOf(row)),
  };
}
