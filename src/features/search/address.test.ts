import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { choiceFilters, numberFilters } from '../catalogue/address.ts';
import { categories, categoryForm } from '../catalogue/index.ts';
import {
  changed,
  isPlain,
  rangeParameters,
  searchAddress,
  searchParameters,
  without,
  withWords,
} from './address.ts';
import { narrowest, readSearch } from './form.ts';
import { searchQuery } from './contract.ts';

const tidy = (slug: string | undefined, query: string) =>
  searchAddress(readSearch(slug, new URLSearchParams(query)));

describe('the address of a search', () => {
  test('drops empty fields of a plain form', () => {
    expect(tidy(undefined, 'q=&kind=&category=&priceMin=&priceMax=&place=&radius=&sort=')).toBe(
      '/vyhledavani',
    );
  });

  test('moves a single category into the path and leaves several in the query', () => {
    expect(tidy(undefined, 'category=florbalky&q=zone')).toBe('/vyhledavani/florbalky?q=zone');
    expect(tidy(undefined, 'category=florbalky&category=cepele')).toBe(
      '/vyhledavani?category=cepele&category=florbalky',
    );
  });

  test('ignores the case of categories and brands', () => {
    expect(tidy('FLORBALKY', 'brand=Unihoc')).toBe('/vyhledavani/florbalky?brand=unihoc');
  });

  test('joins the two price fields into one range, either end open', () => {
    expect(tidy('florbalky', 'priceMin=300&priceMax=800')).toBe('/vyhledavani/florbalky?price=300-800');
    expect(tidy('florbalky', 'priceMin=&priceMax=1+500+Kč')).toBe('/vyhledavani/florbalky?price=-1500');
    expect(tidy('florbalky', 'price=300-800&priceMin=&priceMax=')).toBe(
      '/vyhledavani/florbalky?price=300-800',
    );
  });

  test('joins the fields of every range, accepts commas and units, and swaps reversed ends', () => {
    expect(
      tidy(undefined, 'shoeSizeEuMin=42,5&shoeSizeEuMax=&shaftLengthCmMin=100+cm&shaftLengthCmMax=92'),
    ).toBe('/vyhledavani?shaftLengthCm=92-100&shoeSizeEu=42.5-');
    expect(tidy(undefined, 'price=800-300&flexMm=0026-')).toBe('/vyhledavani?price=300-800&flexMm=26-');
    expect(tidy(undefined, 'price=levně&flexMm=-&quantity=1-2-3')).toBe('/vyhledavani');
  });

  test('keeps a radius only around a municipality, not around a district or region', () => {
    expect(tidy(undefined, 'place=CZ0642-lhw3ca&radius=10')).toBe(
      '/vyhledavani?place=CZ0642-lhw3ca&radius=10',
    );
    expect(tidy(undefined, 'place=CZ064&radius=10')).toBe('/vyhledavani?place=CZ064');
    expect(tidy(undefined, 'place=CZ0643&radius=10')).toBe('/vyhledavani?place=CZ0643');
  });

  test('keeps sorting by distance only with a place that has a centre, or with words', () => {
    expect(tidy(undefined, 'sort=nearest')).toBe('/vyhledavani');
    expect(tidy(undefined, 'place=CZ064&sort=nearest')).toBe('/vyhledavani?place=CZ064');
    expect(tidy(undefined, 'place=CZ020A&sort=nearest')).toBe('/vyhledavani?place=CZ020A&sort=nearest');
    expect(tidy(undefined, 'q=hůl+brno&sort=nearest')).toBe('/vyhledavani?q=h%C5%AFl+brno&sort=nearest');
  });

  test('drops unknown values and defaults', () => {
    expect(tidy(undefined, 'age=5&seller=x&photo=no&kind=swap&limit=24&radius=5&sort=relevance')).toBe(
      '/vyhledavani',
    );
    expect(tidy(undefined, 'q=++zone+++hyper+&limit=048')).toBe('/vyhledavani?q=zone+hyper&limit=48');
  });

  test('contains every search parameter in a fixed order, with values the API accepts', () => {
    expect(new Set(searchParameters)).toEqual(new Set(Object.keys(searchQuery.shape)));
    const attributes = categories().flatMap(({ slug }) => categoryForm(slug)?.attributes ?? []);
    const numbers = new Set(
      attributes.flatMap(({ key, type, filter }) => (filter && /int|decimal/.test(type) ? [key] : [])),
    );
    expect(new Set<string>(numberFilters)).toEqual(numbers);
    const range = fc.tuple(
      fc.constantFrom(...rangeParameters),
      fc.stringMatching(/^[0-9]{0,8}[.,]?5?-?[0-9]{0,8}$/),
    );
    const choice = fc.tuple(
      fc.constantFrom(...choiceFilters, 'brand', 'kind', 'age', 'radius'),
      fc.string({ maxLength: 70 }),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(range, choice), { maxLength: 6 }), (pairs) => {
        const search = readSearch(undefined, new URLSearchParams([...pairs, ['place', 'CZ064']]));
        const query = Object.fromEntries(
          Object.entries(search).map(([name, values]) => [name, values?.length === 1 ? values[0] : values]),
        );
        expect(searchQuery.safeParse(query).error?.issues ?? []).toEqual([]);
      }),
    );
  });

  test('drops a radius without a place and the default order', () => {
    expect(tidy(undefined, 'radius=25&sort=newest')).toBe('/vyhledavani');
    expect(tidy(undefined, 'q=zone&sort=relevance')).toBe('/vyhledavani?q=zone');
    expect(tidy(undefined, 'q=zone&sort=newest')).toBe('/vyhledavani?q=zone&sort=newest');
  });

  test('is canonical: independent of the order of parameters, and idempotent', () => {
    const pair = fc.tuple(
      fc.constantFrom(...searchParameters),
      fc.constantFrom('a', 'b', '', ' c ', 'č&=?/#'),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 8 }), (pairs) => {
        const several = pairs.filter(([name]) => ['brand', 'condition', 'wear', 'category'].includes(name));
        const once = tidy(undefined, String(new URLSearchParams(several)));
        expect(tidy(undefined, String(new URLSearchParams(several.toReversed())))).toBe(once);
        const address = new URL(tidy(undefined, String(new URLSearchParams(pairs))), 'http://bazar.example');
        const slug = address.pathname.split('/')[2];
        expect(tidy(slug && decodeURIComponent(slug), address.search.slice(1))).toBe(
          address.pathname + address.search,
        );
      }),
    );
  });

  test('changing a filter returns to the first page', () => {
    const search = readSearch('florbalky', new URLSearchParams('brand=zone&brand=unihoc&cursor=abc'));
    expect(searchAddress(without(search, 'brand', 'zone'))).toBe('/vyhledavani/florbalky?brand=unihoc');
    expect(searchAddress(without(search, 'category'))).toBe('/vyhledavani?brand=unihoc&brand=zone');
    expect(searchAddress(changed(search, 'sort', ['cheapest']))).toBe(
      '/vyhledavani/florbalky?brand=unihoc&brand=zone&sort=cheapest',
    );
  });

  test('a category replaces its selected group', () => {
    const parents = { dresy: 'obleceni', kratasy: 'obleceni' };
    const both = readSearch(undefined, new URLSearchParams('category=obleceni&category=dresy'));
    expect(searchAddress(narrowest(both, parents))).toBe('/vyhledavani/dresy');
    const others = readSearch(undefined, new URLSearchParams('category=kratasy&category=dresy'));
    expect(narrowest(others, parents)).toBe(others);
  });

  test('words shorter than the minimum are dropped', () => {
    const search = readSearch(undefined, new URLSearchParams('q=levá+L&brand=zone'));
    expect(searchAddress(withWords(search, 'L'))).toBe('/vyhledavani?brand=zone');
    expect(searchAddress(withWords(search, ' levá '))).toBe('/vyhledavani?q=lev%C3%A1&brand=zone');
  });

  test('without its place a search has no radius', () => {
    const search = readSearch(undefined, new URLSearchParams('place=582786&radius=25'));
    expect(searchAddress(without(search, 'place'))).toBe('/vyhledavani');
  });

  test('only a bare list or a single category is indexable', () => {
    expect(isPlain(readSearch('florbalky', new URLSearchParams()))).toBe(true);
    expect(isPlain(readSearch(undefined, new URLSearchParams()))).toBe(true);
    expect(isPlain(readSearch('florbalky', new URLSearchParams('brand=zone')))).toBe(false);
    expect(isPlain(readSearch(undefined, new URLSearchParams('cursor=abc')))).toBe(false);
  });
});
