import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalSearch, queryOf } from './search-text.ts';

test('a search has one canonical form, whatever its order and presentation parameters', () => {
  const one = canonicalSearch(
    'q=+unihoc++96+&category=florbalky&brand=zone&brand=unihoc&sort=newest&limit=50',
  );
  expect(one).toBe('brand=unihoc&brand=zone&category=florbalky&q=unihoc+96');
  expect(canonicalSearch('brand=unihoc&brand=zone&brand=zone&q=unihoc 96&category=florbalky')).toBe(one);
});

test('an invalid search, or one that matches everything, cannot be watched', () => {
  expect(canonicalSearch('price=levne')).toBeUndefined();
  expect(canonicalSearch('q=ab')).toBeUndefined();
  expect(canonicalSearch('sort=cheapest&limit=10')).toBeUndefined();
  expect(canonicalSearch('utm_source=x')).toBeUndefined();
  expect(canonicalSearch('')).toBeUndefined();
});

test('canonicalization is idempotent and always yields a valid search', () => {
  const pair = fc.tuple(
    fc.constantFrom(
      'q',
      'category',
      'brand',
      'price',
      'kind',
      'place',
      'hand',
      'flexMm',
      'sort',
      '__proto__',
      'x',
    ),
    fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('offer', '300-800', '-500', 'florbalky', 'left')),
  );
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const canonical = canonicalSearch(String(new URLSearchParams(pairs)));
      if (canonical === undefined) return;
      expect(canonicalSearch(canonical)).toBe(canonical);
      expect(queryOf(canonical)).toBeDefined();
    }),
  );
});
