import type { RouterContextProvider } from 'react-router';
import {
  type AttributeRules,
  type AttributeValue,
  choiceFilters,
  numberFilters,
} from '../../../features/catalogue/contract.ts';
import { attributesFromForm } from '../../../features/catalogue/rules.ts';
import type { ListingCard, OwnListing } from '../../../features/listings/contract.ts';
import { searchListings } from '../../../features/search/contract.ts';
import { fieldList } from '../../../ui/forms/form-fields.ts';
import { callApi } from '../../api-client.ts';
import { searchUrl } from '../../../contract/urls.ts';
import { categoryOf } from './listing-form-data.ts';

/** One row of cards. */
const shown = 4;

export type FittingOffers = { offers: ListingCard[]; total: number; address: string };

/** Living offers that fit a demand right now, and the search that finds them all; nothing where it cannot be asked. */
export async function fittingOffers(
  context: Readonly<RouterContextProvider>,
  demand: OwnListing,
): Promise<FittingOffers | undefined> {
  const category = await categoryOf(context, demand.category);
  if (!category) return undefined;
  const wishes = wishesOf(demand, category);
  const answer = await callApi(context, searchListings, { query: { ...wishes, limit: shown } });
  if (!answer.ok) return undefined;
  const { items, total } = answer.data;
  return { offers: items.filter(({ misses }) => misses.length === 0), total, address: addressOf(wishes) };
}

/** A demand as parameters of a search for offers. */
export function wishesOf(
  { category, brand, price, values }: Pick<OwnListing, 'category' | 'brand' | 'price' | 'values'>,
  rules: AttributeRules,
) {
  const attributes = attributesFromForm(rules, 'demand', values);
  const parameters: Record<string, string | string[]> = {};
  for (const key of numberFilters) {
    const range = rangeText(attributes[key]);
    if (range) parameters[key] = range;
  }
  for (const key of choiceFilters) {
    const wanted = attributes[key];
    if (Array.isArray(wanted)) parameters[key] = wanted.map(String);
  }
  const conditions = fieldList(values, 'wantedConditions');
  return {
    kind: 'offer' as const,
    category: [category],
    // A brand that is not in the list cannot be searched for.
    ...(brand && !['jina', 'bez-znacky'].includes(brand) ? { brand: [brand] } : {}),
    ...(conditions.length > 0 ? { condition: [...conditions] } : {}),
    ...(price === undefined ? {} : { price: `-${price}` }),
    ...parameters,
  };
}

/** `92-96`, `-96`, `92-`. */
function rangeText(value: unknown): string | undefined {
  if (!isRange(value)) return undefined;
  const { min, max } = value;
  return min === undefined && max === undefined ? undefined : `${min ?? ''}-${max ?? ''}`;
}

function isRange(value: unknown): value is Extract<AttributeValue, { min?: number | undefined }> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function addressOf({ category, ...rest }: ReturnType<typeof wishesOf>): string {
  const pairs = Object.entries(rest).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, each]),
  );
  return `${searchUrl}/${category[0]}?${new URLSearchParams(pairs)}`;
}
