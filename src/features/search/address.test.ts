import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, isPlain, readSearch, searchAddress, searchParameters, without } from './address.ts';

const tidy = (slug: string | undefined, query: string) =>
  searchAddress(readSearch(slug, new URLSearchParams(query)));

describe('the address of a search', () => {
  test('drops what a plain form left empty', () => {
    expect(tidy(undefined, 'q=&kind=&category=&priceMin=&priceMax=&place=&radius=&sort=')).toBe(
      '/vyhledavani',
    );
  });

  test('moves one category into the path and leaves several in the query', () => {
    expect(tidy(undefined, 'category=florbalky&q=zone')).toBe('/vyhledavani/florbalky?q=zone');
    expect(tidy(undefined, 'category=florbalky&category=cepele')).toBe(
      '/vyhledavani?category=cepele&category=florbalky',
    );
  });

  test('joins the two fields of a price into one range, either side open', () => {
    expect(tidy('florbalky', 'priceMin=300&priceMax=800')).toBe('/vyhledavani/florbalky?price=300-800');
    expect(tidy('florbalky', 'priceMin=&priceMax=1+500+Kč')).toBe('/vyhledavani/florbalky?price=-1500');
    expect(tidy('florbalky', 'price=300-800&priceMin=&priceMax=')).toBe(
      '/vyhledavani/florbalky?price=300-800',
    );
  });

  test('leaves out a radius around nowhere and the order that holds anyway', () => {
    expect(tidy(undefined, 'radius=25&sort=newest')).toBe('/vyhledavani');
    expect(tidy(undefined, 'q=zone&sort=relevance')).toBe('/vyhledavani?q=zone');
    expect(tidy(undefined, 'q=zone&sort=newest')).toBe('/vyhledavani?q=zone&sort=newest');
  });

  test('is the same for the same search in any order, and tidying it again changes nothing', () => {
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

  test('changing a filter starts the list from its beginning', () => {
    const search = readSearch('florbalky', new URLSearchParams('brand=zone&brand=unihoc&cursor=abc'));
    expect(searchAddress(without(search, 'brand', 'zone'))).toBe('/vyhledavani/florbalky?brand=unihoc');
    expect(searchAddress(without(search, 'category'))).toBe('/vyhledavani?brand=unihoc&brand=zone');
    expect(searchAddress(changed(search, 'sort', ['cheapest']))).toBe(
      '/vyhledavani/florbalky?brand=unihoc&brand=zone&sort=cheapest',
    );
  });

  test('without its place a search has no radius', () => {
    const search = readSearch(undefined, new URLSearchParams('place=582786&radius=25'));
    expect(searchAddress(without(search, 'place'))).toBe('/vyhledavani');
  });

  test('only a bare list or one category is for search engines', () => {
    expect(isPlain(readSearch('florbalky', new URLSearchParams()))).toBe(true);
    expect(isPlain(readSearch(undefined, new URLSearchParams()))).toBe(true);
    expect(isPlain(readSearch('florbalky', new URLSearchParams('brand=zone')))).toBe(false);
    expect(isPlain(readSearch(undefined, new URLSearchParams('cursor=abc')))).toBe(false);
  });
});
