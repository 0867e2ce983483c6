import { addOfferUrl, outgrownUrl } from '../../contract/urls.ts';
import { searchAddress } from '../search/address.ts';
import { readSearch } from '../search/form.ts';

/** Search for offers of the next size. */
export function nextSizeAddress({
  category = '',
  ...search
}: Readonly<Record<string, string>>): `/${string}` {
  const address = searchAddress(readSearch(category, new URLSearchParams(search)));
  return `/${address.slice(1)}`;
}

type Sellable = {
  category: string;
  brand?: string | null | undefined;
  model?: string | null | undefined;
  attributes: Readonly<Record<string, readonly string[]>>;
};

/** The wizard prefilled with an item's known facts, except its condition. */
export function offerOfThing(
  { category, brand, model, attributes }: Sellable,
  title: string,
  price?: number,
): `/${string}` {
  const pairs = [
    ['category', category],
    ['title', title],
    ...(brand ? [['brand', brand]] : []),
    ...(model ? [['model', model]] : []),
    ...(price === undefined ? [] : [['price', `-${price}`]]),
    ...Object.entries(attributes).flatMap(([key, values]) => values.map((value) => [key, value])),
  ];
  return `${addOfferUrl}?${new URLSearchParams(pairs)}`;
}

/** The page prefilled with facts from elsewhere. */
export const outgrownAddress = (known: Readonly<Record<string, string>>): string =>
  `${outgrownUrl}?${new URLSearchParams(known)}`;
