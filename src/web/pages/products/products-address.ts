import { productsUrl } from '../../urls.ts';

/** What of the catalogue is being looked at; the first page has no number. */
export type ProductsChoice = {
  category?: string | undefined;
  brand?: string | undefined;
  page?: number | undefined;
};

/** Reads an address as a plain form writes it, with empty fields. */
export function readProductsChoice(query: URLSearchParams): ProductsChoice {
  const slug = (name: string) => /^[a-z0-9-]{1,60}$/.exec(query.get(name) ?? '')?.[0];
  const page = /^[1-9]\d{0,2}$/.exec(query.get('page') ?? '')?.[0];
  const category = slug('category');
  return {
    category,
    brand: slug('brand'),
    page: category && page && page !== '1' ? Number(page) : undefined,
  };
}

/** The one address of a choice. */
export function productsAddress({ category, brand, page }: ProductsChoice): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (brand) query.set('brand', brand);
  if (category && page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `${productsUrl}?${query}` : productsUrl;
}
